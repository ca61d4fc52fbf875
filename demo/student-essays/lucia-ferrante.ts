// The essays of Lucia Ferrante: notes for an answer, and one that breaks off.

export const luciaFerrante = {
  why03: `I think he should say yes. Life is short and hes got a family. I did not understand why he had to be so rude to the jury tho. If your on trial you should try and be nice, maybe then they would of voted different.

Other people would say he was being true to himself. You can be true to yourself and be nice.`,
  kno03: `Yes she knows what time it is because the clock said so and it was right. It would be different if it was wrong. For example if I ask someone for directions and they just make it up but its right, I still get there. So I knew how to get there. Unless you say that the person`,
  sce02: `I can rule out that I'm dreaming, I had a 9 am this morning and I would not dream that. So I don't agree with number 2. Also if you were dreaming your hands you would still have hands in real life, because where else would you get the idea.`,
  min02: `Dear Elisabeth, I think the soul moves the body like wifi. You can't see it or touch it but it works. You will probably say wifi is waves so its physical. ok but you didn't know about waves in your time so maybe the soul is something we don't know about yet either.`,
  mar02: `She learns something new because she never saw color. Notes: people who are blind and then get surgery, they have to learn to see, look this up. Objection is that she knew everything already. But did she know how it would make her FEEL? Red makes people hungry thats why restaurants use it. I dont think you can know that from a book until you feel it. So not everything is physical, feelings are not.`,
} as const;
