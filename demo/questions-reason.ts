// Section 1 of the demo course: The Examined Life (class days 1 to 3).
import { checkbox, essay, radio } from './demo-question.ts';

export const reasonQuestions = [
  radio(
    'why01',
    1,
    'At his trial Socrates says that the unexamined life is not worth living for a human being. Is he right?',
    [
      'Yes. A life that is never examined is not worth living.',
      'No. An unexamined life can be as good as any other.',
      'Partly. Such a life is worth living, but it would be better examined.',
    ],
  ),
  checkbox(
    'why02',
    1,
    'What do you hope to take away from this course? Choose as many as you like.',
    [
      'Better arguments for what I already believe',
      'Reasons to change my mind',
      'A clearer picture of what other people believe',
      'The ability to read a difficult text',
      'I am not sure yet',
    ],
  ),
  essay(
    'why03',
    1,
    'Imagine that the jury offers to let Socrates go free on one condition: that he never again question anyone in public. (He says that he would refuse.)\n\nShould he accept? Give the best reason you can for your answer, and say what someone who disagrees would reply.',
  ),
  radio(
    'arg01',
    2,
    'Consider this argument:\n\n1. All fish can swim.\n2. Nemo can swim.\n3. Therefore, Nemo is a fish.\n\nIs it valid?',
    ['It is valid.', 'It is not valid.'],
  ),
  radio(
    'arg02',
    2,
    'You said that the argument about Nemo is valid. Suppose now that Nemo is a dolphin. Both premises are still true. Is the conclusion still guaranteed?',
    [
      'Yes, I still say that the argument is valid.',
      'No. True premises do not guarantee the conclusion, so I was mistaken.',
    ],
    { logic: '(arg01, 1)' },
  ),
  radio(
    'eut01',
    3,
    'Socrates asks Euthyphro a question that can be put like this: are right actions right because God (or the gods) commands them, or does God command them because they are right?',
    [
      'They are right because God commands them.',
      'God commands them because they are right.',
      'Right and wrong have nothing to do with what any god commands.',
    ],
  ),
  essay(
    'eut02',
    3,
    'You said that right actions are right because God commands them.\n\nSuppose that God had commanded cruelty for its own sake. Would cruelty then have been right? Explain what your view should say, and whether you can live with it.',
    { logic: '(eut01, 1)' },
  ),
  essay(
    'eut03',
    3,
    'You said that an action does not become right by being commanded.\n\nThen what does make an action right? Choose one clear example of a right action and say what about it makes it right. Consider one objection.',
    { logic: '(eut01, 2) ∨ (eut01, 3)' },
  ),
];
