// The grades of the demo course: everyone for the first evaluation, some for the second, by the product's own formula.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { answersAsOf } from '@elenchus/domain/answers/answers-as-of.ts';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { sortByLastName } from '@elenchus/domain/base/name-key.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { computeExamGrade, examGradeText } from '@elenchus/domain/grading/exam-grade.ts';
import {
  NO_QUESTION,
  type GradeRecord,
  type GradingType,
} from '@elenchus/domain/grading/grade-record.ts';
import type { GradeCounts } from '@elenchus/domain/grading/student-evaluation.ts';
import { answerLookup, countOpenWork } from '@elenchus/domain/progress/open-work.ts';
import { questionsOfSections } from '@elenchus/domain/progress/progress-class.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import type { DemoAnswerVersion } from './answer-histories.ts';
import { levelsForGrade } from './demo-criteria.ts';
import { penaltyPerChoice, penaltyPerContradiction } from './demo-design.ts';
import { extensions, personalDueDate } from './demo-extensions.ts';
import { demoStudents, type DemoStudent } from './demo-students.ts';
import type { DemoTerm } from './demo-term.ts';
import { essayMerits } from './essay-merits.ts';
import { firstComments, secondComments } from './grader-comments.ts';
import { wordsIn } from './passage-text.ts';
import { seededNumber } from './seeded-choice.ts';

interface GradingInput {
  readonly term: DemoTerm;
  readonly evaluations: readonly [Evaluation, Evaluation, Evaluation];
  readonly answerVersions: readonly DemoAnswerVersion[];
  /** The course as it was open at the end of a day. */
  readonly courseOn: (date: IsoDate) => ReleasedCourse;
  readonly seed: number;
}

interface GradingTask extends GradingInput {
  readonly student: DemoStudent;
  readonly evaluation: Evaluation;
  readonly comment: string;
  readonly isComplete: boolean;
}

// Keiko's second evaluation is open on Tara's desk: grades for the first questions, no comment yet.
const halfGraded = 'ktanabe';

/** All grade records, students in the order of their last names. */
export function demoGrades(input: GradingInput): GradeRecord[] {
  const [first, second] = input.evaluations;
  const students = sortByLastName(demoStudents, ({ fullname }) => fullname);
  return students.flatMap((student) => [
    ...dueDateRecords(input, student),
    ...gradesOf({
      ...input,
      student,
      evaluation: first,
      comment: firstComments[student.username] ?? '',
      isComplete: true,
    }),
    ...secondGrades({ ...input, student, evaluation: second, comment: '', isComplete: false }),
  ]);
}

function secondGrades(task: GradingTask): GradeRecord[] {
  const comment = secondComments[task.student.username];
  if (comment !== undefined) return gradesOf({ ...task, comment, isComplete: true });
  return task.student.username === halfGraded ? gradesOf(task) : [];
}

function dueDateRecords(
  { term, evaluations }: GradingInput,
  { username }: DemoStudent,
): GradeRecord[] {
  return extensions
    .filter((one) => one.username === username)
    .map((one) =>
      record(username, evaluations[one.evaluation].id, 'customDueDate', {
        individualGradingData: personalDueDate(term, username, one.evaluation),
      }),
    );
}

