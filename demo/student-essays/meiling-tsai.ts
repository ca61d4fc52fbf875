// The essays of Meiling Tsai: scrupulously fair to the other side, and slow to commit herself.
import { lectureQuotation } from './planted-copies.ts';

export const meilingTsai = {
  why03: `There is a lot to be said on both sides, so I'll start with the side I end up disagreeing with. If Socrates accepts, he breaks no law and hurts no one. He keeps his family together. He might even do some good quietly. It's easy for us to tell a man to die for something from the comfort of a library, and I think we should be suspicious of how easy it is.

But I think that in the end he should refuse. The reason is about what kind of promise it would be. To promise never to question anyone, he'd have to be sure that no situation will ever come up in which he ought to. He can't be sure of that. Suppose that next year the city is about to do something terrible and one good question would make them stop. He would have promised to stand there. I don't think you should promise something when you can already see how keeping it could be wrong.

The reply would be that you can always break a promise when things get that bad. [-I'm not sure what to say about that.-] {+That's true, and I think many people would promise with that in mind. But then they'd be lying when they promised, and Socrates would have to lie to the jury, which is one more thing he doesn't do.+}`,
  eut03: `My example is returning a library book that somebody else left in my apartment. I didn't borrow it and no one would have known. I walked it over in the rain. I think that this was right in a small way.

What makes it right? One could say it's the good result, because another student needed it. One could also say that it's a rule, since libraries only work if people bring things back. I think both are partly true. If I had to choose I'd say that it's the second: I did what I'd want anybody to do in my place. It wouldn't matter if this one book was never asked for again.

The objection I take most seriously is that my view makes morality too much about rules. Sometimes you should break a rule, for example if the library were on fire. People who look at results can explain this more easily than I can. I could say that the rule has exceptions built in, "bring books back unless there's a fire." They would say that you only know which exceptions to build in by looking at results. That might be right. {+I still think that there's a difference between doing something because it's the rule that everyone can follow and adding up what would happen this time, and on that evening I wasn't adding anything up.+}`,
  kno03: `I think that Rosa doesn't know the time, but let me first say why someone might think that she does. She did everything right. If we only say that people know when they've double-checked everything, nobody knows the time, because nobody double-checks clocks. So whatever we require, it shouldn't be that she ought to have been more careful.

What I think is missing is on the side of the clock. The clock isn't a source of information any longer. So my explanation is that knowledge needs a good reason from a source that's working.

For a second example I'll use a thermometer. My father's weather station has two outdoor thermometers. Say one is stuck at 61 degrees. It's 61 degrees. If I read the stuck one, I don't know the temperature. If I read the other, I do. I can't tell which I'm reading and I feel exactly as sure either way. I think this shows my explanation gives the right answers.

There is a problem with it that I noticed. What if the stuck one is stuck because it's 61 degrees, for instance if it had a flaw that makes it jam at that temperature and it just jammed? Then it's not working, but it isn't only luck either. I'm not sure what I'd say. {+I would probably say I know this time, and that by "working" I mean that the reading came from the temperature.+}`,
  sce02: `The skeptic's argument has a form that I can't fault, so one of the premises has to go or I have to accept that I don't know I have hands. I've said that I do know it, even though I can't rule out that I'm dreaming.

I can see three ways to go. I could say that line 1 is wrong, that knowing something doesn't mean you know everything that follows from it. This has some appeal, since I don't know everything that follows from what I know in math. But this particular thing follows so directly that I'd feel dishonest. I could say that "know" means one thing in line 2 and another in the conclusion: a strict thing when philosophers are talking and a looser thing at other times. I think this is quite plausible, and several people in section liked it. Or I could say that line 2 is just false.

If I have to pick then I pick the third. In my answer about certainty I said you can know without being certain. The reason people accept line 2 is that they aren't certain. So for someone with my views it isn't a reason to accept it.

{+To be fair to the skeptic, I haven't given any positive reason to think that I'm awake. I have only said that his reason to think I don't know it isn't one. Maybe that is enough, when it's he who is trying to prove something.+}`,
  ind02: `In my own words: when we predict something we assume that nature is uniform, that it'll keep going the way that it has gone. Hume asks what entitles us to this. It isn't a matter of logic, because a change in the course of nature can be imagined without contradiction. And experience can't show it either. Experience only tells us how things have gone up to now, and to extend it we'd need to assume that nature is uniform. So it seems that nothing entitles us.

I said that we do have a good reason to believe in the sunrise. I know that Hume would say that I can't tell him what it is. There are several answers one could give. Some people say that it's part of what "reasonable" means to go by past experience. Others say that uniformity is the best explanation of why things have been so regular. Others say that if any method works, then this one will, so we've nothing to lose.

My father runs a small weather station, and he says his forecasts are habits with decimals. I like that, because I think it's what Hume would say, and because my father still gets upset if the forecast is wrong. You don't get upset if you don't think that you had a reason.

[-In conclusion there are good points on both sides.-] {+I think I like the explanation answer the best, although I can see that it might also go in a circle, if we only trust explanations because they've worked. I would say that there's a good reason, and I would guess that it's something along those lines.+}`,
  min05: `On my view, the robot should be in pain. The whole country is doing what my nerve cells do. If doing that job is what pain is, then there's pain.

People find that hard to believe, and I do too, so I want to be careful. I think that one can doubt whether the country really does the same job. Nerve cells don't just send messages. They're affected by hormones, they get tired, they grow. Rules on paper and telephones might capture only part of that. So you could say that the robot isn't in pain because the parts aren't organized in the right way, and keep the view.

But that's avoiding the question, which says that they do "exactly" what my nerve cells do. If I take it seriously then I have to say yes. Is that a reason to give up my view? It's some reason. It counts against a theory if it says something that almost nobody can believe. On the other hand, it counts for my theory that it explains why we think a dog's in pain without having looked inside the dog.

{+I think that it's a little like the first time people heard that a table is mostly empty space. It sounded impossible, and then we got used to saying that it's solid anyway. If the country were really organized in the right way I believe that we'd get used to it.+}`,
  mar02: `I answered that Mary gains an ability. I'm going to defend this, but I think the other two answers are better than people give them credit for.

Professor Lindgren said something in lecture that I wrote down, because it made the point for me: ${lectureQuotation.text} If you finish the book and jump into the lake, you'll be able to do something you couldn't do before. It isn't because the book left out a chapter.

The strongest objection is that swimming and seeing aren't the same. When I learn to swim I don't find out what swimming is, I only get better at it. When Mary sees red it seems that she finds out what something is. It has the feel of discovery.

I think that's a fair description of the feeling. But a feeling of discovery can come with a new ability also. When I finally could hear the four tones that my grandmother uses, it felt like finding out about something that had been there all the time. In a way I had known about it for years from a chart. What I had now was that I could do it, with my ears.

{+So I don't think that the story shows there's something nonphysical. It might show that some knowledge isn't knowledge of facts, and I think that a physicalist can be happy with that.+}`,
  per03: `My parents moved when I was four, so I have photographs of a room that I've only ever seen in photographs. There's a child in it with my haircut.

I have said that I'd wake up on Mars, and that if the body on Earth survives, the person on Earth is the one who is me. My friend told me that this is inconsistent. She may have a point. If the one on Mars is me in the first case then it seems unfair to tell her that she isn't me in the second, because she's exactly the same and nothing is different except for something that happened millions of miles away.

How I'd defend it: when there's only one candidate, being the closest continuation is enough. When there are two, the better one wins, and the one on Earth is better because she has the same body as well as the same mind. It's like inheriting a house. A cousin gets it if there are no children, and if there is a child then the cousin doesn't, and it isn't unfair to the cousin.

{+So what makes me the same as the child in that room is that I'm her closest continuation. No one else comes near.+}

For someone who's lost all memory, my view says that they're still the same person as long as nobody else has a better claim, since the body's still there. I think that is the answer I want. I do feel a little uneasy that who I am could depend on whether there is someone else.`,
  fre03: `The decision I'm thinking of is when I quit piano in eleventh grade, after ten years. It mattered because it was the first time that I'd disappointed my teacher.

Was it free? I believe that everything leading up to it was fixed and that I was free all the same. No one made me quit. I quit because I wanted my Saturdays for other things and I had thought about it carefully, including what I'd be losing. If I'd wanted to keep going I would have.

The objection is that my wanting was fixed too, so that "if I'd wanted to" describes something that couldn't have happened. I see why this bothers people. What I'd say is that there are two questions, what caused my wants and whether I acted on them. A person who's forced doesn't act on her wants. I did. That difference is still there even if it was all settled at the beginning of time, and I think that it's the difference we care about when we call something free. At least it's the one my teacher cared about. She asked whether my parents had made me.`,
} as const;
