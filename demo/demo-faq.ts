// The frequently asked questions of the demo course; answers in Markdown.
import type { FaqEntry } from '@elenchus/domain/design/faq.ts';

export const demoFaq: readonly FaqEntry[] = [
  {
    question: 'How long should a written answer be?',
    answer:
      'As long as it takes to state a view, give a reason and meet an objection. For most people that is **150 to 400 words**. Excellent answers have been shorter and bad ones have been much longer.',
  },
  {
    question: 'Why does my friend have different questions?',
    answer:
      'Because your friend gave different answers. Which questions open depends on what you have chosen before. If you change a choice, some questions may disappear and others appear. **Nothing that you wrote is lost**: if the question comes back, so does your text.',
  },
  {
    question: 'What is a contradiction, and how do I get rid of it?',
    answer:
      'Two of your answers cannot both be true, or at least not without further explanation. Follow the links to the questions involved and decide which answer you believe less. Then change it. There is no right one to change: that is the philosophical part.',
  },
  {
    question: 'Will I be graded down for holding the wrong view?',
    answer:
      'No. The two of us who grade most of your work disagree with each other about nearly every question in this course. We grade reasons.',
  },
  {
    question: 'May I change my answers after the due date?',
    answer:
      'Yes, and you should if you have changed your mind. The evaluation looks at your answers as they stood at the end of the due date, so later changes neither help nor harm.',
  },
  {
    question: 'I was ill. Can I have more time?',
    answer:
      'Write to your TA **before** the due date if at all possible. We set a personal due date for you, and the evaluation then looks at your answers on that day.',
  },
  {
    question: 'May I work with others, or use a writing program?',
    answer:
      'Talk to everybody: that is how philosophy has always been done. Then close the conversation and write your own sentences. Passages that appear in two answers, or that nobody in this course wrote, will be a short and unpleasant conversation.',
  },
  {
    question: 'I forgot my password.',
    answer:
      'Send an email to the instructor. Your password is set back to your netid, and at the next login you choose a new one.',
  },
];
