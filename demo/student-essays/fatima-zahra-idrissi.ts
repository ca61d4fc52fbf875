// The essays of Fatima Zahra Idrissi: serious and searching, formal, better with a few days more.
import { lectureQuotation } from './planted-copies.ts';

export const fatimaZahraIdrissi = {
  why03: `My answer is that Socrates may refuse but is not obliged to, and that we should be slow to say which we would do.

I said that a life is worth living even if it is not examined, though it would be better for it. Therefore, I cannot say that he has nothing to lose by dying. He has much to lose. The strongest reason for refusing that I can find concerns those who will come after. If he is silent, the next man who asks a question will be told, "Even Socrates stopped." There are silences that make other people's silence easier.

The person who disagrees would say that no one should be asked to die as an example. I agree that no one should be asked. This is why I say that he may refuse and not that he must. What he owes to those who come after is not more than what they would owe to him.`,
  eut02: `I have answered that right actions are right because God commands them. The question asks whether cruelty would have been right if it had been commanded. My grandmother would say that the question is impolite, and I would not dare to tell her that impoliteness is not an objection.

There are two easy answers, and I distrust both. The first is to say that it would have been right and to leave the matter there. The second is to say that God is good, and so it could not have been commanded. The first seems to me to make praise empty. If whatever He did would have been right, then in praising His justice we say only that He has done as He has done, and that is true of everyone. The second seems to make the command unnecessary. If there is something in Him, His goodness, which guarantees that the command will be just, then it is that goodness which matters, and an action that accords with it would be right even if nothing had been said.

I have tried to find what a person who holds my view really believes, as opposed to what she says when she is pressed. I believe she thinks of the command as a relationship. When someone who loves you asks you for something, the asking changes what you ought to do, although the love was there before it was asked. My obligation to visit my aunt comes from her asking. But it is an obligation only because she is my aunt and has not asked me to rob someone on the way. So the command does make the action obligatory, and not everything could be commanded.

If this is correct then the answer to the question is no. Cruelty would not have been right, because the one who commanded it would not have been the one whom I am bound to. I can live with that. What I have to admit is that I have moved. I no longer believe that the command is the whole of what makes it right, and the answer that I chose says that it is.`,
  kno03: `I do not believe that Rosa knows the time. She has a true belief which is also reasonable, and I do not reproach her.

What she lacks, I would say, is a witness. A good clock is a witness to the time: it was present, so to speak, while the time passed. A stopped clock has not been present since yesterday. If we receive a true report from someone who was not there, and who is only repeating what he always says, then we have been told the truth, but nobody has informed us of it.

Here is a second example. When I was a child a neighbor told me that the sea could be seen from our roof, and I believed her, since she was an adult and lived above us. She had never been on the roof; she said it in order to make me eat. Years later I climbed up there, and it was so. I had believed something true on the word of a person whom it was reasonable to trust. Yet I think that I came to know it only on that day. Before that there had been no one, at any point in the chain, who had seen.`,
  sce02: `The argument has two premises, and I have to reject one of them, since I have said that I know I have hands although I cannot rule out a dream.

It might seem that I am forced to reject the first premise. I do not think so. What I said is that I cannot rule out that I am dreaming. The second premise says that I do not know that I am not. These are different. To rule something out is an activity: one makes a test, and the thing fails it. There are many matters which I have never tested and which I nevertheless know, for example that my parents are my parents. If someone were to demand the test, the demand itself would be strange.

It is the second premise, then, that I reject. If I am asked how I know that I am not dreaming, I will say that I have no particular reason to think I am, that I have every ordinary reason to think that I am not, and that this is how I know most things.

The skeptic may say that I am only reporting my confidence. He would be right to say that confidence is not knowledge. But I have not offered it as a proof. I was asked where my view leaves me, and it leaves me where I was, with somewhat more respect for how much one knows without being able to show it.`,
  ind02: `As I understand Hume, he does not say that the sun may fail to rise. He asks what kind of reasoning leads us to expect it. It is not reasoning from ideas alone, for we can conceive of the contrary. It is not reasoning from experience, for experience speaks only of what has been, and we would have to know already that it speaks for what will be. Since these are the only two kinds, it is not reasoning at all. It is custom, which he calls the great guide of human life.

I agree with him. I would defend the answer by asking people to watch themselves. When I hear my mother's key in the door I look up. I do not recall the other occasions, count them, and conclude. If I had to do so she would be in the kitchen before I had finished. The expectation is simply there, and the arithmetic, if we do any, comes later and is for other people.

At the same time I do not think that anyone needs to be troubled by this. The custom is a good one. It has been given to us, by nature or otherwise, and it fits the world in which we live, and we may be thankful for it and rely on it. Whether I am entitled to call it good, when all my evidence of its goodness is in the past, is a question I noticed when I wrote that sentence.`,
  min02: `Your Serene Highness,

I was given a few days to answer you, and I have used them all.

You ask how the soul, which has no extension, can move the body, which has. I hold that the mind is not physical, and I must therefore say something. I would like to begin with the word "move." In my language one says that a poem moves the listener, and I have never heard anyone ask where it took hold of him. You will say that this is only a manner of speaking. Perhaps; but then "pushing" may be only a manner of speaking also, taken from what our hands do to stones.

I believe that what you have shown is this: if we think of the soul as a second body, only finer, then it cannot do what it does. I accept that. It is not a second body. We should not expect to find the place where it is attached, any more than we find the place where the meaning is attached to the ink. When I read your letter I do not first see the ink and then add the meaning, and when I lift my hand, I do not first will and then find that it rises.

The difficulty which I cannot remove is one that you raise yourself, when you say that you would find it easier to concede matter and extension to the soul than to concede to an immaterial thing the capacity to move a body. You were ill when you wrote this. A fever clouds the mind, and if the mind were not of the body why should it be clouded? I have no answer to the fever, and I did not wish to send you a letter in which I pretended to have one.

With my respects,
Fatima Zahra Idrissi`,
  mar02: `I maintain that Mary learns a new fact upon leaving her room, that of what it is like to see red.

The strongest objection, to my mind, is the one with which Professor Lindgren ended her lecture: ${lectureQuotation.text} It is a fine sentence, and it nearly persuaded me. It says that there is a difference between knowing about something and undergoing it, and that nobody should expect the first to produce the second. One does not refute oceanography by drowning.

However, I believe that it proves something else. It is true that the book is not wrong. I have not said that Mary's books were wrong. I have said that they were incomplete. The book about swimming does leave something out, which is how the water feels, and the reader discovers this when she gets in. That it would be unreasonable to complain to the author does not show that nothing was left out. There are many things that one cannot reasonably ask of a book.

As to what the story shows, I would say that it shows a limit of description from the outside. I already believed that the mind is not physical, and the story has not been my reason for it. It has made me see more clearly what I believed.`,
  per03: `In my earliest photograph I am two years old and I am standing on a chair in order to be as tall as my brother. There are two arguments that I wish to make about it, and something else.

The first argument is that what makes me the same person cannot be the matter of my body, for it has changed, nor my memories, for I have none from that time. What remains is that I am one subject who has had all of these experiences, whether or not I retain them. I said for this reason that I would not survive the journey to Mars. The traveler would begin with a full memory, and yet nothing would have happened to her.

My first name was changed at a border office. An official wrote it as he heard it, and for eleven years my documents had a different girl on them. I can report that I survived it. But it was not quite nothing. At school they called me by that name, and she was quieter than I was. When it was corrected I had to decide which of us would be going to the university. I do not believe that there were two persons. I believe that there was one person, and that other people had been addressing someone else.

The second argument concerns memory. If someone loses all of it then she loses her story, but not herself, because it is to her that the loss happens. It may be objected that I cannot say what she is apart from her story. I can say at least that she is the one to whom it was true.`,
  fre03: `I decided to study abroad when my mother was ill. She recovered, but I did not know that she would when I signed the form. It is the decision that I have most often wished to have explained to me.

I have said that I could have done otherwise, and I believe that the decision was free. What made it free was not that it was easy, or that there were no influences, for there were a great many and they were all strong. It was that I was the one who had to put an end to the matter. As long as I did not sign, nothing was decided, whatever anyone wished. No quantity of influence would have moved the pen.

An objection is that people say such things about every decision, and yet someone who knew me well could have predicted it. My brother did predict it, and he had bet my cousin a dinner. I do not think that it follows that I was not free. He predicted it because he knew what I would consider important. He did not know it by looking past me to my causes; he knew it by knowing me.`,
} as const;
