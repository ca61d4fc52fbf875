// A course with two sections, two evaluations and one hand-back, for the tests of notifications.
import { readCourse, type CourseModel } from '../../course/course-model.ts';
import { designItem, type DesignItem } from '../../design/design-item.ts';
import type { NotificationReader } from '../course-notification.ts';

export const DAY = 86_400_000;

/** Monday, 2026-09-14, noon in New York. */
export const NOON = Date.UTC(2026, 8, 14, 16);

/** When Essay 1 was handed back. */
export const BACK_AT = NOON - 2 * DAY;

const NEW_CONTENT = {
  dataType: 'timeToShowNewContent',
  dataID: '1',
  dataText: '09:00',
  questionOptions: 'AM',
};

function row(dataType: string, dataID: string, index: number, fields: Partial<DesignItem> = {}) {
  return { dataType, dataID, dataIndex: String(index), dataText: dataID, ...fields };
}

function evaluation(dataID: string, name: string, due: string, state = 'ungraded') {
  const fields = { questionCourseDate: due, questionLogic: state, questionOptions: 'ethics' };
  return { dataType: 'evaluation', dataID, dataText: name, ...fields };
}

const ITEMS: readonly DesignItem[] = [
  { dataType: 'courseUsesGrading', dataID: '1', dataText: 'Yes' },
  { dataType: 'usesAutomaticProgress', dataID: '1', dataText: 'Yes' },
  NEW_CONTENT,
  row('sectionName', 'ethics', 1, { dataText: 'Ethics' }),
  row('topic', 'lying', 2, { questionOptions: 'yes' }),
  row('sectionName', 'logic', 3, { dataText: 'Logic' }),
  row('topic', 'proof', 4, { questionOptions: 'yes' }),
  row('courseDate', 'd1', 2, { questionLogic: '2026-09-07' }),
  row('courseDate', 'd2', 4, { questionLogic: '2026-09-21' }),
  row('question', 'may', 1, {
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionCourseDate: 'lying',
  }),
  row('question', 'why', 2, {
    questionType: 'LongAnswer',
    questionLogic: '(may, 1)',
    questionCourseDate: 'lying',
  }),
  evaluation('one', 'Essay 1', '2026-09-10', 'graded'),
  evaluation('two', 'Essay 2', '2026-09-16'),
  { dataType: 'handBackTime', dataID: 'one', dataText: new Date(BACK_AT).toISOString() },
].map(designItem);

/** The course; items with the same key replace those of the course. */
export function notifiedCourse(...changed: readonly Partial<DesignItem>[]): CourseModel {
  return readCourse([
    ...ITEMS,
    ...changed.map((fields) => designItem({ dataType: '', dataID: '1', ...fields })),
  ]);
}

/** A student who was added at the beginning. */
export function reader(fields: Partial<NotificationReader> = {}): NotificationReader {
  return { usernameKey: 'sam', status: 'student', ta: 'tess', addedAt: 0, ...fields };
}
