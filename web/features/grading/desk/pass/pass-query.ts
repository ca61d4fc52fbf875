// The pass with one question after the other through all students: asked for once, and then from time to time, because
// others grade too. What is graded here counts at once.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { GradingPass, PassStudent } from '@elenchus/domain/blind-grading/grading-pass.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { courseKey } from '../../../../calls/course-keys.ts';
import type { FollowedList } from '../../../../course-ui/grading/followed-list.ts';
import { readFieldKey } from '../../../../saving/grades/grade-field.ts';
import type { GradeSaves } from '../saves/grade-saves.ts';

const REFRESH_MS = 60_000;

interface LoadedPass extends GradingPass {
  /** The moment of the saves before it was asked for. */
  readonly askedAt: number;
}

function passKey(courseID: string, evaluationId: string) {
  return courseKey(courseID, 'pass', evaluationId);
}

/** Asks for the pass of an evaluation. */
export function passQuery(courseID: string, evaluationId: string, saves: GradeSaves) {
  return queryOptions({
    queryKey: passKey(courseID, evaluationId),
    queryFn: async ({ signal }): Promise<LoadedPass> => {
      const askedAt = saves.now();
      const answer = await callEndpoint('GET /api/gradingPass/{courseID}', {
        params: { courseID },
        query: { evaluationId },
        signal,
      });
      return { ...readPass(answer), askedAt };
    },
    refetchInterval: REFRESH_MS,
    // The desk is drawn anew while a student is on the way: that alone asks for nothing.
    staleTime: REFRESH_MS / 2,
  });
}

function readPass({ questionIDs, students }: AnswerOf<'GET /api/gradingPass/{courseID}'>) {
  const idsAt = (places: readonly number[]): ReadonlySet<string> =>
    new Set(places.flatMap((place) => questionIDs[place] ?? []));
  return {
    questionIds: questionIDs,
    students: students.map(({ username, isComplete, written, graded }): PassStudent => {
      return { username, isComplete, written: idsAt(written), graded: idsAt(graded) };
    }),
  };
}

/** The pass as far as this page knows it. */
export function knownPass(
  client: QueryClient,
  courseID: string,
  evaluationId: string,
): LoadedPass | undefined {
  return client.getQueryData<LoadedPass>(passKey(courseID, evaluationId));
}

/** With what was graded here since, in the list that the grader follows. */
export function passNow(
  loaded: LoadedPass,
  evaluationId: string,
  { saves, list }: { readonly saves: GradeSaves; readonly list: FollowedList | null },
): GradingPass {
  const changed = changedHere(loaded, evaluationId, saves);
  const { questionIds } = loaded;
  const students =
    changed.size === 0
      ? loaded.students
      : loaded.students.map((each) => changed.get(foldName(each.username))?.(each) ?? each);
  if (!list) return { questionIds, students };
  const byName = new Map(students.map((each) => [foldName(each.username), each]));
  const listed = list.students.flatMap(({ username }) => byName.get(foldName(username)) ?? []);
  return { questionIds, students: listed };
}

type Change = (student: PassStudent) => PassStudent;

/** By folded username, what was graded here since the pass was asked for. */
function changedHere(
  { askedAt }: LoadedPass,
  evaluationId: string,
  saves: GradeSaves,
): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const key of saves.keysChangedSince(askedAt)) {
    const field = readFieldKey(key);
    if (field?.evaluationId !== evaluationId) continue;
    const name = foldName(field.username);
    const before = changes.get(name) ?? same;
    const { text } = saves.field(key);
    if (field.gradingType === 'gradingComplete') {
      changes.set(name, (student) => ({ ...before(student), isComplete: text === 'yes' }));
    } else if (field.gradingType === 'questionGrade') {
      changes.set(name, (student) => withGrade(before(student), field.questionID, text !== ''));
    }
  }
  return changes;
}

function same(student: PassStudent): PassStudent {
  return student;
}

function withGrade(student: PassStudent, questionId: string, isGraded: boolean): PassStudent {
  const graded = new Set(student.graded);
  if (isGraded) graded.add(questionId);
  else graded.delete(questionId);
  return { ...student, graded };
}