function gradesOf(task: GradingTask): GradeRecord[] {
  const { student, evaluation, isComplete } = task;
  const { questions, answers, shown } = workToGrade(task);
  const counts = countsOf(task, shown, answers);
  const essays = questions.filter(({ type }) => type === 'LongAnswer');
  const graded = isComplete ? essays : essays.slice(0, 1);
  const questionGrades = new Map(graded.map(({ id }) => [id, gradeOfEssay(task, id, answers)]));
  const adjustment = student.username === 'ecastel' && evaluation.handedBack ? 1 : 0;
  const penalties = {
    penaltyForUnansweredChoice: penaltyPerChoice,
    penaltyForUnresolvedContradiction: penaltyPerContradiction,
    hasContradictionItems: true,
  };
  const examGrade = computeExamGrade({ questionGrades, counts, adjustment }, penalties);
  const one = (type: GradingType, value: string | number): GradeRecord =>
    record(student.username, evaluation.id, type, { individualGradingData: String(value) });
  return [
    ...[...questionGrades].map(([questionID, grade]) =>
      record(student.username, evaluation.id, 'questionGrade', {
        questionID,
        individualGradingData: String(grade),
      }),
    ),
    ...levelsOf(task, questionGrades),
    one('unansweredMCQs', counts.unansweredMCQs),
    one('unresolvedContradictions', counts.unresolvedContradictions),
    one('gradeAdjustment', adjustment),
    ...(examGrade === null ? [] : [one('examGrade', examGradeText(examGrade))]),
    ...(task.comment === ''
      ? []
      : [record(student.username, evaluation.id, 'comments', { comment: task.comment })]),
    one('gradingComplete', isComplete ? 'yes' : 'no'),
  ];
}

/** The first evaluation was graded with criteria. */
function levelsOf(
  { student, evaluation, evaluations, seed }: GradingTask,
  questionGrades: ReadonlyMap<string, number>,
): GradeRecord[] {
  if (evaluation.id !== evaluations[0].id) return [];
  return [...questionGrades].flatMap(([questionID, grade]) => {
    const levels = levelsForGrade(grade, seed, `${student.username} ${questionID}`);
    if (levels === null) return [];
    const fields = { questionID, individualGradingData: levels };
    return [record(student.username, evaluation.id, 'criterionLevels', fields)];
  });
}

/** The questions of the evaluation that the student saw, and the answers, at the end of the due date. */
function workToGrade(task: GradingTask): {
  questions: readonly Question[];
  shown: readonly Question[];
  answers: readonly Answer[];
} {
  const { term, student, evaluation, evaluations, courseOn } = task;
  const number = evaluations[0].id === evaluation.id ? 0 : 1;
  const due = personalDueDate(term, student.username, number);
  const own = task.answerVersions.filter(({ username }) => username === student.username);
  const answers = answersAsOf(own, due);
  const course = courseOn(due);
  const truth = evaluateStudent(course.graph, answers);
  const shown = questionsOfSections(course, evaluation.sectionIds).filter(({ id }) =>
    truth.isShown(id),
  );
  return { questions: shown, shown, answers };
}

function countsOf(
  { student }: GradingTask,
  shown: readonly Question[],
  answers: readonly Answer[],
): GradeCounts {
  const open = countOpenWork(shown, answerLookup(answers));
  // The open questions of a student who has not begun are not counted: see the comment on his work.
  const unansweredMCQs = student.temperament === 'absent' ? 0 : open.unansweredChoices;
  return { unansweredMCQs, unresolvedContradictions: open.unresolvedContradictions };
}

function gradeOfEssay(
  { student, seed }: GradingTask,
  questionID: string,
  answers: readonly Answer[],
): number {
  const text =
    answers.find((answer) => answer.questionID === questionID)?.questionEssayAnswer ?? '';
  if (text.trim() === '') return 0;
  const base = { strong: 8.5, fair: 7.6, weak: 6.6 }[student.ability];
  const words = wordsIn(text);
  const length = words < 70 ? -0.9 : Math.min(0.4, (words - 130) / 400);
  const unfinished = /[.?!"”]$/u.test(text.trim()) ? 0 : -1;
  const chance = (seededNumber(seed, student.username, questionID, 'grade') - 0.5) * 1.2;
  const merit = essayMerits[`${student.username} ${questionID}`] ?? 0;
  const grade = base + length + unfinished + merit + chance;
  return Math.min(10, Math.max(0, Math.round(grade * 2) / 2));
}

function record(
  username: string,
  evaluationDataID: string,
  gradingType: GradingType,
  fields: Partial<Pick<GradeRecord, 'questionID' | 'individualGradingData' | 'comment'>>,
): GradeRecord {
  return {
    username,
    gradingType,
    questionID: NO_QUESTION,
    individualGradingData: '',
    comment: '',
    evaluationDataID,
    ...fields,
  };
}
