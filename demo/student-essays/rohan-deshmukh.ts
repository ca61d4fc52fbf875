// The essays of Rohan Deshmukh: at speed on the last evening, and nevertheless very good.

export const rohanDeshmukh = {
  why03: `He should accept, and I think people underrate how good his own argument for accepting is. At the trial he says he doesn't know whether death's a good thing or a bad thing, and that being afraid of it is pretending to know what you don't. Cool. But then choosing it is also pretending to know. If you've got zero information about option A, and you know that option B is a pretty nice retirement with some restrictions, you take B. It's not cowardice, it's just what you do under uncertainty.

He'd come back with: I don't know about death, but I do know that disobeying the god is wrong. And that's the reply I'd worry about. It turns it from a bet into a duty. I'd want to ask him how come the one thing he claims to know happens to be the one thing that gets him killed.`,
  eut03: `Example: our club treasurer found out that we'd been underpaying the groundskeeper for three years because of an error in a formula. The guy hadn't noticed. She back-paid him, and it wiped out our tour budget. Everyone groaned and everyone knew that it was right.

What makes it right? It's not the consequences, honestly. Twenty people lost a trip, he got money that he wasn't missing. If you add up the smiles we came out behind. And it wasn't a rule, since there's no bylaw about it. I'd say it's right because of a fact about the past: he did the work, and there was an agreement. Rightness can point backward. That's what I think people who only look at outcomes miss.

Objection: why should we care about the past? It's over, nothing you do can help it. I find that one kind of deep. My best shot is that the past isn't over as far as people are concerned. He's still the guy who did the work. If you only ever treated people according to what you could get to happen next, you wouldn't be treating them as people with a history, you'd be treating them like weather.`,
  kno03: `Doesn't know. Here's my diagnosis: Rosa's belief would've been the same whatever the time was. It isn't sensitive to the time. A thermometer that's stuck is like that, so's a guy who predicts a draw in every match.

Test: I predict every year that our rivals will bottle it in the last over. They do. Am I sensitive? No, I'd have said it anyway. So I don't know it, even when I've got statistics, if the statistics aren't why I say it. Good.

Harder test. My friend reads the pitch properly, and says there'll be turn on day three. There is. But what he read was turn that would've come from the dry corner, and it came from the footmarks, which he never looked at. He's sensitive all right: on a different pitch he'd have said something else. And I don't think that he knew. So sensitivity isn't enough. The belief's got to track the thing by way of what makes it so. I think that's right, but I've got about twenty minutes, so I'll just put it out there without defending it.`,
  sce02: `I can't rule out that I'm dreaming and I know I've got hands. To be consistent, I'd better say that premise 2 slides between two things.

"You don't know that you're not dreaming" can mean you couldn't prove it to someone who doubts it. True. Or it can mean that for all you know it might be so. False, I'd say. I couldn't prove to a conspiracy nut that the moon landing happened, because anything I show him he'll put down to the conspiracy. It doesn't mean that for all I know it was faked.

The skeptic's set things up so that every bit of evidence gets swallowed by the hypothesis. It's clever but it isn't a strength of the hypothesis. In stats we'd say that a model which can fit any data hasn't been supported by any. So I don't count it as a live option, and you don't have to rule out what isn't live.

Where that leaves me: I know I have hands as long as I'm not in fact dreaming. If I am, I don't. I can't tell you which from here, and I don't think I need to.`,
  ind02: `Hume in three lines. (1) Going from seen to unseen needs "the unseen's like the seen." (2) It isn't a logical truth. (3) Any evidence for it goes from seen to unseen. So there's no reason for it that doesn't already use it.

I said that he's right. I do stats for the cricket club, and the one thing I've learned is that every streak looks like a law until Saturday. But the sun's a long streak, so what's my defense? That length doesn't matter to this argument. If a streak of ten gives you nothing until you assume that streaks mean something, a streak of a trillion gives you a trillion times nothing.

The best comeback I know is the one about explanation: we don't just see a streak, we've got a theory that predicts it and a lot else. I like theories as much as the next guy. But why trust the one that's predicted stuff so far over the one that says "everything as in theory A until Sunday, then chaos"? They've both got the same record. You'll say that the second one's ugly. Sure it is. Show me that the world cares.

So it's habit. A really excellent habit.`,
  min05: `On my view the robot's in pain, full stop. I said pain's whatever does the job. The country does the job. I'd be embarrassed to back out now just because the example's got telephones in it.

But I do want to point out something about the example, since I think it's less of a counterexample than it looks. "Do exactly what your nerve cells do" is a crazy strong condition. There are something like 86 billion of them. No country's got that many people, so each person has to do the work of a few hundred cells, each of them firing several times a second. To keep up you'd need everyone on Earth working for about a week to get one second of brain. And when I imagine that, an entire planet spending a week passing messages so that one "ow" can happen, I don't find it obvious anymore that nothing's going on. What I'd been imagining was a call center.

The real objection, I think, isn't "where's the feeling?" It's that the job was described from outside: injury in, avoidance out. Pain's got an inside. My answer would be that the inside is more job. The way that pain grabs your attention and won't let you think about anything else, that's also something it does. Take away everything it does and I can't find any inside left over. If somebody can, I'd change my mind, but they'd have to tell me about it without it doing anything to their mouth.`,
  mar02: `Ability, not fact. Quick argument: facts are the sort of thing you can be told. Nobody could tell her. So it's not a fact.

The strongest objection is that the first premise is false, or at least it's rigged. Maybe there are facts that can only be told to people who are equipped to understand them. You couldn't explain offside to a goldfish, but it's still a fact.

Okay, but look at why the goldfish can't get it: it hasn't got the concepts. Mary's supposed to have every concept that there is in color science. So if she can't be told it's not for want of equipment of that sort. They'd have to say she's missing a special concept that you can only get by seeing red. And now I'd ask what having that concept comes to. Being able to recognize red, to imagine it, to remember it. Which is where I came in.

So I don't think the story shows that physicalism's false. If anything it shows that "knowing what it's like" is a strange phrase. Knowing what a yorker's like to face isn't having a fact about yorkers. It's your feet moving.`,
  per03: `I survive the trip, and if there's two of me then I'm both. People keep telling me that this is a contradiction, because the one on Earth and the one on Mars aren't identical to each other, so they can't both be identical to me. True if "being me" is identity. I don't think that it is. I think it's more like being part of the same river system. The Ganges splits into about a hundred channels before it hits the sea, and every one of them's the Ganges.

So me and the kid in the photo (four, full whites, bat taller than he is): we're the same person because there's a continuous flow from him to me, each bit caused by the one before. It's not that I remember it. I've no idea who bowled.

For somebody who's lost all their memory, it depends on what else flowed through. Memory's one channel. There's temper, and what makes you laugh, and what you'd never do. If all that's gone too then I'd say that the river dried up, and somebody's built a canal.

Objection: if I'm both, then I could be in Delhi asleep and on Mars awake, and so I'm both asleep and awake. Yeah. The same way the river's both in Bangladesh and in India. You've just got to say which bit.`,
} as const;
