// A browser for every kind of caller that the access table knows.
import type { Role } from '@elenchus/contract/endpoint.examples.ts';
import { USERNAMES } from './access-table.ts';
import type { TestCourse } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/** A browser of that role in the course. */
export async function clientAs(course: TestCourse, role: Role): Promise<TestClient> {
  if (role === 'nobody') return course.nobody();
  if (role === 'stranger') return course.asStranger(USERNAMES.stranger);
  if (role === 'admin') return course.asAdministrator();
  if (role === 'firstLogin') return course.atFirstLogin(USERNAMES.firstLogin);
  if (role === 'removed') return course.asRemoved(USERNAMES.removed);
  return course.as(USERNAMES[role]);
}
