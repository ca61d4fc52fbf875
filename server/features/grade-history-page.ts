// One page of the history of grades, with names and values that a person can read.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  canRestoreEntry,
  DEFAULT_KINDS,
  historyKind,
  historyKindsSentence,
  readHistoryKinds,
} from '@elenchus/domain/grading/grade-history.ts';
import { fail } from '../http/failure.ts';
import type { Call } from '../http/handler.ts';
import { type HistoryRow, selectGradeHistory } from '../store/grade-history-store.ts';
import type { Services } from './services.ts';

const PAGE = 200;

/** The newest entries; `next` leads to the older ones. */
export async function gradeHistory(
  { store, courses }: Services,
  { params, query }: Call<'GET /api/gradeHistory/{courseID}'>,
) {
  const kinds =
    query.kinds === undefined
      ? ({ ok: true, value: DEFAULT_KINDS } as const)
      : readHistoryKinds(query.kinds);
  if (!kinds.ok) return fail('INVALID_INPUT', { message: historyKindsSentence(kinds.reason) });
  const course = params.courseID;
  const [rows, cached] = await Promise.all([
    selectGradeHistory(store, {
      course,
      kinds: kinds.value,
      limit: PAGE + 1,
      ...(query.username !== undefined && { usernameKey: foldName(query.username) }),
      ...(query.evaluationId !== undefined && { evaluationDataID: query.evaluationId }),
      ...(query.before !== undefined && { olderThan: query.before }),
    }),
    courses.get(course),
  ]);
  const isComputed = cached?.model.settings.questionByQuestionGrading ?? false;
  const entries = rows.slice(0, PAGE).map((row) => entryOf(row, isComputed));
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}

function entryOf(row: HistoryRow, isExamGradeComputed: boolean) {
  const { id, at, action, gradingType, evaluationDataID } = row;
  const kind = historyKind(action, gradingType);
  const [before, after] = [parse(row.beforeValue), parse(row.afterValue)];
  const isAboutPerson = action.startsWith('grade.') || kind === 'users';
  const value = { kind, gradingType, hadValue: before !== null };
  return {
    id,
    at,
    kind,
    who: personOf(row.actor, row.actorUsername, row.actorName),
    student: isAboutPerson ? personOf(row.subject, row.subjectUsername, row.subjectName) : null,
    evaluationId: evaluationDataID,
    gradingType,
    questionID: fieldOf(after ?? before, 'questionID'),
    before: readable(before, gradingType),
    after: readable(after, gradingType),
    fromRequest: fieldOf(after, 'fromRequest') !== null,
    canRestore: canRestoreEntry(value, isExamGradeComputed),
  };
}

/** Of a person who has left the course only the folded username is known; the administrator has no name. */
function personOf(key: string, username: string | null, fullName: string | null) {
  return { username: username ?? key, fullName: fullName ?? key };
}

/** A due date or state is a text; a grade has its value, a comment its text, a user or evaluation its name. */
function readable(value: unknown, gradingType: string | null): string | null {
  if (value === null || typeof value === 'string') return value;
  if (gradingType !== null) {
    return fieldOf(value, gradingType === 'comments' ? 'comment' : 'individualGradingData');
  }
  const [set] = ['handBack', 'request'].flatMap((name) => fieldOf(value, name) ?? []);
  if (set !== undefined) return set;
  const [fullName, status] = [fieldOf(value, 'fullName'), fieldOf(value, 'status')];
  return fullName === null ? fieldOf(value, 'dataText') : `${fullName} (${status})`;
}

function fieldOf(value: unknown, name: string): string | null {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' ? found : null;
}

function parse(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
