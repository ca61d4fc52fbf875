// The description of the demo course, in Markdown.

export const demoDescription = `
Is there anything you could not be wrong about? Is your mind your brain? Could you ever have done otherwise? Philosophy begins when such questions stop being idle and start to matter to what you think about everything else. In this course you will not be told the answers. You will be asked for **yours**, and then you will be asked whether your answers fit together.

## How the course works

After each class new questions open under *My Philosophy*. Some ask you to choose, some ask you to write. **What you are asked next depends on what you have answered**: a dualist has to reply to Princess Elisabeth, a physicalist has to explain the octopus. When two of your answers cannot both be true, a *contradiction* appears. That is not a mistake on your part and it is not held against you that it appeared. It is held against you a little if you leave it standing.

You may change any answer at any time. Changing your mind for a reason is the best thing that can happen to you here.

## What we read

Plato's *Apology* and *Euthyphro*, the first of Descartes' *Meditations*, the letters between Descartes and Elisabeth of Bohemia, parts of Hume's *Enquiry*, Locke on personal identity, Mill's *Utilitarianism*, Kant's *Groundwork*, and short encyclopedia articles to go with them. Everything is free and linked from the syllabus. Nothing has to be bought.

| Part | Question |
|---|---|
| The Examined Life | What is an argument, and why bother? |
| Knowledge and Doubt | What can you know? |
| Mind and Body | What are you? |
| Freedom and Responsibility | Are you ever free? |
| Right and Wrong | What do we owe each other? |
| Meaning and Mortality | What is it all for? |

## What you will be able to do

1. Take an argument apart into premises and conclusion, and say which premise you would give up.
2. State a view that you reject so well that someone who holds it would thank you.
3. Write one clear page in defense of a claim that could be false.

## Evaluation

There are three evaluations. Each looks at your written answers as they stand **at the end of the due date**. Later changes are welcome but count only for yourself. See the rubric for what we look for, and the FAQ for everything else.

> Office hours: after class, and whenever the door is open. Bring a question. Bringing an answer is also allowed.
`.trim();
