// One page of the history of grades, with names and values that a person can read.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  blindEvaluations,
  hiddenQuestionIds,
  isBlind,
} from '@elenchus/domain/blind-grading/hidden-names.ts';
import {
  canRestoreEntry,
  DEFAULT_KINDS,
  historyKind,
  historyKindsSentence,
  readHistoryKinds,
} from '@elenchus/domain/grading/grade-history.ts';
import { fail } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { type HistoryRow, selectGradeHistory } from '../../store/grades/grade-history-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { evaluationNames, maskedEvaluationIds } from '../blind-grading/evaluation-names.ts';
import type { Services } from '../services.ts';

const PAGE = 200;

type HistoryCall = Call<'GET /api/gradeHistory/{courseID}'>;

/** The newest entries; `next` leads to the older ones. */
export async function gradeHistory(services: Services, { params, query }: HistoryCall) {
  const kinds =
    query.kinds === undefined
      ? ({ ok: true, value: DEFAULT_KINDS } as const)
      : readHistoryKinds(query.kinds);
  if (!kinds.ok) return fail('INVALID_INPUT', { message: historyKindsSentence(kinds.reason) });
  const course = params.courseID;
  const cached = await services.courses.get(course);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const rows = await selectGradeHistory(services.store, {
    course,
    kinds: kinds.value,
    limit: PAGE + 1,
    ...(query.before !== undefined && { olderThan: query.before }),
    ...(await askedEntries(services, cached, query)),
  });
  const nameOf = await studentNames(services, cached, query.evaluationId);
  const isComputed = cached.model.settings.questionByQuestionGrading;
  const page = rows.slice(0, PAGE);
  const entries = page
    .map((row) => entryOf(row, isComputed, nameOf))
    .filter(isShownEntry(cached, query.evaluationId));
  return { entries, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** Whether an entry is sent: under names, no comment on an answer that a blind evaluation has now. */
function isShownEntry(
  { model }: CachedCourse,
  evaluationId = '',
): (entry: ReturnType<typeof entryOf>) => boolean {
  if (isBlind(model, evaluationId)) return () => true;
  const hidden = hiddenQuestionIds(model);
  return ({ kind, questionID }) => kind !== 'commented' || !hidden.has(questionID ?? '');
}

type NameOfSubject = (row: HistoryRow) => ReturnType<typeof personOf>;

/** What is asked for. Blind evaluations are listed by themselves, so that no page has names beside pseudonyms. */
async function askedEntries(
  { pseudonyms }: Services,
  cached: CachedCourse,
  { username, evaluationId }: HistoryCall['query'],
) {
  const blind = blindEvaluations(cached.model).map(({ id }) => id);
  const without = blind.filter((id) => id !== evaluationId);
  const asked = { without, ...(evaluationId !== undefined && { evaluationDataID: evaluationId }) };
  if (username === undefined) return asked;
  const masked = maskedEvaluationIds(cached).filter((id) => id === evaluationId);
  const found = await pseudonyms.unmask(cached.course, masked, username);
  if (found) return { ...asked, usernameKey: found.usernameKey };
  return { ...asked, without: blind, usernameKey: foldName(username) };
}

async function studentNames(
  services: Services,
  cached: CachedCourse,
  evaluationId: string | undefined,
): Promise<NameOfSubject> {
  const names = await evaluationNames(services, cached, evaluationId ?? '');
  return ({ subject, subjectUsername, subjectName }) => {
    const { username, fullName } = personOf(subject, subjectUsername, subjectName);
    return names.shown({ usernameKey: subject, username, fullName });
  };
}

function entryOf(row: HistoryRow, isExamGradeComputed: boolean, nameOf: NameOfSubject) {
  const { id, at, action, gradingType, evaluationDataID } = row;
  const kind = historyKind(action, gradingType);
  const [before, after] = [parse(row.beforeValue), parse(row.afterValue)];
  const isAboutPerson = action.startsWith('grade.') || kind === 'users';
  const value = { kind, gradingType, hadValue: before !== null };
  const student = isAboutPerson ? nameOf(row) : null;
  const isOwn = row.actor === row.subject;
  return {
    id,
    at,
    kind,
    // A student who asked about a grade has only one name here, hidden or not.
    who: (isOwn && student) || personOf(row.actor, row.actorUsername, row.actorName),
    student,
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
  const comment = fieldOf(value, 'comment');
  if (comment !== null) return comment;
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
