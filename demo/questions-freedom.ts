// Section 4 of the demo course: Freedom and Responsibility (class days 13 to 16).
import { checkbox, contradiction, essay, radio } from './demo-question.ts';

export const freedomQuestions = [
  radio(
    'fre01',
    13,
    'This morning you had breakfast, or you skipped it. Given everything that had happened in the universe up to that moment, and the laws of nature, could you have done otherwise?',
    ['Yes, I could have done otherwise.', 'No, given all that, I could not.'],
  ),
  radio(
    'fre02',
    13,
    'You said that, given the past and the laws, you could not have done otherwise. Do you ever act freely?',
    [
      'Yes. I act freely when I do what I want for my own reasons.',
      'No. If I could not have done otherwise, I was not free.',
    ],
    { logic: '(fre01, 2)' },
  ),
  essay(
    'fre03',
    13,
    'Describe one decision of your own that mattered to you. Was it free? Explain what made it so, or what stood in the way, and answer one objection.',
    { logic: '(fre01, 1) ∨ (Compatibilism) ∨ (HardDeterminism)' },
  ),
  radio(
    'fra01',
    14,
    'A neurosurgeon has secretly put a device into Jones’s brain. If Jones showed any sign of not voting for candidate A, the device would make him do so. But Jones votes for A all by himself, and the device never acts. Is Jones responsible for his vote?',
    ['Yes, he is responsible.', 'No, he is not responsible.'],
  ),
  contradiction(
    'con04',
    14,
    'You say that nobody who could not have done otherwise acts freely. But you also say that Jones is responsible for his vote, although he could not have voted otherwise. Either responsibility does not need freedom, or Jones was free after all.',
    '(HardDeterminism) & (fra01, 1)',
  ),
  radio(
    'luc01',
    15,
    'Two friends drive home drunk by the same road. A child runs in front of one of the cars and is killed; the other driver meets nobody. Does the first deserve more blame?',
    ['Yes, the first deserves more blame.', 'No, they deserve the same blame.'],
    { logic: '(fra01, 1) ∨ (Compatibilism)' },
  ),
  checkbox(
    'pun01',
    16,
    'You hold that people can deserve blame. What could justify punishing them? Choose as many as you like.',
    [
      'They deserve it.',
      'It deters others.',
      'It protects us from them.',
      'It can reform them.',
      'Nothing could justify it.',
    ],
    { logic: '((luc01, 1) ∨ (luc01, 2)) & ¬(HardDeterminism)' },
  ),
  radio(
    'pun02',
    16,
    'You said that deterrence can justify punishment. A judge can prevent a deadly riot only by convicting somebody at once, and the only person at hand is innocent. Nobody will ever find out. May the judge convict?',
    ['Yes, if it really saves more lives.', 'No, not even then.'],
    { logic: '(pun01, 2)' },
  ),
];
