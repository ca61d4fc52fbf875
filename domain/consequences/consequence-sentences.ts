// The consequences of an edit as sentences with the names and texts of the course (CHK-25).
import { countedNoun } from '../base/counted-noun.ts';
import { evaluationName } from '../grading/evaluation.ts';
import type { QuestionConsequence } from '../logic/edit-consequences.ts';
import type { ChangedAnswers } from './changed-answers.ts';
import type { CourseModel } from '../course/course-model.ts';
import type { DesignConsequences, EvaluationConsequence } from './design-consequences.ts';
import { evaluationEditSentence } from './evaluation-edit-sentences.ts';
import { courseNames, namedQuestion } from '../course/course-names.ts';
import { switchedOffSentence } from './switched-off.ts';
import { writtenSentence } from './written-work.ts';

export interface ConsequenceSentences {
  /** How many students see different questions; null when there are none. */
  readonly summary: string | null;
  readonly questions: readonly string[];
  /** About answers whose meaning changes. */
  readonly answers: readonly string[];
  readonly grades: readonly string[];
  /** About due dates, sections, handing back and penalties. */
  readonly evaluations: readonly string[];
  /** About values that a flag hides. */
  readonly parts: readonly string[];
  /** About what was written in grading. */
  readonly written: readonly string[];
}

/** Sentences about nothing. */
export const NO_SENTENCES: ConsequenceSentences = {
  summary: null,
  questions: [],
  answers: [],
  grades: [],
  evaluations: [],
  parts: [],
  written: [],
};

type CourseTexts = Pick<
  CourseModel,
  'questions' | 'theses' | 'schedule' | 'evaluations' | 'settings'
>;

/** The sentences; `before` names the questions as the person knows them. */
export function consequenceSentences(
  consequences: DesignConsequences,
  before: CourseTexts,
  after: CourseTexts,
): ConsequenceSentences {
  const { questions, students, classSize, changedAnswers, evaluations } = consequences;
  const sides = { before: before.evaluations, after: after.evaluations };
  const [known, added] = [courseNames(before), courseNames(after)];
  const nameOf = (id: string): string =>
    namedQuestion(id, known.questionText(id) === undefined ? added : known);
  return {
    summary: students === 0 ? null : summaryOf(students, classSize),
    questions: questions.map((question) => questionSentence(question, nameOf)),
    answers: changedAnswers.map((changed) => answersSentence(changed, nameOf)),
    grades: evaluations.map((changed) => gradesSentence(changed, before)),
    evaluations: consequences.evaluationEdits
      .map((each) => evaluationEditSentence(each, sides))
      .filter((sentence) => sentence !== ''),
    parts: consequences.switchedOff.map(switchedOffSentence),
    written: consequences.written
      .map((work) => {
        const name =
          work.reason === 'question-removed' || work.reason === 'question-lost'
            ? nameOf(work.id)
            : evaluationQuoted(work.id, before);
        return writtenSentence(work, name, before.settings);
      })
      .filter((sentence) => sentence !== ''),
  };
}

function summaryOf(students: number, classSize: number): string {
  if (students === classSize) {
    return students === 1
      ? 'The only student in the course sees different questions.'
      : `All ${countedNoun(students, 'student')} see different questions.`;
  }
  const verb = students === 1 ? 'sees' : 'see';
  return `${number(students)} of ${countedNoun(classSize, 'student')} ${verb} different questions.`;
}

function questionSentence(
  { questionId, appears, disappears, answersHidden, answersBack }: QuestionConsequence,
  nameOf: (id: string) => string,
): string {
  const appearing = appears > 0 ? `appears for ${countedNoun(appears, 'student')}` : '';
  const disappearing = `disappears for ${appearing === '' ? countedNoun(disappears, 'student') : number(disappears)}`;
  const moves = [appearing, disappears > 0 ? disappearing : '']
    .filter((part) => part !== '')
    .join(' and ');
  const hidden = `${kept(answersHidden)} but no longer seen.`;
  const back = `${countedNoun(answersBack, 'kept answer')} ${are(answersBack)} seen again.`;
  return [
    `${capital(nameOf(questionId))} ${moves}.`,
    ...(answersHidden > 0 ? [hidden] : []),
    ...(answersBack > 0 ? [back] : []),
  ].join(' ');
}

function answersSentence(
  { questionId, reason, answers }: ChangedAnswers,
  nameOf: (id: string) => string,
): string {
  const which = `${countedNoun(answers, 'answer')} to ${nameOf(questionId)}`;
  switch (reason) {
    case 'options':
      return `${which} ${answers === 1 ? 'names' : 'name'} an option that moves or is removed. ${answers === 1 ? 'It' : 'They'} would then mean another option, or none.`;
    case 'type':
      return `${which} ${are(answers)} kept, but ${answers === 1 ? 'doesn’t' : 'don’t'} fit the new type.`;
    default:
      return reason satisfies never;
  }
}

function gradesSentence(
  { evaluationId, students, grades }: EvaluationConsequence,
  { evaluations }: CourseTexts,
): string {
  const start = `In ${evaluationQuoted(evaluationId, { evaluations })}, the unanswered questions or unresolved contradictions of ${countedNoun(students, 'student')} are counted differently.`;
  if (grades === 0) return `${start} No existing grade changes.`;
  return `${start} Counted again, ${countedNoun(grades, 'existing grade')} would change.`;
}

function evaluationQuoted(id: string, { evaluations }: Pick<CourseTexts, 'evaluations'>): string {
  const evaluation = evaluations.find((each) => each.id === id);
  return `“${evaluation ? evaluationName(evaluation) : id}”`;
}

function kept(count: number): string {
  return `${countedNoun(count, 'answer')} ${are(count)} kept`;
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function number(count: number): string {
  return count.toLocaleString('en');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
