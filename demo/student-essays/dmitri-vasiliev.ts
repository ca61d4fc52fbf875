// The essays of Dmitri Vasiliev: a sharp mind in a hurry, without capitals.

export const dmitriVasiliev = {
  why03: `he should accept. dead people dont examine anything. the other side says he would be a hypocrite, ok, but a hypocrite can change his mind next year and a dead man cant.`,
  eut03: `example: you pull a kid out of the road. its right because otherwise the kid is dead. you dont need god or a theory. objection is what if the kid grows up to be a murderer. then it was still right because you didnt know. so its about what you knew, not about what happens. so i guess its not just because the kid would be dead.`,
  kno03: `no she doesnt. she has to be certain and she isnt, the clock could be broken and in fact it is. same example with my phone, it says 40% battery but the battery is old so it can say 40 and die. even when it really is 40 i dont know it.`,
  sce02: `i accept it. nobody knows they have hands. people say you can tell because dreams are weird. but you only think that after you wake up. in the dream nothing is weird to you, thats the whole problem. so when i say now that nothing is weird, thats also what i would say in a dream. living with it is easy, you just dont think about it.`,
  ind02: `humes argument: past is not future. to connect them you need a rule and the rule is made from the past. so its like lending yourself money. i think hes right. we expect the sun because we are used to it. my cat expects food when i open the fridge and shes not doing logic. the defense is just that nobody ever gave another reason in 300 years.`,
  min04: `my sister keeps snails. they do not look happy but who knows. same with the octopus. if pain is a brain state and it doesnt have that state then no pain. if it turns out it does have pain then i was wrong about what pain is. i would not give up the view because of an animal nobody can ask.`,
  per03: `im on earth, thats the original. the one on mars is a copy, if you photocopy money its not money. but i also said i survive if the one on earth is destroyed so thats kind of strange, then the copy becomes real money when you burn the first one. maybe i should change that.

the kid in the photo is me because there was never a copy. no memory = still you, same as a drunk person.`,
  fre03: `decision: i quit the chess team. was it free, no, nothing is. i got tired of losing to one guy and my brain did the math. objection is that i could have kept playing. yes if i was someone who doesnt mind losing. im not and i didnt pick that.`,
} as const;
