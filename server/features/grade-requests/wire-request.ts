// Requests about grades as they are sent. A student's messages carry no name, so that graders can work without one.
import { assigneeOf, mayAnswer } from '@elenchus/domain/grade-requests/grade-request.ts';
import type {
  StoredGrader,
  StoredMessage,
} from '../../store/grade-requests/grade-requests-reading.ts';
import type { StoredRequest } from '../../store/grade-requests/grade-requests-store.ts';

interface Requests {
  readonly requests: readonly StoredRequest[];
  readonly messages: readonly StoredMessage[];
}

/** The conversations of one student. */
export function wireConversations({ requests, messages }: Requests) {
  return requests.map((request) => wireConversation(request, messages));
}

function wireConversation(request: StoredRequest, messages: readonly StoredMessage[]) {
  const { evaluationDataID, questionID, state, askedAt, version } = request;
  const own = messages.filter(
    (one) => one.evaluationDataID === evaluationDataID && one.questionID === questionID,
  );
  return {
    evaluationDataID,
    questionID,
    state,
    askedAt,
    version,
    messages: own.map(wireMessage),
  };
}

function wireMessage(stored: StoredMessage) {
  const { id, sentAt, body: text, gradeBefore, gradeAfter } = stored;
  const isStaff = stored.isStaff === 1;
  return {
    id,
    by: isStaff ? ('grader' as const) : ('student' as const),
    author: isStaff ? (stored.authorName ?? stored.authorUsername ?? stored.author) : '',
    sentAt,
    text,
    grade: gradeAfter === null ? null : { before: gradeBefore, after: gradeAfter },
  };
}

/** The conversations of one student as graders get them: with who is to answer, and who else could. */
export function staffConversations(
  found: Requests,
  studentTaKey: string | null,
  graders: readonly StoredGrader[],
) {
  const able = graders.filter((one) => mayAnswer(one, studentTaKey)).map(wirePerson);
  return found.requests.map((request) => ({
    ...wireConversation(request, found.messages),
    assignedTo: assignee(request.assignedTo, studentTaKey, graders),
    graders: able,
  }));
}

/** The person who is to answer; null for nobody. */
export function assignee(
  assignedTo: string | null,
  studentTaKey: string | null,
  graders: readonly StoredGrader[],
) {
  const find = (key: string | null) =>
    graders.find(({ usernameKey }) => usernameKey === key) ?? null;
  const found = find(assigneeOf(find(assignedTo), find(studentTaKey)));
  return found && wirePerson(found);
}

function wirePerson({ username, fullName }: StoredGrader) {
  return { username, fullname: fullName };
}
