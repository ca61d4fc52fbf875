// The essays of Thabo Mokoena: courteous and measured, from a family that listens to its elders.

export const thaboMokoena = {
  why03: `I believe that Socrates should accept. I say this with respect for him.

My reason is that he is a father. It is a noble thing to die for the truth, but a man does not belong only to himself. When my own father was offered a safer position for less money, he took it, and he told us that courage is sometimes a thing you do every day in a small office. Socrates could have raised three sons and taught them at his own table. The jury did not forbid him that. They forbade only the public square.

I have also said in the first question that an unexamined life can be as good as any other. My grandmother did not examine her life in the way that Socrates means. She would have been puzzled by the suggestion. I have not met a better life.

Someone who disagrees would reply that I am asking Socrates to teach his sons that a man may be silenced by a threat. That is a serious reply. I would answer that children also learn from an empty chair, and what they learn from it is not always what the dead man intended.`,
  eut03: `The example that I choose is from my street. An old man, Mr. Dlamini, had a stroke and could no longer open his shop. For eleven weeks the owner of the other shop, who was his competitor and not his friend, opened both. He kept two tills and gave Mr. Dlamini every coin from his own. If he had simply kept his doors open he would have had all of the customers.

I hold that this was right, and that God would approve of it because it is right. It did not become right when God approved. What makes it right, in my view, is that the man treated his neighbor's misfortune as something that was also his business. He recognized him. At home we have a word for it which says that a person is a person through other people. My pastor puts it differently. He says that to obey is easy and it is seeing that is hard, and I believe it is the same point.

One objection is that he may have done it for praise. I do not know his heart. But if he did it for praise, then I would say that he did the right thing for a poor reason. The tills would still have been right.`,
  kno03: `Rosa does not know what time it is. She believes correctly and cannot be blamed, but she does not know.

I think what is missing is that she would not have noticed if she were wrong. To know something is in part to be able to answer for it. If someone asked Rosa, "How do you know?", she would point to the clock, and the clock would not support her. Her reason looks good, but it has no weight behind it, like a check on an empty account which is never cashed.

My second example is a letter. Suppose that my cousin writes that he has passed his examinations. The letter is a forgery, written by his brother to please our aunt, before the results were known. Then it turns out that he did pass. My aunt had good reason to believe the letter and what she believed was true. But she did not know. When the real results came, I am sure that she would say, "Now I know." I take the word "now" to be evidence for my explanation.`,
  sce02: `In the earlier question I said that I am able to rule out that I am dreaming. I must therefore reject the conclusion of this argument, and I do reject it.

I know that I have hands. I know it better than I know any step in the argument of the skeptic. When I was a boy I burned my left hand on a paraffin stove, and the scar is here as I write. A dream does not leave the same scar in the same place for fourteen years.

If a clever man proves to me that I do not know my own hand, I will congratulate him, and I will shake his with it. An argument is a tool. When a tool gives a result like this one, we ought to suspect the tool. It is possible to say more about where exactly it goes wrong, but I think that a person can be entitled to reject a conclusion before he has found the fault.`,
  ind02: `The argument of Hume is as follows. We believe that the sun will rise because it has always risen. In doing so we rely on the idea that the future will resemble the past. If we are asked to defend this idea we can only say that, in the past, the future has resembled the past. But this takes for granted what we were asked to defend. Therefore we have no reason for our belief, only a custom.

I answered that there is a good reason although not a proof. My defense begins from the fact that the word "reason" was not invented by philosophers. A farmer who plants when the rains are due has a reason to do so. His neighbor who plants because a beetle crossed his path has none. If Hume were correct, these two men would be equal, and I find that I cannot believe it.

Hume would reply that the two men are equal before logic and differ only in that we share the custom of the first. I would say that it is not only a question of sharing. The farmer eats. A custom which feeds people year after year has been tested, and the fact that the test is itself in the past does not make it nothing. I concede that I cannot show this to someone who refuses to count it.`,
  min02: `To Her Highness,

You ask how a soul that cannot touch anything is able to move a body. I have said that my mind is a thing that is not physical, so the question comes to me also, and I will try to answer with the honesty that you showed in asking.

First, I do not think that the only way to move something is to push it. When my mother says my name in a certain tone, I stop. It is true that the sound pushes upon my ear. But the same push, in a language that I do not know, would not have stopped me. What stopped me was the meaning, and a meaning has no size and no place. So we already know of things without extension which make bodies move. We live among them.

Second, in my family we speak to those who have died, and no one has asked them by what mechanism they listen. I do not offer this as proof. I offer it because it reminds me that the demand for a mechanism is itself only one way of understanding things.

You will reply, I think, that a meaning moves nobody except through a brain that understands it, and that the brain is extended. You would be right. Then I must say that the soul does not move the body as one thing moves another from outside, but as the one who understands moves when he understands. How it is that a brain can be the place where this happens, I do not know. I would be glad to read your answer.

With sincere respect,
Thabo Mokoena`,
  mar02: `I answered that Mary learns a new fact when she sees the tomato. She learns what it is like to see red, and this was not in any of her books.

The strongest objection that I can think of is that she knew the fact already, but under another description. A man may know that the chief justice lives on his road without knowing that the quiet neighbor with the roses is the chief justice. When he finds out, he has not discovered an additional person.

I have considered this, and I think that the comparison helps me more than it helps the objector. The man with the roses does learn something new, namely that the person with one set of qualities has the other set also. He learns it by seeing a quality, the roses, that was not in what he knew about the judge. In the same way Mary meets a quality. If the quality had been among the physical facts, she would have met it before.

As to whether everything is physical, I have already said that my mind is not. I would not rest that belief on this story alone. However, I notice that the story agrees with what I would have expected.`,
  per03: `The child in the photograph stands in front of a blue gate with one sock. I have been told that it is I.

I do not say that it is I because I remember the gate. I do not. I say it because there is one soul, or one self if you prefer, that has lived through all the days between the gate and this desk. My answer about the journey follows from the same belief. The machine can copy every atom, but I do not think that it can send the one who is I, because that is not made of atoms. Somebody would step out on Mars and believe sincerely that he was Thabo. I would feel pity for him.

For someone who has lost all memory, my view implies that they have not been lost. In my grandmother's last year she called me by my uncle's name. We did not correct her. She was the one who was mistaken, which means that she was still there to be mistaken.

It may be objected that I cannot point to this soul or say how I know that it is the same one from day to day. That is true. But I can say the same of the objector, and he does not doubt that he will be the one who wakes up tomorrow in his bed.`,
  fre03: `When I was nineteen I was asked to speak at my grandfather's funeral, and I refused. My uncle had asked me before the whole family. Then, in the night, I changed my mind and I wrote four pages, and in the morning I spoke.

I believe that I was free both times. I have answered that I could have done otherwise, and this is what I mean. In the night there was no new fact. I weighed the same fear against the same love, and I gave my consent to the love. I could have gone back to sleep. Many people would have understood.

The objection is that something must have made the difference between the evening and the night, and if I knew what it was, I would see that it caused my decision. I accept that there were causes. My grandfather had once driven all night to hear me recite a poem of twelve lines. But a cause of that kind does not force. It asks. I was able to leave it without an answer, as I had done in the evening, and that is why I can be a little proud of the morning and still a little ashamed of the evening.`,
} as const;
