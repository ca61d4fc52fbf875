// A browser for every kind of caller that the access table knows.
import { type Role, USERNAMES } from './access-table.ts';
import type { TestCourse } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A browser of that role in front of the course. */
export async function clientAs(course: TestCourse, role: Role): Promise<TestClient> {
  switch (role) {
    case 'nobody':
      return course.nobody();
    case 'stranger':
      return course.asStranger('sam');
    case 'admin':
      return course.asAdministrator();
    case 'firstLogin':
      return course.atFirstLogin(USERNAMES.firstLogin);
    case 'removed':
      return course.asRemoved(USERNAMES.removed);
    default:
      return course.as(USERNAMES[role]);
  }
}
