// The course that the server tests use: two sections, released and unreleased questions, three evaluations.
import { MINUTE, NOON } from '@elenchus/contract/endpoint.examples.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { UserStatus } from '@elenchus/domain/people/user.ts';
import type { NewUser } from '../store/people/users-store.ts';

export { MINUTE, NOON };
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Texts that no student may see on the second class day, through any call. */
export const UNRELEASED_TEXTS = ['The question of next week', 'The question of a day without'];

function yes(dataType: string): DesignItem {
  return designItem({ dataType, dataID: '1', dataText: 'Yes' });
}

function question(dataID: string, topicId: string, fields: Partial<DesignItem>): DesignItem {
  const place = { questionCourseDate: topicId, questionType: 'LongAnswer', dataIndex: '1' };
  return designItem({ dataType: 'question', dataID, ...place, ...fields });
}

function row(dataType: string, dataID: string, dataIndex: number, dataText: string): DesignItem {
  return designItem({ dataType, dataID, dataIndex: String(dataIndex), dataText });
}

function topic(dataID: string, dataIndex: number, questionOptions = 'yes'): DesignItem {
  return { ...row('topic', dataID, dataIndex, `Topic ${dataID}`), questionOptions };
}

function date(dataID: string, dataIndex: number, questionLogic: string): DesignItem {
  return { ...row('courseDate', dataID, dataIndex, questionLogic), questionLogic };
}

function evaluation(dataID: string, dueDate: string, questionLogic: string): DesignItem {
  const fields = { questionCourseDate: dueDate, questionLogic, questionOptions: 'ethics' };
  return designItem({ dataType: 'evaluation', dataID, dataText: `Exam ${dataID}`, ...fields });
}

const SETTINGS: readonly DesignItem[] = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy 101' }),
  designItem({ dataType: 'instructorName', dataID: '0', dataText: 'Ina Instructor' }),
  ...['areThereTAs', 'courseUsesGrading', 'hasCourseDescription', 'hasSyllabus'].map(yes),
  ...['hasFAQ', 'hasRubric', 'hasContradictionItems', 'usesAutomaticProgress'].map(yes),
  ...['questionByQuestionGrading', 'giveStudentsComments', 'usesGradesForExams'].map(yes),
  designItem({ dataType: 'courseDescription', dataID: '1', dataText: '# Welcome' }),
  designItem({ dataType: 'faq', dataID: 'courseFAQ', dataText: '[]' }),
  designItem({ dataType: 'rubric', dataID: '1', dataText: 'Be clear.' }),
  designItem({ dataType: 'rubricWhereToShow', dataID: '1', dataText: '1,3' }),
  designItem({
    dataType: 'timeToShowNewContent',
    dataID: '1',
    dataText: '09:00',
    questionOptions: 'AM',
  }),
  designItem({ dataType: 'gradingModuleLastVisited', dataID: 'ina', dataText: 'Student List' }),
];

const SCHEDULE: readonly DesignItem[] = [
  row('sectionName', 'ethics', 1, 'Ethics'),
  topic('lying', 2),
  topic('holiday', 3, 'no'),
  topic('duty', 4),
  row('sectionName', 'logic', 5, 'Logic'),
  topic('proof', 6),
  date('date-lying', 2, '2026-09-07'),
  date('date-holiday', 3, '2026-09-09'),
  date('date-duty', 4, '2026-09-14'),
  date('date-proof', 6, '2026-09-21'),
  designItem({
    dataType: 'syllabusLinkItem',
    dataID: '1',
    dataText: 'reading',
    questionLogic: 'https://example.edu/kant',
    questionType: 'lying',
    dataIndex: '1',
  }),
];

const QUESTIONS: readonly DesignItem[] = [
  question('mayLie', 'lying', {
    questionType: 'Radio',
    dataText: 'May one lie?',
    questionOptions: 'Yes|||No',
  }),
  question('whyLie', 'lying', { dataText: 'Why?', questionLogic: '(mayLie, 1)', dataIndex: '2' }),
  question('duty1', 'duty', { dataText: 'What is duty?' }),
  question('clash', 'duty', {
    questionType: 'Contradiction',
    dataText: 'These are in tension.',
    questionLogic: '(Liar)',
    dataIndex: '2',
  }),
  question('later', 'proof', { dataText: UNRELEASED_TEXTS[0] ?? '' }),
  question('silent', 'holiday', { dataText: UNRELEASED_TEXTS[1] ?? '' }),
  designItem({
    dataType: 'thesis',
    dataID: 'thesis-1',
    dataText: 'Liar',
    questionLogic: '(mayLie, 1)',
    questionOptions: 'One may lie.',
  }),
  evaluation('BACK', '2026-09-10', 'graded'),
  evaluation('OPEN', '2026-09-30', 'ungraded'),
  evaluation('UNDATED', '', 'ungraded'),
];

export const COURSE_ITEMS: readonly DesignItem[] = [...SETTINGS, ...SCHEDULE, ...QUESTIONS];

/** The same course with exam grades that are entered by hand. */
export const MANUAL_ITEMS: readonly DesignItem[] = COURSE_ITEMS.filter(
  ({ dataType }) => dataType !== 'questionByQuestionGrading',
);

/** The same course with letters in place of numbers. */
export const LETTER_ITEMS: readonly DesignItem[] = [
  ...MANUAL_ITEMS,
  designItem({ dataType: 'numericVsLetterManualGrades', dataID: '1', dataText: 'Letter' }),
];

/** A user with the netID as password, and a name that no other text contains. */
export function person(
  username: string,
  status: UserStatus = 'student',
  ta: string | null = null,
): NewUser {
  const fullName = `${username} ${username}son`;
  const password = { hash: '', state: 'initial' } as const;
  return {
    usernameKey: foldName(username),
    username,
    fullName,
    status,
    ta: ta && foldName(ta),
    password,
  };
}

export const PEOPLE: readonly NewUser[] = [
  person('ina', 'instructor'),
  person('Tom', 'ta'),
  person('tess', 'ta'),
  person('sam', 'student', 'Tom'),
  person('sue', 'student', 'tess'),
  person('una'),
  person('gus', 'guest'),
];

/** The other course has its own instructor and a student named sam too. */
export const OTHER_PEOPLE: readonly NewUser[] = [
  person('otto', 'instructor'),
  person('otta', 'ta'),
  person('sam', 'student', 'otta'),
];
