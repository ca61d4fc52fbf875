// A small course for students who save: two essays that are always open, and a session for each student.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { hashToken } from '../../server/http/session-cookies.ts';
import { changeBy } from '../../server/store/logs/audit-store.ts';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import { openStore } from '../../server/store/open-store.ts';

export const PROOF_COURSE = 'phil-101';
/** Saved together, always with the same text. */
export const PROOF_QUESTIONS = ['essay', 'sequel'] as const;
export const PROOF_STUDENTS: readonly string[] = Array.from(
  { length: 6 },
  (_, number) => `student${number}`,
);

/** Makes the course in an empty database. */
export async function makeProofCourse(location: DatabaseLocation): Promise<void> {
  const now = Date.now();
  const store = await openStore(location, now);
  const users = PROOF_STUDENTS.map((username) => ({
    usernameKey: username,
    username,
    fullName: username,
    status: 'student' as const,
    ta: null,
    password: { hash: '', state: 'initial' as const },
  }));
  const made = changeBy(PROOF_COURSE, 'admin', now);
  await store.transact('createCourse', { ...made, items: design(), users });
  for (const usernameKey of PROOF_STUDENTS) {
    const session = { course: PROOF_COURSE, usernameKey, tokenHash: hashToken(usernameKey) };
    await store.transact('openSession', { ...session, at: now, kind: 'session' });
  }
  await store.close();
}

/** Their name is their token. */
export function proofCookie(username: string): string {
  return `elenchus_${PROOF_COURSE}=${username}`;
}

function design() {
  return [
    designItem({ dataType: 'sectionName', dataID: 'section', dataIndex: '1', dataText: 'One' }),
    designItem({
      dataType: 'topic',
      dataID: 'topic01',
      dataText: 'First day',
      dataIndex: '2',
      questionOptions: 'yes',
    }),
    designItem({ dataType: 'currentCourseDate', dataID: '1', dataIndex: '2' }),
    ...PROOF_QUESTIONS.map((dataID, index) =>
      designItem({
        dataType: 'question',
        dataID,
        dataIndex: String(index + 1),
        dataText: `What of ${dataID}?`,
        questionType: 'LongAnswer',
        questionCourseDate: 'topic01',
      }),
    ),
  ];
}
