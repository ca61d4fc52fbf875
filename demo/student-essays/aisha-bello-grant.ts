// The essays of Aisha Bello-Grant: direct and sharp, with the best examples in the class.

export const aishaBelloGrant = {
  why03: `Refuse. I want to give a reason that doesn't depend on Socrates being special, because if he should refuse only since he's Socrates, the rest of us are off the hook.

The reason is that the deal makes him an accomplice. A city that wants quiet can get it in two ways. It can silence people, which everyone will see and some will hate. Or it can get people to silence themselves, and then there's nothing to see. The jury's offer is an invitation to move from the first to the second. If he takes it, Athens gets exactly what it wanted and nobody did anything to anybody. If he doesn't, they'll have to do it with their own hands in front of everyone. Making them do it is the last question he gets to ask.

[-Someone might say that this is easy for me to say.-] {+The best reply, I think, is that I'm spending his life to make a point. It's a cold thing to tell someone that his death would be informative. I agree that nobody else would have the right to tell him that. If Crito had said it, I'd have thrown him out. But the question is what he should do, and a person is allowed to spend his own life on something, in a way that no one is allowed to spend it for him.+}`,
  eut03: `Here is an action that I think is right beyond argument: a nurse notices that the night shift has been charting pain scores without waking the patients, and she reports it, even though the one who'll be in trouble is her friend.

What makes it right? My answer is that it follows a rule nobody could reasonably refuse. Imagine everyone it touches, the patients, the friend, the hospital, sitting around a table without knowing which of them they're going to be. They'd all accept "report false charts." Nobody would accept "protect your friends," because any of them might turn out to be the one in the bed. So rightness comes from what people could accept. It doesn't need to come down from anywhere.

The objection I find hardest is this. Why do they all accept the rule? Because they can see that false charts hurt people. Then it looks as if the hurting is what makes it wrong, and the acceptance around the table is just a way of noticing. [-I don't think this is a problem.-] {+I've gone back and forth. For now I'd say that hurting isn't always wrong (a nurse hurts people all day), so something has to sort the wrong kind from the rest, and what sorts it is whether the person hurt could accept the reason. But I feel the step is a little quick.+}`,
  kno03: `I once got a correct diagnosis from a doctor who was reading the wrong chart. She looked at the screen, frowned, told me I was anemic and should take iron. I was anemic. It was another patient's bloodwork: similar name, same birthday. They called me a day later to apologize, reran my own, and said, well, same result, keep taking the iron. I have never been so angry about being told the truth.

I bring this up because it's the same as Rosa, except that it made me notice why it matters. The doctor had a good reason for what she said. It was true. And if you'd asked me that afternoon whether my doctor knew what was wrong with me, I'd have said yes, and I would have been wrong. She didn't know anything about me. She hadn't looked at me.

So that's my account. To know something about X, your belief has to come from X. The doctor's came from somebody else's blood. Rosa's came from twelve hours ago. In each case the reason was about a different thing than the belief, and it happened to match.

[-That is what is missing.-] {+Then I tried it on things that don't have any blood to come from. I know there's no rhinoceros in my apartment. It can't be that this belief was caused by the missing rhinoceros. I could say that it's caused by the apartment, which would have looked different with one in it. And I know that seven is prime, and that's not caused by the apartment or by anything. So my account covers what we learn by looking, and somebody else will have to do arithmetic.+}`,
  sce02: `I'm a skeptic and I'm going to be one all the way through, because I think that most people who say they are chicken out by the second paragraph.

I accept the premises. The second is just true: anything that I could offer as proof that I'm awake is something I could dream. The first is also true, and I don't think that the clever ways around it are honest. If I knew that I had hands, I could simply conclude that I'm not dreaming them up, and I'd have a proof after all, at no cost, out of my own pocket. It can't be that easy, so I don't have it.

So I don't know I have hands. I don't know you're reading this. I want to be clear that I don't mean "well, not with absolute certainty," with a little wave. I said before that knowledge is certainty. There isn't a second-best knowledge that I get to keep.

As for living with it, I do it the same way as everyone does, but I can tell you what's different. I used to get furious when people were wrong and sure of it. Now I think that all of us are sure of more than we've any right to, me included, and what I can ask of someone isn't that they know but that they're careful. {+My doctor with the wrong chart didn't know. But the doctor with the right one didn't either, on my view, and I'd still pick her. What I'd be picking is care. You can have that without knowing anything, and I'd say it's all we ever had.+}`,
  ind02: `Say I've opened a hundred letters from the same address and each of them had a check in it. I pick up the hundred-and-first. I expect a check. Hume wants to know what the first hundred have to do with this one, which is still sealed. If I say "letters from there always have checks," I'm describing this letter before I've opened it. If I say "what's always been so will be so again," well, that's also a sealed letter, and a bigger one. And if I say that it's been right every time so far, then I've only told you about more letters that I already opened.

That's the argument. There isn't any step in it that I'd know how to stop, so I said that he's right. We don't expect the sun for a reason. We just do.

To defend that I have to deal with the feeling that it makes us no better than chickens. The farmer comes every morning with feed, the chicken expects feed, and one morning he comes with an axe. I think Hume would say yes, you are the chicken, and so was Newton. What we have that the chicken doesn't is a lot more mornings written down, and the trick of breaking one expectation by means of another. The chicken could have known about axes if she'd read the history of chickens. But all she'd have gotten from it is a different expectation, not a reason.

[-So Hume is right.-] {+What I don't like about my own position is that it leaves me nothing to say to somebody who just expects different things. My cousin thinks the economy is going to collapse every single year. I want to tell him that he's being unreasonable. All I'm entitled to is that I've got different habits, and that so far mine have had better luck. I've decided to be okay with that. It's roughly how our conversations go anyway.+}`,
  min05: `Yes, the robot's in pain. I said that pain is whatever does the job, and a job is a job.

But I don't want to just bite down and look brave. I want to say why I think the example fools us. It asks whether the robot is in pain when struck, and then it makes us look at the people. It's like being asked if a company is in debt and then being introduced to the employees, one by one. Do you owe the bank money? No. Do you? No. So how can the company? Nobody in it owes a dime! We understand perfectly well that a company can owe money that none of its employees owe. We've set up our whole lives around it. Debt isn't in the people. It's in what they're doing together, by the rules.

I think that pain is the same sort of thing, and that the country's holding it the way a company holds a debt.

[-The objection is that pain is felt and debt is not.-] {+I know the comeback: a debt doesn't feel like anything. Nobody has to be home for a company to owe money. And pain is exactly the case where somebody has to be home. I'd answer that when we say "somebody's home" about a person, what we're going on is that there's a point where everything comes together, where the blow and the memory of other blows and what to do about it all get weighed against each other. If there's such a point in the country, spread over the phone lines, then somebody's home there, and it isn't any of the people who live in it. My little brother asked whether the country would need to sleep. I've got no answer, but I notice that it's a question about somebody.+}`,
  mar02: `My answer was that Mary gets an ability. She's a new kind of person when she comes out: she can sort tomatoes, she can have a favorite color, she can be bored by red. But I don't believe that there's a sentence she can now write down that was missing from her library.

The strongest objection isn't that it feels like a fact. It's about what we'd say to her beforehand. If she asked us through the door "what will I find out?", we'd all say "you'll find out what it's like." Find out! It's the same form of words as "you'll find out what it costs."

I think the words mislead us, and I can show it with another case. Before my first night shift as a volunteer, I asked what it would be like, and they said, you'll find out. What I found out was how to be there: when to talk, how to stay awake, which hallway to cry in. I couldn't have listed a single new proposition in the morning. But I'd never say I hadn't learned anything. So "finding out what it's like" sometimes just means getting able.

{+Does that prove it's what happens with Mary? No. It shows the way we talk doesn't decide it. And if the way we talk doesn't decide it, the story by itself can't show that there's anything nonphysical, because the way that we'd naturally describe it was its only evidence.+}`,
  per03: `There's a picture of me at eighteen months asleep on a pile of coats at somebody's wedding. I'm supposed to say what makes me her.

Nothing makes me her, I think, if you mean some one thing that's fully there or not there at all. I said that I wake up on Mars, and then the machine messed up and I said that there's no answer about which of the two I am. You can't have it both ways. If there's no answer in that case, with both of them standing right there, and everything about them known, then being the same person was never a fact of the kind we thought. We had a rule of thumb, "one person before, one person after," and it's always worked, and now somebody's built a machine where it doesn't.

So I'd say about the photograph: there's a long line of people, each very much like the one the day before and taking over her plans, and it starts on the coats and comes out here. Calling it all "me" is a decent habit. It's useful for passports.

For someone who's lost all memory, the line's still there in the body and it's broken in the mind. Is it the same person? I think once I've said all that there's nothing left to find out. You can call them the same or not. I'd look at what they need.

{+I can hear the question coming: if sameness doesn't matter, then what does? I'm out of room, and I'd rather stop than make something up.+}`,
  fre03: `In my last year of high school I told the truth at a disciplinary hearing, about myself, when I could have kept quiet and nobody would ever have found out. I lost a scholarship over it. People say that it was brave, so I've got every motive to call it free.

It wasn't. I've answered that I couldn't have done otherwise and that this means I'm not free, and I don't think it's fair to make an exception for the one decision I'm proud of. When I trace it back, there's my father, who returns extra change. There's a teacher I wanted to be like. There's the way I'm put together, where a lie makes me physically sick for days. I didn't pick one of those. Given them, telling the truth was about as free as a sneeze.

The objection: if it wasn't free, then I can't be proud of it, and I obviously am. I think I can be glad of it. I'm glad that I'm tall too. What I can't do anymore is look down on the other two girls, who kept quiet. If I'd had their fathers, I would have.`,
} as const;
