// The essays of Keiko Tanabe: exact and quiet, with nothing to spare.

export const keikoTanabe = {
  why03: `He should accept. I will give one reason and answer one reply.

The reason is that the condition leaves him everything in which, by his own account, wisdom consists. He says that he is wiser than others only in knowing that he does not know. That is a piece of self-knowledge. He can keep it, and even deepen it, without speaking to anyone. What he would lose is the chance to bring it about in others. That is a loss to them, and a loss to him only if he needs them to be wiser, which is a kind of ambition.

The reply is that his own ignorance was discovered by questioning others, so that without them he could not have found it. I agree about how it was found. A thing that was found with the help of a lamp does not vanish when the lamp goes out. He has already examined the politicians, the poets and the craftsmen, and reports that the result was always the same. A man who has run the experiment so many times may stop.`,
  eut03: `A woman at the next desk in my summer job made an error in a spreadsheet that made her own results look better. Two days later, before anyone had noticed, she corrected it and wrote to everyone who had received it. I take this as my example.

What made it right is not that the error would have done harm. It was small, and the decision it bore on had already been made. What made it right is that other people had formed beliefs on her word, and the beliefs were false. She had put something into their heads and she took it out again. I think a large part of acting rightly is of this kind: not letting others be worse placed, through you, than they have reason to think they are.

It may be objected that this explains only honesty. Feeding someone who is hungry is right too, and no one's beliefs need correcting. I do not claim to have explained every right action. But the same form may be found there. We let people count on us for more than information, and someone who could help and does not has often, without a word, let them down.`,
  kno03: `Rosa lacks knowledge because what makes her belief reasonable and what makes it true are independent of each other. It is reasonable because clocks are generally reliable. It is true because twelve hours have passed since this one stopped. Neither has anything to do with the other.

I will test this on a case in which they are connected, but strangely. Suppose that the clock stopped because someone, for a joke, stops it every evening at the exact time at which he knows Rosa will pass in the morning. Now it is no accident that it shows the right time when she looks. The clock is broken, and yet it is a reliable guide for her.

I think that in this case she knows. If so, it is not the broken mechanism that matters. What matters is whether there is some explanation of why a belief formed in this way would be true. In the original story there is none.`,
  sce02: `My view is that I can rule out that I am dreaming. I therefore deny the second premise, and I should say on what grounds.

The usual defense of that premise is that nothing in my present experience could not also occur in a dream. This seems to me to be false. What is true is that nothing in it could not be thought, in a dream, to occur. In dreams I have believed that I was reading, but I was not reading; there were no words, only the conviction that there were. When I read a page now there are words, and I can say what the third one is. From the fact that a dreamer believes that she has what I have, it does not follow that she has it.

The skeptic will answer that the dreamer would say the same. She would. But she would be saying it without having looked, and I have looked. That she cannot tell the difference does not show that I cannot, just as the fact that a drunk man cannot tell that he is drunk does not show that a sober one cannot tell that he is sober.`,
  ind02: `Hume asks what supports the step from "it has always been so" to "it will be so." If the support is another belief about how things go, then we ask about that one, and it too concerns what will be so and rests on what has been. If it is not a belief about how things go then it cannot tell us anything about the sun. So either the support presupposes the step, or it does not reach it.

I answered that there is a good reason. I do not think that I can find a support of the kind he asks for. I think that he is mistaken about what it would be to lack one. Where my grandparents live the ground has moved twice in my lifetime, and they still set the table every evening. It would be possible to describe this as habit. But they did not carry on as before: after the first time, they moved the shelves from above the bed, and after the second, they bought the kind of stove that shuts itself off. They expect more than they did, and different things. A habit is strengthened by repetition. What they have is corrected by exception.

So I would put my defense this way. To respond to the evidence is to be so disposed that what happens makes a difference to what one expects, and the right difference. Hume is correct that no argument could give this disposition to someone who had none of it. It is no more a conclusion than eyesight is. But it does not follow that what we come to believe by means of it we believe for no reason, any more than it follows that we see for no reason what is in front of us.`,
  min04: `I have eaten octopus, and since this assignment I have stopped. This will show what I believe about the case, and I will try to reconcile it with my view.

My view is that pain is a kind of brain state as water is H2O. There are two ways in which the octopus might be thought to refute it. The first is that its nervous system is made of the same sort of cells as ours but arranged otherwise. This is not serious, since the arrangement in question might be a detail, as the arrangement of molecules in ice and in steam is a detail. The second is that there may be no level of description at which what happens in the octopus and what happens in us are the same, apart from what they bring about. This would be serious. If there were no such level and I still said that it was in pain then I would have to say that pain is what pain does.

So the case against my view rests on a claim about nervous systems that may be true but has not been shown. In the meantime I know less about what pain is than I know about when it is wise to assume it. Since I cannot exclude that the octopus has it, I have reason to treat it as if it had. That reason does not wait on the theory, and the theory is not threatened by it.`,
  mar02: `I hold that Mary gains the ability to recognize and imagine red, and no fact.

The strongest objection is that she can now have a belief which she could not have had before. She may look at a second tomato and think, "It is like that again." To have a belief one must have the means to think it. She did not have the means in the room. So there is something that she now believes, truly, and did not know before.

I accept all of this except for the last step. It is one thing to acquire a new means of thinking something and another to acquire something new to think. When I learned the word "teal," I became able to have beliefs that I would have needed a longer phrase for. I did not thereby learn anything about teal. Mary acquires a very direct means of thinking about a certain state of herself, one that consists in being in it. But the state that she thinks about by this means is among those that she had studied.

What the story shows is that there are ways of representing a fact that are available only to someone who is suitably placed. It is consistent with this that all the facts are physical.`,
  per03: `I said that I would not survive the journey, and that somebody like me would wake up on Mars. I will first say why, and then apply it to the photograph.

The person on Mars would owe her existence to a description of me. If the description had been sent by mail, or had been kept for a century, or had been made up by chance by someone who had never heard of me, she would be no different. It seems to me that my existing cannot be owed to a description's being accurate. Whatever I am, I am not something that could be arrived at by a lucky guess.

The child in the photograph is standing by a persimmon tree. She and I are connected by neither description nor memory. I do not remember the tree. We are connected in that the same living body, with the same brain, has gone on from her day to mine by its own activity. I conclude that a person is such a body.

It follows that someone who has lost all memory has not ceased to exist. If this should seem hard, consider that she may be in pain, and that we would have to say of whom. It would be strange to answer that it is of someone who came into existence last Tuesday in a hospital, aged sixty.`,
  fre03: `When I was fourteen I stopped swimming competitively. I had been good. I told my coach on a Friday and did not explain.

I have said that I could not have done otherwise and that I acted freely. The decision came from reasons, and they were mine, although at the time I could not have stated them. I no longer wanted to be someone who was watched. If I had not felt this I would have stayed, and if my coach had shown me that I could swim without it, I think that I would have stayed as well. So the action depended on what I cared about, and would have been different had that been different. That is what I mean by calling it free.

It may be objected that I did not choose what I cared about. This is so, but I do not see that it is an objection. If I had chosen it, I would have done so because of something else that I cared about, and one may ask about this in turn. Either there is a first thing that was not chosen or there is no first thing. It cannot be a condition of freedom that there be something which there could not be.`,
} as const;
