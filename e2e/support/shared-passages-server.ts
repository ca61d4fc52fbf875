// Becomes a server with a class whose essays can be compared; answers of past weeks cannot be given through the API.
import { addDays } from '@elenchus/domain/base/calendar.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  localDate,
} from '@elenchus/domain/base/zoned-time.ts';
import { loadCourse } from '../../demo/load-course.ts';
import { startServer } from '../../server/start-server.ts';
import { gradingDesign } from './grading-design.ts';
import { gradingPeople, gradingUsers } from './grading-work.ts';
import { sharingAnswers, sharingStudents } from './shared-passages.ts';

const today = localDate(Date.now(), DEFAULT_TIME_ZONE);
const madeAt = instantOfLocalTime({ date: addDays(today, -60), minutes: 600 }, DEFAULT_TIME_ZONE);

await startServer(async (store) => {
  const staff = gradingUsers().filter(({ status }) => status !== 'student');
  const course = {
    courseId: 'essays',
    demoPassword: gradingPeople.instructor.password,
    designItems: gradingDesign(today),
    users: () => [staff, sharingStudents()],
    answerVersions: () => [sharingAnswers(today)],
    gradeRecords: () => [],
  };
  await loadCourse(store, course, madeAt);
  return [];
});
