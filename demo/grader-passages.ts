// The graders' remarks in the demo course beside passages, and about whole answers. Each passage is quoted from the
// essay as it was on its due date.

interface PassageRemark {
  readonly username: string;
  readonly evaluation: 'reason' | 'mind';
  readonly questionID: string;
  /** null for a comment on the whole answer. */
  readonly quote: string | null;
  readonly comment: string;
}

type Remark = readonly [quote: string | null, comment: string];

function on(
  username: string,
  evaluation: PassageRemark['evaluation'],
  questionID: string,
  ...remarks: readonly Remark[]
): readonly PassageRemark[] {
  return remarks.map(([quote, comment]) => ({ username, evaluation, questionID, quote, comment }));
}

export const passageRemarks: readonly PassageRemark[] = [
  ...on(
    'ada',
    'reason',
    'why03',
    [
      'I say yes to the first and no to the second.',
      'The whole essay turns on this distinction. It’s good that it comes first.',
    ],
    [
      'It would be strange if a duty existed that applied to exactly one man.',
      'Is that so strange? A mother has duties to her child that nobody else has. What is different about Socrates?',
    ],
    [
      'Giving away half your paycheck is better than giving away none',
      'A strong reply. It works only if refusing the offer goes *beyond* duty, so say that in so many words.',
    ],
  ),
  ...on(
    'ada',
    'reason',
    'kno03',
    [
      "the belief wouldn't be there if the fact weren't",
      'Philosophers call this *sensitivity*. Your last paragraph finds the best-known problem with it, without any reading.',
    ],
    [
      null,
      'Two examples that pull in different directions, and you follow both. That is how to test an explanation.',
    ],
  ),
  ...on('ada', 'reason', 'ind02', [
    "A habit doesn't explain anything.",
    'I’d like a page about this sentence. If I ask why you expect the sun, isn’t your habit an explanation of *that*?',
  ]),
  ...on('ada', 'mind', 'per03', [
    "One thing can't be two things.",
    'Slow down here. Is this a premise of your argument, or its conclusion?',
  ]),
  ...on('npavlid', 'reason', 'kno03', [
    'So you have to ask about the source on that day and not the source in general',
    'You tested your own explanation until it broke, and then you repaired it. Excellent.',
  ]),
  ...on('npavlid', 'reason', 'sce02', [
    "I'd get a new calculator.",
    'Because you know that a calculator can break. Which premise of the skeptic is the broken part?',
  ]),
  ...on(
    'tmokoe',
    'reason',
    'sce02',
    [
      'A dream does not leave the same scar in the same place for fourteen years.',
      'Could you dream that it has been there for fourteen years? This is where the skeptic will push back.',
    ],
    [
      'we ought to suspect the tool',
      'Agreed, and then we look for the part that is broken. Which of the three lines is it?',
    ],
  ),
  ...on('tmokoe', 'mind', 'min02', [
    'the same push, in a language that I do not know, would not have stopped me',
    'Your best observation. It shows that meaning makes a difference. Does it also show that meaning isn’t physical?',
  ]),
  ...on('bkess', 'reason', 'why03', [
    'he asks you stuff but he already thinks youre wrong',
    'This is a real objection to Socrates. Give it three more sentences: can a question be honest if you already know which answer you want?',
  ]),
  ...on('bkess', 'reason', 'eut02', [
    'its kind of pointless to ask',
    'We don’t ask because it might happen. We ask because the answer shows what your view rests on.',
  ]),
  ...on('bkess', 'reason', 'kno03', [
    'people are saying she got lucky but so what',
    'Here is the place to answer them. How is a lucky guess on a test like knowing, and how is it different?',
  ]),
];
