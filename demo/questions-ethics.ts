// Section 5 of the demo course: Right and Wrong (class days 17 to 21).
import { essay, radio } from './demo-question.ts';

export const ethicsQuestions = [
  radio(
    'eth01',
    17,
    'A trolley is about to kill five people on the track. You can turn it onto a side track, where it will kill one. May you turn it?',
    ['Yes, I may.', 'No, I may not.'],
  ),
  radio(
    'eth02',
    19,
    'You said that you may turn the trolley. Now the only way to stop it is to push a large stranger from a footbridge onto the track. He will die and the five will live. May you push him?',
    ['Yes. The numbers are the same.', 'No, although the numbers are the same.'],
    { logic: '(eth01, 1)' },
  ),
  essay(
    'eth03',
    19,
    'What explains your answers about the trolley? State the principle behind them as exactly as you can, and test it on one new case of your own.',
    { logic: '(eth01, 2) ∨ (eth02, 1) ∨ (eth02, 2)' },
  ),
  essay(
    'jus01',
    20,
    'You were ready to harm one innocent person in order to save several. Behind the veil of ignorance you do not know whether you will be the one or among the several.\n\nDoes that support your answer or undermine it? Consider what Kant would say.',
    { logic: '(Consequentialism)' },
  ),
  radio('rel01', 21, 'Is slavery wrong only relative to the values of a society like ours?', [
    'Yes. Wrong always means wrong according to some society.',
    'No. It was wrong wherever it was practiced, whatever people there believed.',
  ]),
];
