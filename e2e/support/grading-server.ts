// Becomes a server with courses that wait to be graded: answers of past weeks cannot be given through the API.
import { addDays } from '@elenchus/domain/base/calendar.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  localDate,
} from '@elenchus/domain/base/zoned-time.ts';
import { loadCourse } from '../../demo/load-course.ts';
import { startServer } from '../../server/start-server.ts';
import { gradingDesign } from './grading-design.ts';
import { gradingAnswers, gradingPeople, gradingUsers } from './grading-work.ts';

const today = localDate(Date.now(), DEFAULT_TIME_ZONE);
// The design is older than every due date: anything later would count as a change.
const madeAt = instantOfLocalTime({ date: addDays(today, -60), minutes: 600 }, DEFAULT_TIME_ZONE);

await startServer(async (store) => {
  const names = (process.env['GRADING_COURSES'] ?? '').split(',').filter((name) => name !== '');
  for (const courseId of names) {
    const course = {
      courseId,
      demoPassword: gradingPeople.instructor.password,
      designItems: gradingDesign(today),
      users: () => [gradingUsers()],
      answerVersions: () => [gradingAnswers(today)],
      gradeRecords: () => [],
    };
    await loadCourse(store, course, madeAt);
  }
  return [];
});
