// The imagined course of the welcome page: two questions, one thesis, one contradiction.
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';

interface SpecimenQuestion {
  readonly id: string;
  /** What has to be known before the question can be answered. */
  readonly story?: string;
  readonly text: string;
  readonly options: readonly string[];
}

/** The chosen option of each question, as the option's number in text. */
export type SpecimenAnswers = Readonly<Record<string, string>>;
export type Verdict = 'open' | 'consistent' | 'contradiction';

export const specimenQuestions: readonly SpecimenQuestion[] = [
  {
    id: 'blame',
    text: 'Can anyone be to blame for what they could not have avoided?',
    options: ['No, never.', 'Yes, sometimes.'],
  },
  {
    id: 'jones',
    story:
      'Black has made sure that Jones will lie: should Jones waver, a hidden device will make him do it. But Jones never wavers. He lies, and the device stays idle.',
    text: 'Is he to blame for it?',
    options: ['Yes, he is.', 'No, he is not.'],
  },
];

export const specimenContradiction = {
  id: 'clash',
  text: 'You said that nobody is ever to blame for what they could not have avoided. Jones could not have avoided his lie, and yet you blame him.',
  logic: '(Alternatives) & (jones, 1)',
};

// The designer's formulas, read by the same rules as those of any course.
const graph = buildLogicGraph({
  questions: [
    ...specimenQuestions.map(({ id }) => ({ id, logic: '' })),
    { id: specimenContradiction.id, logic: specimenContradiction.logic },
  ],
  theses: [{ name: 'Alternatives', logic: '(blame, 1)' }],
});

/** What follows from the answers: a contradiction item shows when its logic is true. */
export function judge(answers: SpecimenAnswers): Verdict {
  if (specimenQuestions.some(({ id }) => answers[id] === undefined)) return 'open';
  const given = Object.entries(answers).map(([questionID, questionAnswer]) => ({
    questionID,
    questionAnswer,
    questionEssayAnswer: '',
  }));
  return evaluateStudent(graph, given).isShown(specimenContradiction.id)
    ? 'contradiction'
    : 'consistent';
}
