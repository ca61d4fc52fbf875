// The essays of Nikos Pavlides: friendly and sure of himself, best when he has a case from home.
import { handsCopy } from './planted-copies.ts';

export const nikosPavlides = {
  why03: `I should admit that my yiayia has a magnet of Socrates on the fridge, so I may not be entirely neutral. He should turn the offer down.

The reason is that he thinks the god gave him a job. You can say that there is no god at Delphi, but he believes it, and he has organized fifty years around it. If he quits now because of a threat, then all those years turn out to be something he did while it was safe. A soldier who holds his post until someone shoots at him was never really holding it. Socrates makes this comparison himself, and I think it's his best one.

A person on the other side would say that a dead man questions nobody. If he took the deal he could keep thinking, and maybe in five years the political mood changes and he can go back out. That's practical, and I think a lot of us would do it. But it treats the questions like a hobby you can put in storage. Also, everybody in Athens would know why he stopped. Every time they saw him being quiet they would learn that fear works on philosophers too.`,
  eut03: `When my father's restaurant had to close for a month, one of the waiters, Lefteris, told the others to split his share of the tip pool because he had no kids and they did. I think that was clearly the right thing to do. No god was involved as far as I know.

What makes it right is that he looked at the situation from everybody's side and not just his own. If you were one of the ones with kids, you'd want it done. If you were Lefteris and honest, you'd see that you could afford it. So it's something everyone there could say yes to. I think that is what "right" means: an action is right when everyone affected could agree to it if they were being fair.

One objection is that people agree to bad things all the time. They agree because they're scared, or they don't know better. I would say that's why I put in "if they were being fair." Someone might say that now I'm going in a circle, because "fair" is just another word for right. Maybe, but fair is more specific. You can teach a five-year-old what fair is by letting one cut the cake and the other choose.`,
  kno03: `We had a stopped clock in our kitchen for six years, and everyone in the family just knew to ignore it. Rosa doesn't know to ignore hers, and this is her bad luck. Her good luck is that it cancels out.

So why don't I think she knows? Because the clock isn't telling her anything. A working clock would have said something different at a different time. This one says twenty past nine no matter what. Getting your information from it is like asking a man who says "yes" to every question. Sometimes the answer will be yes.

My explanation is that you know something only if your source would have told you otherwise in case it was otherwise.

Now my second example. My uncle Stavros always says that Olympiacos won. He says it when they lose too, to cheer people up. One Sunday I was in the car with no radio, I asked him, he said they won, and they had. I believed him because at that time I was eight and didn't know about him. I had a reason (a grown-up told me), it was true, and I didn't know it. That fits my explanation. But then I tried to break it. My cousin Eleni tells the truth about scores, except she'd never tell me about a loss on my name day. It was not my name day, and she told me that they won. I think I do know in this case. But would she have told me otherwise? On that day, yes. So you have to ask about the source on that day and not the source in general, and I think this makes my explanation better.`,
  sce02: `I answered that I can rule out that I'm dreaming, and I stick with this. So I reject the second line. I do know I'm not merely dreaming of my hands, because I know that I have them, and someone who has hands isn't only dreaming of them.

${handsCopy.original}

Common sense has been around a lot longer than the argument has, and I think that if an argument ends with "you do not have any knowledge that you have hands," the right move is to go back and look for what went wrong with the argument. If my calculator told me that two and two is nine, I wouldn't start buying four tickets for nine people. I'd get a new calculator.`,
  ind02: `Hume says this. All our predictions use the rule that the future will be like the past. If you ask for a reason to believe the rule, you can only say that it has worked before. But "it worked before, so it will work again" is the rule. So you're using it to prove itself.

I said the sun coming up every day gives me a good reason even if it is not a proof. I think Hume is right that there's no proof, but he sets the bar too high for what counts as a reason. Think about how it would be if somebody had no reason. If I say that it will rain because I'm wearing a blue shirt, you can tell me that it rained on only some of the blue shirt days. You can catch me out. With the sun nobody can catch me out, there are billions of cases and no exceptions. There has to be a difference between these two beliefs, and the word we use for the difference is "reason."

Hume would ask how I know that never failing in the past counts in favor of something. I'd tell him that this is just what we mean by evidence. If he has another meaning, he should say which.`,
  min04: `My view says that pain is a state of the brain the way that water is H2O. The octopus doesn't have a brain built like mine. Most of its nerves are in its arms. So if you take my view strictly the octopus isn't in pain, and I don't believe that, because it guards the hurt arm, and it learns.

I see two ways out. The first is to say "fine, it isn't pain, it's something else that is bad." I don't like that. It feels like a lawyer wrote it. The second is to say that the kind of brain state in question is more general than people assume. Water is H2O whether it's ice or steam, and these don't look alike at all. Perhaps there's some kind of state that both of us have, described in the right way by some future scientist, even though the wires are laid differently.

I'm going with the second. It isn't a reason to give up the view yet, but I'd give it up if they look carefully and find that there's really nothing in common except what the pain does. Then I would have to go over to the other option from the question before.`,
  mar02: `I said Mary gets an ability. Before, she couldn't imagine red, and now she can. My comparison is with music. I knew all about the 9/8 rhythm before I could play it. My teacher had explained it and I could write it on paper. When my hands finally got it I didn't learn that something is the case. I learned to do it.

The strongest objection I can think of is that Mary seems to be surprised, and you are only surprised by facts. When I got the rhythm I was not surprised about rhythm. She's surprised about red. My reply is that you can be surprised by an ability. I was surprised the first time I floated in the sea. It wasn't that I found out water holds you up (I was told that plenty) but my body hadn't believed it.

So I think the story doesn't show that there is something that isn't physical. It shows that reading isn't everything, which my bouzouki teacher could have told them.`,
  per03: `In the photo I'm one year old and I'm on my grandfather's shoulders at Easter. I am the same person as that baby because I have the same body that grew. It's been one body the whole time, with my one brain in it.

This fits with my answer on Mars. I said I die and somebody like me wakes up. He would have all the memories, including Easter, but his shoulders were made that morning. If someone makes a perfect copy of our restaurant in Chicago with the same menu and the same picture of my grandfather, it isn't our restaurant.

If a person loses all memory, my view implies that they're still the same person. I think that's right. My friend Kostas hit his head at soccer, and for a whole afternoon he had no idea who we were or who he was. No one in the waiting room said that Kostas was gone and there was a new guy in his uniform. We said that Kostas couldn't remember us, and the nurse wrote Kostas on the form. An objection would be that cells get replaced, so it isn't really the same body. But they get replaced a little at a time and by the body itself, which is different from being taken apart and faxed.`,
  fre03: `The decision that mattered to me was telling my father that I didn't want to take over the restaurant. I told him last August. I'd known for two years.

I answered that I couldn't have done otherwise given everything up to then, but that I do act freely when it's for my own reasons. I believe this was free. No one made me say it, and in fact everything around me pushed the other way. I said it because I want to be a teacher and I'd thought about it for a long time. Those are my reasons, they aren't anybody else's.

The objection would be that if it was all fixed in advance, then I was only playing a part. But who wrote the part? It was written by things like me wanting to teach and me loving my father enough to tell him in person. If you take away everything that fixed it, you take away me too, and there's no one left to be free.`,
} as const;
