// Section 6 of the demo course: Meaning and Mortality (class days 22 to 24).
import { checkbox, essay } from './demo-question.ts';

export const meaningQuestions = [
  checkbox(
    'mea01',
    22,
    'A machine could give you a lifetime of any experiences you like; once inside, you would believe them real. What would be missing from a life in the machine? Choose as many as you like.',
    [
      'Really doing things, and not only seeming to',
      'Really being with other people',
      'Knowing the truth about my life',
      'Nothing. I would plug in.',
    ],
  ),
  essay(
    'mea02',
    24,
    'In the first week you said whether the unexamined life is worth living. Read your answer again.\n\nWhat would you now change in it? Use at least one argument from each of two sections of the course.',
    { logic: '(why01, 1) ∨ (why01, 2) ∨ (why01, 3)' },
  ),
];
