// Computes what an edit of a course does to its class, before the edit is made: who sees what, which answers are
// hidden or change their meaning, and which counts behind grades change (CHK-21 to CHK-24).
import type { DueDate } from '../base/due-date.ts';
import { compareTruth, type QuestionConsequence } from '../logic/edit-consequences.ts';
import { evaluateGroups, rowsWhere, type GroupedAnswer } from '../logic/grouped-answers.ts';
import { isChoice, type QuestionType } from '../questions/question-type.ts';
import { releaseCourse, type ReleasedCourse } from '../visibility/released-course.ts';
import type { DateGate } from '../visibility/date-gate.ts';
import { changedAnswers, rereadQuestions, type ChangedAnswers } from './changed-answers.ts';
import { concernedQuestions, type Concerned } from './concerned-questions.ts';
import { changedStudents, countChanges, type ChangedStudents } from './count-changes.ts';
import { isPastDue } from '../base/deadline.ts';
import { followedGroups, NOTHING_FOLLOWS, type Following } from './followed-groups.ts';
import { gradingGate, studentGate } from '../course/course-gate.ts';
import type { CourseModel } from '../course/course-model.ts';
import {
  evaluationEdits,
  type EvaluationEdit,
  type EvaluationFacts,
  type EvaluationPair,
} from './evaluation-edits.ts';
import type { SwitchedOff } from './switched-off.ts';
import type { WrittenWork } from './written-work.ts';

export interface DesignEdit {
  readonly before: CourseModel;
  readonly after: CourseModel;
  readonly nowEpochMs: number;
  /** Questions whose stored answers follow their options in the same save. */
  readonly following?: Following;
}

/** The evaluations whose counts are compared: not handed back, and due on the same date before and after. */
export function countedEvaluations({ before, after }: DesignEdit): readonly EvaluationPair[] {
  const old = new Map(before.evaluations.map((evaluation) => [evaluation.id, evaluation]));
  return after.evaluations.flatMap((evaluation) => {
    const was = old.get(evaluation.id);
    const isCounted = was && !was.handedBack && was.dueDate === evaluation.dueDate;
    return isCounted ? [{ before: was, after: evaluation }] : [];
  });
}

interface OpenedEdit extends Concerned {
  readonly before: ReleasedCourse;
  readonly after: ReleasedCourse;
}

function openEdit(
  { before, after }: DesignEdit,
  gateOf: (course: CourseModel) => DateGate,
): OpenedEdit {
  const opened = {
    before: releaseCourse(before, gateOf(before)),
    after: releaseCourse(after, gateOf(after)),
  };
  const concerned = concernedQuestions(
    { course: opened.before, countsAs: countingOf(before) },
    { course: opened.after, countsAs: countingOf(after) },
  );
  return { ...opened, ...concerned };
}

/** The evaluations that count a question; of contradictions also whether the course has them. */
function countingOf({ evaluations, settings }: CourseModel) {
  const bySection = new Map<string, string>();
  for (const { id, sectionIds } of evaluations) {
    for (const section of sectionIds) {
      bySection.set(section, `${bySection.get(section) ?? ''} ${id}`);
    }
  }
  return (sectionId: string, type: QuestionType): string =>
    type === 'Contradiction' && !settings.hasContradictionItems
      ? ''
      : (bySection.get(sectionId) ?? '');
}

function openNow(edit: DesignEdit): OpenedEdit {
  return openOnce(edit, (course) => studentGate(course, edit.nowEpochMs));
}

function openOn(edit: DesignEdit, date: DueDate): OpenedEdit {
  return openOnce(edit, (course) => gradingGate(course, date, edit.nowEpochMs));
}

const openedEdits = new WeakMap<DesignEdit, Map<string, OpenedEdit>>();

/**
 * The needed answers and their meaning are computed one after the other, and many dates open the same days, so
 * courses are cached.
 */
function openOnce(edit: DesignEdit, gateOf: (course: CourseModel) => DateGate): OpenedEdit {
  const cached = openedEdits.get(edit) ?? new Map<string, OpenedEdit>();
  openedEdits.set(edit, cached);
  const key = JSON.stringify([gateOf(edit.before), gateOf(edit.after)]);
  const opened = cached.get(key) ?? openEdit(edit, gateOf);
  cached.set(key, opened);
  return opened;
}

export interface NeededAnswers {
  readonly questionIds: readonly string[];
  /** Those whose whole text matters; of the others only whether there is an answer. */
  readonly wholeTextIds: readonly string[];
}

