// Section 2 of the demo course: Knowledge and Doubt (class days 4 to 7).
import { contradiction, essay, radio } from './demo-question.ts';

export const knowledgeQuestions = [
  radio('dou01', 4, 'Can you rule out, right now, that you are asleep and dreaming all this?', [
    'No, I cannot rule it out.',
    'Yes, I can rule it out.',
  ]),
  radio('kno01', 5, 'Must you be absolutely certain of something in order to know it?', [
    'Yes. If I could be wrong, I do not know.',
    'No. I can know something without being absolutely certain of it.',
  ]),
  radio(
    'kno02',
    5,
    'The clock in the hall stopped exactly twelve hours ago. Nobody has noticed. Rosa glances at it, reads “twenty past nine”, and believes that it is twenty past nine. By luck, it is.\n\nDoes Rosa know that it is twenty past nine?',
    ['Yes, she knows.', 'No, she does not know.'],
  ),
  essay(
    'kno03',
    5,
    'Rosa’s belief is true, and she has a good reason for it. Explain your answer about Rosa: if she does not know, what is missing? If she does know, why does the luck not matter?\n\nTest your explanation on a second example of your own.',
    { logic: '(kno02, 1) ∨ (kno02, 2)' },
  ),
  radio(
    'sce01',
    6,
    'You said that you cannot rule out that you are dreaming. Do you nevertheless know that you have hands?',
    ['No. Strictly speaking, I do not know it.', 'Yes. I know it all the same.'],
    { logic: '(dou01, 1)' },
  ),
  essay(
    'sce02',
    6,
    'The skeptic argues:\n\n1. If you know that you have hands, then you know that you are not merely dreaming of them.\n2. You do not know that you are not merely dreaming of them.\n3. Therefore, you do not know that you have hands.\n\nWhere does your view leave you? If you accept the conclusion, say how you can live with it. If you reject it, say which premise is false, and why.',
    { logic: '(Skepticism) ∨ (CommonSense)' },
  ),
  contradiction(
    'con01',
    6,
    'You say that you do not know that you have hands, and your reason is that you cannot rule out a dream. But you also say that knowing does not require absolute certainty. If knowledge can do without certainty, why should a bare possibility of error take it away?',
    '(Skepticism) & (kno01, 2)',
  ),
  radio(
    'ind01',
    7,
    'Every morning so far the sun has risen. Does that give you a good reason to believe that it will rise tomorrow?',
    [
      'Yes, a good reason, although not a proof.',
      'No. Hume is right: we expect it out of habit, not for a reason.',
    ],
  ),
  essay(
    'ind02',
    7,
    'Hume argues that any reason for trusting the past as a guide to the future already takes for granted that the past is a guide to the future.\n\nState his argument in your own words. Then say how your answer about the sun can be defended.',
    { logic: '(ind01, 1) ∨ (ind01, 2)' },
  ),
];
