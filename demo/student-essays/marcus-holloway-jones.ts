// The essays of Marcus Holloway-Jones: a fair start, and then nothing more.

export const marcusHollowayJones = {
  why03: `I put that an unexamined life is worth living but would be better examined, so I'm kind of in the middle on this one also. If Socrates takes the deal he gets to keep a life that's worth living. It'd be a worse life than he had before, but it beats the alternative.

The reason I'd give for accepting is that he's not the last person who can ask a question. He's trained a whole generation of guys to do it. Plato's sitting right there. If I built something up for forty years and then had to step away, I'd want to know that it could run without me, and if it can't then I didn't build it right.

Somebody who disagrees would say that those guys learned it from watching him, and that what they would learn from watching him take the deal is how to take a deal. That's a good point. I guess it depends if you think people learn more from what you say or from how you go out.`,
  eut03: `I don't think right and wrong come from God, so here's an example of something that's right without Him. A guy I deliver with, Ray, had a package for a lady who'd moved, and instead of marking it undeliverable he called around on his own lunch break and found her. It turned out it was her kid's medication.

What makes it right is that somebody would have been hurt and he made it so they weren't. I think that's most of what right is, keeping people from getting hurt when you're the one who's able to.

An objection would be that he didn't know that it was medication. For all he knew it was a phone case, so nobody would've been hurt. I'd say that he figured it might matter, and it's right to act like it matters when you can't tell. You'd be wrong sometimes, and waste a lunch.`,
  kno03: `I'm going with yes, Rosa knows. She has a belief, it's true, and she's got a good reason. I don't see why we should take it away from her because of something about the clock that has nothing to do with her.

If you think about it everybody's knowledge depends on stuff being in working order that they haven't checked. We don't say they don't know things. We only say it about Rosa because we've been told about the clock.

For my second example, I drive for a delivery company, and half of what I know about this city is true by accident. Like, there's a street where I always park on the left, since the first day somebody told me that the right side gets ticketed. It turns out he was thinking of a different street. But they did get around to ticketing on the right side on mine as well. So I'd been right the whole time. I think I knew where to park. I never got a ticket.`,
  sce02: `I said that to know something you can't possibly be wrong about it, and I said I can't rule out that I'm asleep. So I guess I'm stuck with the conclusion: I don't know I have hands.

Can I live with it? Honestly it's the way I live with not knowing if I locked the truck. You go back and check once, and then you've got to drive. If the skeptic wants to say that I don't "know" it's locked, then fine, but I'm not going to go back a third time.

I think the reason that it doesn't bother people much in real life is that knowing isn't what we run on. We run on good enough.`,
} as const;
