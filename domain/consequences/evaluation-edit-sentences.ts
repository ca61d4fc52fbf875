// Describes what an edit of the evaluations does, in plain sentences (CHK-30).
import { movesEarlier } from '../base/due-date.ts';
import { dueCardLabel } from '../base/due-date-labels.ts';
import { countedNoun } from '../base/counted-noun.ts';
import { evaluationName, type Evaluation } from '../grading/evaluation.ts';
import type { EvaluationEdit } from './evaluation-edits.ts';

interface Sides {
  readonly before: readonly Evaluation[];
  readonly after: readonly Evaluation[];
}

/** One or two sentences; '' when there are only deleted grades to report, which have a confirmation of their own. */
export function evaluationEditSentence(edit: EvaluationEdit, { before, after }: Sides): string {
  const { kind, evaluationId, isHandedBack } = edit;
  const was = before.find(({ id }) => id === evaluationId);
  const now = after.find(({ id }) => id === evaluationId);
  const name = `“${evaluationName(was ?? now ?? { name: '' })}”`;
  const people = countedNoun(edit.students, 'student');
  const theirs = isHandedBack ? ' It is handed back, so these students see the change.' : '';
  switch (kind) {
    case 'later':
      return edit.students === 0
        ? ''
        : `In ${name}, what ${people} wrote after ${dateOf(was)} now counts: graders read those answers, not the older ones.${theirs}`;
    case 'moved-earlier':
      return movedEarlierSentence(name, was, now, edit.students);
    case 'earlier':
      return edit.students === 0
        ? ''
        : `In ${name}, what ${people} wrote after ${dateOf(now)} no longer counts: graders read the older answers.${theirs}`;
    case 'undated':
      return edit.students === 0
        ? ''
        : `Without a due date, ${name} can’t be graded for ${people}. Only students with a custom due date can be graded.`;
    case 'sections':
      return `In ${name}, graders read the answers to other sections. ${people} ${edit.students === 1 ? 'has' : 'have'} answered there.${theirs}`;
    case 'handed-back':
      return `${people} ${edit.students === 1 ? 'sees' : 'see'} the grading of ${name}.`;
    case 'taken-back':
      return `${people} no longer ${edit.students === 1 ? 'sees' : 'see'} the grading of ${name}. They may have read it already.`;
    case 'penalty':
      return isHandedBack
        ? `In ${name}, which is handed back, ${countedNoun(edit.grades, 'grade')} ${edit.grades === 1 ? 'changes' : 'change'} at once: ${edit.grades === 1 ? 'this student reads' : 'these students read'} another grade.`
        : `In ${name}, ${countedNoun(edit.grades, 'grade')} ${edit.grades === 1 ? 'changes' : 'change'} at once.`;
    default:
      return kind satisfies never;
  }
}

/** Due dates that move earlier, where it isn't known what an edit does to the class (DUE-17). */
export function earlierDateSentences({ before, after }: Sides): readonly string[] {
  const old = new Map(before.map((evaluation) => [evaluation.id, evaluation]));
  return after.flatMap((now) => {
    const was = old.get(now.id);
    if (!was || !movesEarlier(was.dueDate, now.dueDate)) return [];
    return [movedEarlierSentence(`“${evaluationName(was)}”`, was, now, null)];
  });
}

/** Also when nothing is known about the class: then `students` is null. */
function movedEarlierSentence(
  name: string,
  was: Pick<Evaluation, 'dueDate'> | undefined,
  now: Pick<Evaluation, 'dueDate'> | undefined,
  students: number | null,
): string {
  const whose = students === null ? 'all students' : countedNoun(students, 'student');
  return `${name} is due earlier: on ${dateOf(now)} instead of ${dateOf(was)}, for ${whose} without a date of their own. They get a notice.`;
}

function dateOf(evaluation: Pick<Evaluation, 'dueDate'> | undefined): string {
  return evaluation?.dueDate ? dueCardLabel(evaluation.dueDate) : 'the old date';
}
