// The essays of Zoë Hartmann: numbered, exact and abstract, with hardly an example.

export const zoeHartmann = {
  why03: `The question combines a claim about value with a claim about obligation, and I shall treat them separately.

(1) Value. I answered that a life without examination is worth living but would be better with it. It follows that Socrates, in accepting, would exchange a better life for a worse one that is nevertheless worth having. The alternative is no life. If that were the whole of the matter, acceptance would be rational.

(2) Obligation. It is not the whole of the matter, because the condition is imposed by a court. To accept is to grant that the court may decide which questions are asked in the city. This is a concession about authority, and its cost does not fall on Socrates alone. Every later citizen inherits the precedent. I therefore conclude that he ought to refuse. The ground is what his acceptance would license, and the value of his own life does not enter into it.

[-An opponent would say that he is too important to die.-] {+An opponent will reply that one person's consent to an unjust condition does not make the condition just, so that no authority is conceded by a man who merely wishes to survive. I accept the premise. Consent under threat does not confer a right. It does, however, confer a power, and institutions are built from powers rather than from rights. A court that has once obtained silence by this means has learned that it can.+}`,
  eut03: `Let the example be the keeping of a promise to someone who has since died and left no one who knows of it. I take it to be right to keep such a promise, at least where the cost is moderate.

The example is chosen because it excludes several explanations at once. The action is not right because of its consequences for the promisee, who has none. It is not right because of the expectations of others, who have none either. It is not right because it is commanded, since I have denied that commands bear on the matter.

What remains is a relation between the agent and her own past undertaking. By promising, she gave another person a claim against her. The claim was not a feeling of his, and it did not end with his feelings. I propose that an action is right when it honors the claims that persons hold against the agent, and that some claims survive those who hold them.

Objection: a claim without a living claimant is a fiction. Reply: the difficulty, if it is one, is general. Debts survive the creditor; a slander can wrong the dead. One may hold that we are confused in all these cases, but then the burden is considerable. {+A second reply is that what we fear to lose at death would be less than it is if every claim on our behalf expired with us.+}`,
  kno03: `I maintain that Rosa does not know. Her belief is true, and it is supported by a reason that would satisfy any reasonable inquirer. What is absent is a suitable relation between that reason and the truth of the belief.

One may try to state the relation as follows. A belief amounts to knowledge only if the method by which it was formed would not easily have produced a false belief in similar circumstances. Rosa's method, reading this clock, would have failed a minute earlier and a minute later. It therefore fails the test, although it happened to succeed.

To test this, consider a lottery. I hold one ticket of a million. I believe, on excellent statistical grounds, that it will lose, and it does. My method would have produced a false belief in only one case of a million, so the method is very safe, and yet it seems wrong to say that I knew. If that judgment is correct, then safety is not sufficient.

{+I see two ways to proceed. One is to deny the judgment about the lottery. The other is to require that the circumstances in which the belief would be false be remote in kind and not merely few in number: the winning ticket is improbable, but it is no different from mine. I prefer the second. In Rosa's case the false circumstances are both numerous and near, in the lottery they are few but near, and knowledge requires that they be far.+}`,
  sce02: `[-I accept the conclusion, though I do not think that knowledge requires certainty, because the possibility of dreaming cannot be excluded.-] {+When I first answered this question I accepted the skeptic's conclusion while also maintaining that knowledge does not require certainty. The course site pointed out that these two do not sit well together. I have considered which to withdraw. I have withdrawn the second, and I shall explain why.+}

If knowledge is compatible with the possibility of error, then the second premise requires an argument that has not been given. From the fact that I cannot exclude the dream it would not follow that I do not know I am awake. A skeptic who concedes fallible knowledge has disarmed himself.

Hence the skeptic's strength depends entirely on the demand for certainty, and the question becomes whether that demand is arbitrary. I used to think so. I now think that it expresses what we want from knowledge as opposed to a good bet: that inquiry can stop. So long as a possibility of error remains which I have not addressed, inquiry has been broken off, not completed.

How can one live with the conclusion? I distinguish between what settles a question and what suffices for action. Very little is settled. A great deal suffices. The word "know" in ordinary use marks the second, and I have no objection to ordinary use so long as nobody mistakes a license to act for a proof.`,
  ind02: `Hume's argument may be put in four steps.

First, every inference from observed cases to unobserved cases presupposes that unobserved cases resemble observed ones. Second, this presupposition is not a truth of reason, for its denial involves no contradiction. Third, it cannot be established by experience without circularity, since to treat past success as evidence of future success is to presuppose it. Fourth, whatever is established neither by reason nor by experience is not established. The conclusion is that inductive inference has no rational foundation.

The argument is often met with the remark that induction has worked. In the laboratory where I spend my Fridays we are instructed to record every failed run, and I have come to regard this as Hume applied to pipettes: a record of success is worth nothing if it is consulted by the very rule under examination. The remark is simply a further instance of the third step.

A subtler reply is that the demand for a foundation is itself unreasonable: no rule of inference can be justified without the use of some rule, and deduction fares no better. I grant the parallel. But it spreads the disease and cures nothing. Moreover the cases differ in one respect. We cannot describe what it would be for deduction to fail, whereas we can describe the failure of induction in detail, and have lived through local instances of it.

[-I conclude that Hume is correct.-] {+I therefore hold that we expect the sunrise from habit. It does not follow that the habit is bad or that another would be better. "Without a reason" is not the same as "against reason." What follows is only that, where we supposed ourselves to be convinced by the evidence, we were in fact disposed by it. I find that this changes nothing in my conduct and something in my opinion of it.+}`,
  min05: `My position entails that the robot is in pain. If pain is constituted by a functional role, and if the role is occupied, then pain is present, irrespective of the nature of the occupants. I see no honorable way of avoiding this consequence and I do not wish to.

The resistance that most readers feel has, I believe, three sources, which should be distinguished.

The first is scale. The system is spread over a country. But size is not relevant to any role, and a brain would seem equally dispersed to an observer of the right dimensions. The second is that the parts are themselves conscious. That is distracting but irrelevant as well: we have been given no reason why a thing composed of minds could not have a further mind, only the observation that it would be surprising. The third is more serious. One says that there is nothing it is like to be the system. This, however, is the conclusion in dispute and cannot serve as evidence.

I wrote a small simulation of the case with forty paper cups and my roommates. They were not in pain, but they were certainly annoyed. The exercise had one instructive result: at forty cups nothing of interest happens at all. Our intuition about the large case is formed on small ones.

{+Is the consequence a reason to abandon the view? Only if the intuition against it is more secure than the considerations in favor of the view, and I have argued that it is not evidence of the right kind. I concede that I should feel differently if I were told that I am such a country. But then I should have been told it truly, and I should still be in pain.+}`,
  mar02: `I answered that Mary, if she truly possessed every physical fact, would learn nothing. I am aware that this is the least popular of the three answers.

The story is persuasive because we do not do what it asks. We are told to imagine someone who knows everything physical about color vision, and we imagine someone who knows a great deal. Of such a person it is plausible that she would be surprised. It is not plausible because of anything in the description, however, but because of what we have left out of it.

To see this, suppose that a prankster presents Mary, as her first colored object, with a banana that has been painted blue. On the usual view she is deceived, since she has no means of knowing that this experience is the one others have before the sky. On my view she is not. She knows in complete detail which reactions each wavelength produces in a system such as hers: what it will lead her to associate, to feel, to say. She observes her own reactions and says, "You have painted it."

The strongest objection is that Mary deduces the color from its effects and therefore does not know the experience itself until she has it. [-That begs the question.-] {+But the objector owes us an account of what remains of the experience once all its effects upon thought, memory, feeling and speech have been set aside. If there is a remainder, it is one that could not prompt her exclamation, since the exclamation is an effect. The remainder would be a thing that nobody has ever had occasion to mention.+}

I conclude that the story does not show that anything is non-physical. It shows that we are poor judges of what complete knowledge would be like, never having had it of anything.`,
  per03: `I am required to say what relates me to the child in my earliest photograph, consistently with two earlier answers: that I survive the journey to Mars, and that, where both persons exist afterward, both are I.

The second answer commits me to rejecting the assumption that a person is the sort of thing that can be in only one place at a time. I do so by conceiving of a person as a pattern that is extended in time and may branch, as a road may. Where a road divides, it is idle to ask which of the two is the road. Each of them is the road from the fork onward; before the fork they shared their course.

On this conception, what makes me the same person as the child is that there is a continuous course, each stage of which gives rise to the next in the way characteristic of persons: by the transmission of beliefs, intentions and character. It is not required that the last stage remember the first. A road need not resemble its beginning.

As to someone who has lost all memory, two cases should be separated. If character, skill and inclination persist, the course continues, although much traffic has ceased. If nothing of the kind persists, the road has ended, even if the ground goes on.

{+It will be objected that if both are I, then I on Earth should be indifferent to my own death provided that the other lives. I accept that I should be less concerned than I am. That I cannot bring myself to be so is a fact about me, or rather, about us.+}`,
  fre03: `The decision I shall describe is that of leaving my first field of study, chemistry for medicine, for chemistry for its own sake. It closed one career and it disappointed two people.

I have answered that I could not have done otherwise and that, for this reason, I was not free. The present example seems to speak against me, since it was considered for months, made without pressure and never regretted. If any decision is free, this one is. I shall argue that it was not.

What distinguishes the decision is that it issued from deliberation. But each consideration in the deliberation weighed with me as it did because of what I already was, and I had no hand in determining that. To have deliberated is to have been moved in a complicated way. The complication is impressive, and it is easily mistaken for independence.

The objection is that freedom just is being moved in this way, by one's own reasons. I reply that we should then be obliged to call a sufficiently complicated clock free on the ground that it is moved by its own weights. What we wanted the word for, in connection with praise and punishment, was to say that the agent could have been better than she was. Nothing in my months of deliberation shows that I could.`,
} as const;