/** The answers that the consequences depend on, now and on the target dates. */
export function neededAnswers(edit: DesignEdit, dates: readonly DueDate[]): NeededAnswers {
  const { before, after } = edit;
  const ids = new Set<string>();
  const opened = [openNow(edit), ...dates.map((date) => openOn(edit, date))];
  for (const { neededIds } of opened) for (const id of neededIds) ids.add(id);
  for (const { before: question } of rereadQuestions(before.questions, after.questions)) {
    ids.add(question.id);
  }
  const whole = new Set<string>();
  for (const { id, type } of [...before.questions, ...after.questions]) {
    if (isChoice(type)) whole.add(id);
  }
  for (const each of opened) {
    for (const { graph } of [each.before, each.after]) {
      graph.questionIds.forEach((id, index) => {
        if (graph.leafStart[index] !== graph.leafStart[index + 1]) whole.add(id);
      });
    }
  }
  const questionIds = [...ids];
  return { questionIds, wholeTextIds: questionIds.filter((id) => whole.has(id)) };
}

/** The class as of one target date. */
export interface ClassOnDate {
  readonly date: DueDate;
  readonly answers: readonly GroupedAnswer[];
  /** By evaluation, the students whose target date it is. */
  readonly studentsOf: ReadonlyMap<string, Int32Array>;
}

export interface ClassInput {
  readonly students: readonly string[];
  /** Current answers to the needed questions. */
  readonly answers: readonly GroupedAnswer[];
  readonly dates: readonly ClassOnDate[];
  /** By evaluation, the students who have question grades. */
  readonly gradedIn: ReadonlyMap<string, Int32Array>;
  /** The facts that edits of evaluations depend on. */
  readonly facts: EvaluationFacts;
}

export interface EvaluationConsequence extends ChangedStudents {
  readonly evaluationId: string;
}

/** What an edit does to the class. */
export interface ClassConsequences {
  /** The questions that appear or disappear for at least one student. */
  readonly questions: readonly QuestionConsequence[];
  /** How many students see a question appear or disappear, and how many there are. */
  readonly students: number;
  readonly classSize: number;
  readonly changedAnswers: readonly ChangedAnswers[];
  readonly evaluations: readonly EvaluationConsequence[];
  readonly evaluationEdits: readonly EvaluationEdit[];
}

export interface DesignConsequences extends ClassConsequences {
  /** Parts of the course that are switched off while they have values. */
  readonly switchedOff: readonly SwitchedOff[];
  /** What was written in grading about what is removed or redated. */
  readonly written: readonly WrittenWork[];
}

/** The consequences of an edit for a class. */
export function designConsequences(edit: DesignEdit, input: ClassInput): ClassConsequences {
  const { students, answers } = input;
  const { following = NOTHING_FOLLOWS } = edit;
  const now = openNow(edit);
  const seen = compareTruth(
    evaluateGroups(now.before.graph, students, answers),
    evaluateGroups(now.after.graph, students, followedGroups(answers, following)),
    rowsWhere(answers, (text) => text !== ''),
  );
  const reread = rereadQuestions(edit.before.questions, edit.after.questions).filter(
    ({ before, reason }) => reason === 'type' || !following.has(before.id),
  );
  return {
    questions: seen.questions,
    students: seen.students,
    classSize: students.length,
    changedAnswers: changedAnswers(reread, answers),
    evaluations: evaluationConsequences(edit, input),
    evaluationEdits: evaluationEdits(edit, input.facts),
  };
}

function evaluationConsequences(
  edit: DesignEdit,
  input: ClassInput,
): readonly EvaluationConsequence[] {
  const pairs = countedEvaluations(edit);
  const sums = new Map<string, ChangedStudents>();
  for (const onDate of input.dates) {
    const compare = comparisonOn(edit, input, onDate);
    for (const pair of pairs) {
      const { id } = pair.after;
      const students = onDate.studentsOf.get(id);
      if (!students) continue;
      const graded = input.gradedIn.get(id) ?? new Int32Array(students.length);
      const sum = sums.get(id) ?? { students: 0, grades: 0 };
      const more = changedStudents(compare(pair, students), graded, edit.after.settings);
      const [people, grades] = [sum.students + more.students, sum.grades + more.grades];
      sums.set(id, { students: people, grades });
    }
  }
  return [...sums]
    .map(([evaluationId, sum]) => ({ evaluationId, ...sum }))
    .filter(({ students }) => students > 0);
}

function comparisonOn(edit: DesignEdit, { students }: ClassInput, { date, answers }: ClassOnDate) {
  const opened = openOn(edit, date);
  const chosen = rowsWhere(answers, (text) => /\d/u.test(text));
  // Contradictions that are switched off cost nothing: no count behind a grade needs to be taken again.
  const { hasContradictionItems } = edit.after.settings;
  const side = (course: ReleasedCourse, given = answers) => ({
    course,
    truth: evaluateGroups(course.graph, students, given),
    hasContradictionItems,
  });
  const before = side(opened.before);
  const isPast = isPastDue(date, edit.nowEpochMs, edit.before.settings.timeZone);
  const followed = followedGroups(answers, edit.following ?? NOTHING_FOLLOWS, isPast);
  const after = side(opened.after, followed);
  return (pair: EvaluationPair, some: Int32Array) =>
    countChanges({
      before: { ...before, sectionIds: pair.before.sectionIds },
      after: { ...after, sectionIds: pair.after.sectionIds },
      students: some,
      concernedIds: opened.questionIds,
      chosen,
    });
}
