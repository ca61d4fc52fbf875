// The history of grades as text: what an entry is about, its values, and the result of restoring.
import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { plainText } from '@elenchus/domain/base/marked-text.ts';
import { parseDueDate } from '@elenchus/domain/base/due-date.ts';
import type { HistoryKind } from '@elenchus/domain/grading/grade-history.ts';
import { NO_QUESTION, type GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { QUESTION_NOT_FOUND_NAME } from '@elenchus/domain/grading/grades-without-question.ts';
import { parseHandBackTime } from '@elenchus/domain/grading/hand-back-time.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type {
  HistoryEntry,
  RestoreOutcome,
} from '../../../../calls/grading/grade-history-queries.ts';
import { logTimeWords } from '../../../../lib/log-time-words.ts';
import { countOf } from '../../../../ui/count-words.ts';

const TYPES: Record<Exclude<GradingType, 'questionGrade'>, string> = {
  examGrade: 'Exam grade',
  comments: 'Comment',
  unansweredMCQs: 'Unanswered MCQs',
  unresolvedContradictions: 'Unresolved Contradictions',
  gradeAdjustment: 'Grade Adjustment',
  customDueDate: 'Custom Due Date',
  gradingComplete: 'Grading complete',
  criterionLevels: 'Levels of the criteria',
};

/** What the list can be narrowed to, besides everything that people did to grades. */
export const KIND_CHOICES: readonly { readonly value: HistoryKind; readonly label: string }[] = [
  { value: 'deleted', label: 'Deleted grades' },
  { value: 'changed', label: 'Changed grades' },
  { value: 'restored', label: 'Restored grades' },
  { value: 'due-date', label: 'Due dates' },
  { value: 'hand-back', label: 'Handing back' },
  { value: 'names-shown', label: 'Shown names' },
  { value: 'request', label: 'Students’ requests' },
  { value: 'removed', label: 'Removed evaluations' },
  { value: 'computed', label: 'Computed exam grades' },
  { value: 'commented', label: 'Comments on passages and questions' },
];

const DONE: Record<HistoryKind, string> = {
  deleted: 'deleted',
  changed: 'changed',
  restored: 'restored',
  'due-date': 'changed',
  'hand-back': 'changed',
  'names-shown': 'shown',
  request: 'changed',
  removed: 'removed',
  computed: 'computed',
  commented: 'changed',
  users: 'changed',
};

const LONGEST_QUESTION = 48;

/** What the entry is about: 'Grade of “A stopped clock …”', 'Exam grade', 'Due date'. */
export function subjectWords(
  entry: Pick<HistoryEntry, 'kind' | 'gradingType' | 'questionID'>,
  questions: ReadonlyMap<string, string>,
): string {
  const { gradingType, questionID } = entry;
  const question = (): string => {
    if (questionID !== null && !questions.has(questionID)) {
      return `“${QUESTION_NOT_FOUND_NAME}” (${clipped(questionID, LONGEST_QUESTION)})`;
    }
    const text =
      plainText(questions.get(questionID ?? '') ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim() || questionID;
    return `“${clipped(text ?? 'a question', LONGEST_QUESTION)}”`;
  };
  if (gradingType === 'questionGrade') return `Grade of ${question()}`;
  if (entry.kind === 'request') {
    return questionID === NO_QUESTION ? 'Request about the grade' : `Request about ${question()}`;
  }
  if (gradingType !== null) return TYPES[gradingType];
  if (entry.kind === 'due-date') return 'Due date';
  if (entry.kind === 'names-shown') return 'Names of students';
  if (entry.kind === 'commented') return 'Comment';
  return entry.kind === 'hand-back' ? 'Hand back' : 'Evaluation';
}

/** What was done: 'deleted', 'changed', or 'entered' where there was no value before. */
export function doneWord(
  entry: Pick<HistoryEntry, 'kind' | 'before' | 'after'> &
    Partial<Pick<HistoryEntry, 'fromRequest'>>,
): string {
  const { kind, before, after } = entry;
  if (kind === 'request' && before === null) return 'asked';
  if (kind === 'commented' && after === null) return 'deleted';
  if (kind === 'commented' && before === null) return 'entered';
  const done = kind === 'changed' && before === null ? 'entered' : DONE[kind];
  return entry.fromRequest === true ? `${done} after a request` : done;
}

/** A value as the screens show it; null for none. */
export function valueWords(
  kind: HistoryKind,
  value: string | null,
  timeZone: TimeZone,
): string | null {
  if (value === null) return null;
  if (kind === 'hand-back') return handBackWords(value, timeZone);
  if (kind === 'request') return STATES[value] ?? value;
  if (kind !== 'due-date') return value === '' ? null : value;
  if (value.trim() === '') return 'No due date set';
  const due = parseDueDate(value);
  return due.ok ? dueCardLabel(due.value) : value;
}

/** For everyone, the words of the design; for a planned time or for one student, from when on. */
function handBackWords(value: string, timeZone: TimeZone): string {
  const since = parseHandBackTime(value);
  if (since !== null) return `Handed back starting ${logTimeWords(since, timeZone)}`;
  if (value === '') return 'Not handed back';
  return value === 'graded' ? 'Grading Complete' : 'Grading Incomplete';
}

const STATES: Readonly<Record<string, string>> = {
  open: 'Waiting for an answer',
  answered: 'Answered',
  closed: 'Closed',
};

/** The result of restoring, one sentence each; isComputed: exam grades follow from the questions. */
export function outcomeSentences(
  outcome: Omit<RestoreOutcome, 'message'>,
  isComputed: boolean,
): readonly string[] {
  const { restored, standing, impossible } = outcome;
  const restoredWords =
    restored === 0
      ? 'Nothing was restored.'
      : `${countOf(restored, 'entry', 'entries')} ${restored === 1 ? 'was' : 'were'} restored.`;
  return [
    restoredWords,
    ...(isComputed && restored > 0
      ? ['Exam grades follow from the questions and were computed with them.']
      : []),
    ...(standing > 0
      ? [
          standing === 1
            ? '1 was left alone, because there’s a newer value.'
            : `${standing} were left alone, because there are newer values.`,
        ]
      : []),
    ...(impossible > 0
      ? [
          `${impossible} can’t be restored: the evaluation was removed, or there was no earlier value.`,
        ]
      : []),
  ];
}

/** A text cut to a length, with a sign that there is more. */
export function clipped(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
