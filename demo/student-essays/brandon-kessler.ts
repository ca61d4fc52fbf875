// The essays of Brandon Kessler: no capitals, one thought per answer; one passage is not his.
import { riverCopy } from './planted-copies.ts';

export const brandonKessler = {
  why03: `no i dont think he should take it. he was all about asking questions so if he cant do that whats the point. its like if you told a gamer he can live but no games.

no offense to socrates but he kind of sounds like my uncle at thanksgiving. like he asks you stuff but he already thinks youre wrong, hes just waiting. so i get why people voted against him. someone who disagrees would probably say that, that he wasnt really asking he was showing off. but you shouldnt get killed for that or we would have to kill my uncle.`,
  eut02: `i put that its right because god says so. so if he said cruelty then i guess technically yes it would be right. but i dont think he would say it so its kind of pointless to ask.

can i live with it, yeah because its not going to happen. its like asking would i still eat pizza if pizza was poison. no but its not.`,
  kno03: `she knows because shes right and she had a reason. the definition from class was true belief plus a good reason and she has all 3. people are saying she got lucky but so what, if i guess on a test and its right i get the point.

second example, lets say i think my friend is home because his car is there. his car is there because it broke down but he is home. i was right so i knew it.`,
  ind02: `hume says you cant know the sun will come up because you only know about the past. and if you say the future is like the past you only know that from the past too. so its a circle.

i think its still a good reason because its science. we know how the earth rotates and gravity and everything so its not just that it happened before, there are laws. the laws cant just stop. hume lived a long time ago so he didnt have all that.`,
  min04: `if pain is a brain state then the octopus cant be in pain bc its brain is different. so no. it looks like pain but its more like an alarm going off.

but i did also click that a robot could be in pain and now theres a contradiction showing. i think what i meant is if the robot had a brain. so its not really a contradiction if you think about it that way, its just worded bad.`,
  mar02: `she learns a new fact bc she never saw red before and now she did. if you never saw it you dont know it. the strongest objection is she knew everything but obviously she didnt know that. its like when people tell you about a roller coaster and then you`,
  per03: `in my first picture im like 1 and im in a high chair with cake all over me. im still the same person because its still me, my mom has a ton of pictures in between and theyre all me.

with the mars thing i said i wake up on mars but if theres 2 then im the one on earth. i think thats right bc the earth one was there first.

${riverCopy.copy}

so if you lose all your memory youre a different person because its the memory that counts. i feel like that would suck but you wouldnt know.`,
} as const;
