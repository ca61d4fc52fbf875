// The essays of Jiahao Lin: all of it on one evening, with one good idea in each.

export const jiahaoLin = {
  why03: `Socrates should take it. The way I see it he's got a decent life on one side and nothing on the other side, and nothing's always gonna lose. People say he'd be betraying himself, but there's no himself left to betray if he drinks the stuff.

Also the deal's super easy to get around. It says no questioning anyone in public. So he doesn't question. He makes statements. "I wonder if General Laches knows what courage is, well, nice day." Half of what he did you could do without a question mark.

The other side would say it's about the principle, and that if he starts playing games with the wording, then he's turned into one of those sophists who he can't stand. That's kinda true. But Plato basically did the workaround, he wrote it all down as dialogues and let the reader ask the questions, and it worked out fine for philosophy.`,
  eut03: `Right and wrong don't have anything to do with gods imo, so what I need is an example. Here's one: in my dorm someone keeps refilling the paper towels in the third floor bathroom, and it's not the cleaning staff. Nobody knows who it is. It's right and there's no command, no reward, no audience.

What makes it right is that it makes things a little bit better for everybody, and it costs one person a little bit. If everyone gets more out of it than anyone loses, it's right. That's basically it.

The objection is the usual one about what if you could make everyone better off by doing something horrible to one guy. I'd say the loss for the one guy is so big that it never gets outweighed by small stuff like paper towels. I know people can make up numbers where it does, like a billion people with paper cuts. Idk. In real life I've never been asked to torture anyone over paper towels.`,
  kno03: `I'm going to go against basically everyone here and say Rosa knows.

We look at it from outside and we know the clock's stopped so it looks like dumb luck. But think about what knowing is for. You know something if you can rely on it right now, and other people can rely on you. If someone runs up to Rosa and says what time is it, she'll say twenty past nine and they'll be right. She's a good person to ask. She's as good as the guy with the working watch. At that moment there isn't any question about the time where he'd do better.

Ok they'd come apart at 9:21. But that's a different time and a different piece of knowledge. I know my roommate is in the room right now even though in five minutes he might leave and I wouldn't notice.

Second example: my mom's GPS is super outdated, but on the one road to my school nothing's been changed since 2011. So when it says turn left it's right "by luck." I'd still say my mom knew how to get there. She got there every day.`,
  sce02: `I'm writing this at one of those hours when the dream option doesn't seem that far off.

I said you've got to be certain to know something, so if I can't rule out dreaming I don't know I have hands. I accept it. Premise 1 is just logic, and premise 2 is just being honest.

How can I live with it? I don't see the big deal. I don't *know* that the elevator won't fall either and I take it anyway. You go with the odds. The odds that I've got hands are really high. I don't think there's any situation where knowing would've helped me more than 99.9% does.

Someone could ask how I know the odds if I don't know anything. Fair. I guess I'd say that I'm not certain of the odds either, but I think the odds are high that they're high.`,
  ind02: `Hume: you think the sun's coming up because it always has. But that only works if the future's like the past. And the only evidence you have that it is like the past is from the past. So it's circular.

I said there's a good reason anyway. My argument is from my stats class. If the sun had, say, a 1% chance of not rising on any given day, then the chance of it rising on every day for the last couple thousand years (just the ones people wrote down) would be like zero. So either there's basically no chance that it doesn't come up or we've just seen the most insane luck ever. So we've got a really good reason to say that the chance is tiny.

Hume would probably say I'm assuming that the chance stays the same from day to day. And yeah I am. You've got to assume something to do stats. But my assumption is a lot weaker than "the sun always rises."`,
  min05: `Ok so I said pain's whatever does the job, so if the country does the job then it's pain. I'm fine with that. People say it's weird because none of the people with phones feel anything, but none of the transistors in my laptop know how to play chess and the laptop plays chess. It's at a different level.

The real problem I think is about what the job includes. When I get hit I don't just pull away, it`,
  mar02: `She learns something new. You can know everything about a song, like the sheet music and the waveform, and then you hear it and it's like ohhh. That's a fact, it's the fact about how it sounds.

I know the site says this contradicts what I said before, that the mind's just physical. I've been thinking about how to fix that, and what I came up with is that maybe there's physical stuff that can't be written in a book. Like the fact of how red looks is physical, because it's in my brain, but you have to have that brain to get it. So Mary didn't have all of the physical facts, the story just says she did. The strongest objection is that this is cheating since the story says she had ALL of them. But I think a story can say something that's impossible.`,
  per03: `I said I wake up on Mars and that if there are two then I'm the one on Mars. So what makes me the same as the kid in the picture (I'm two, I'm eating a remote) is that my info comes from his info. It got copied forward every day by my brain. The machine just copies it faster and further.

If you lost all your memory, then it's like a phone that got wiped. Same phone, but everything that was yours is gone. I'd say you're not the same person. I'd be really sad, but I'd be sad *for* the old one.`,
} as const;
