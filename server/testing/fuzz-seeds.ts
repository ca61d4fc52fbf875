// Requests that succeed in the lived-in course and reach deep into the code: every kind of item, of grade, of
// question. Changed by the fuzzer, they still pass the first checks.
import type { CallOf, EndpointName } from '@elenchus/contract/endpoint-table.ts';
import type { Role } from './access-table.ts';
import { COMMENT_SEEDS } from './fuzz-comment-seeds.ts';
import {
  BLIND_SEEDS,
  FINDING_SEEDS,
  SECOND_READING_SEEDS,
  SIMILARITY_SEEDS,
} from './fuzz-reading-seeds.ts';
import { SAVED_COMMENT_SEEDS } from './saved-comments-seeds.ts';
import { EXTENSION_SEEDS } from './extension-seeds.ts';
import { HAND_BACK_SEEDS } from './hand-back-seeds.ts';
import { NOTICE_SEEDS } from './fuzz-notice-seeds.ts';
import { PEOPLE_SEEDS } from './fuzz-people-seeds.ts';
import { MINUTE, NOON } from './test-course.ts';
import { ADMIN_PASSWORD, QUESTION_FILE, ROSTER_TYPE } from './valid-calls.ts';

/** ENTRY means an entry of the history of grades, NEW a name that isn't in use. */
export interface Seed {
  readonly role?: Role;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly payload?: string;
  readonly contentType?: string;
}

type Body<Name extends EndpointName> = CallOf<Name>['body'];
type DesignData = Body<'POST /api/courseDesign/update/{courseID}'>['designData'][number];

const fields = { dataIndex: '2', questionType: '', questionOptions: '', questionLogic: '' };

function item(dataType: string, dataID: string, dataText: string, more: Partial<DesignData> = {}) {
  return { dataType, dataID, dataText, ...fields, questionCourseDate: '', ...more };
}

const QUESTION = item('question', 'mayLie', 'May one lie?', {
  questionType: 'Checkbox',
  questionOptions: 'Yes|||No|||Sometimes',
  questionLogic: '¬(duty1, 1) ∨ (Liar)',
  questionCourseDate: 'lying',
});

const ITEMS: readonly DesignData[] = [
  item('evaluation', 'OPEN', 'Exam', {
    questionCourseDate: '2026-10-01',
    questionLogic: 'ungraded',
    questionOptions: 'ethics,logic',
  }),
  item('thesis', 'thesis-1', 'Liar', {
    questionLogic: '(mayLie, 1) & (mayLie, 2)',
    questionOptions: 'One may lie.',
  }),
  item('courseDate', 'date-duty', 'Mon, 9/14', { dataIndex: '4', questionLogic: '2026-09-14' }),
  item('topic', 'duty', 'Duty', { dataIndex: '4', questionOptions: 'yes' }),
  item('sectionName', 'logic', 'Logic', { dataIndex: '5' }),
  item('faq', 'courseFAQ', '[{"question":"Why?","answer":"Because."}]'),
  item('syllabusLinkItem', '1', 'reading', {
    questionLogic: 'https://example.edu',
    questionType: 'lying',
  }),
  item('timeToShowNewContent', '1', '10:30', { questionOptions: 'PM' }),
  item('currentCourseDate', '1', 'Mon, 9/14', { dataIndex: '4' }),
  item('courseTimeZone', '1', 'Europe/Athens'),
  item('startDate', '1', '2026-09-01'),
  item('penaltyForUnansweredMCQ', '1', '2.5'),
  item('usesAutomaticProgress', '1', 'No'),
];

const about = { username: 'sue', evaluationDataID: 'BACK' };

function grade(gradingType: string, individualGradingData: string, questionID?: string): Seed {
  const value = { ...about, gradingType, individualGradingData, comment: 'Well argued.' };
  return { body: { ...value, questionID: questionID ?? 'noQuestionID' } };
}

const ANSWERS: Body<'POST /api/studentAnswers/update/{courseID}'>['answerData'] = [
  { username: 'sam', questionID: 'mayLie', questionAnswer: '2', questionEssayAnswer: '' },
  {
    username: 'sam',
    questionID: 'duty1',
    questionAnswer: '',
    questionEssayAnswer: 'A new essay.',
    // Later than the stored edit, earlier than now.
    editedAt: NOON - MINUTE,
  },
];

const ABOUT_SUE: Seed = { params: { username: 'sue' } };

/** By endpoint; one that isn't listed here has a single request without input. */
export const SEEDS: { readonly [Name in EndpointName]?: readonly Seed[] } = {
  'POST /api/authenticate/{courseID}': [
    { role: 'nobody', body: { username: 'una', password: 'una' } },
  ],
  'GET /api/authenticate/fullname/{courseID}/{username}': [ABOUT_SUE],
  'GET /api/authenticate/status/{courseID}/{username}': [ABOUT_SUE],
  'POST /api/reset-password/{courseID}': [
    {
      role: 'student',
      body: { username: 'sam', newPassword: 'a new secret', currentPassword: 'sam' },
    },
    { role: 'firstLogin', body: { username: 'una', newPassword: 'a new secret' } },
  ],
  'POST /api/logout/{courseID}': [{ role: 'student', body: { everywhere: true } }],
  'GET /api/account/{courseID}': [{ role: 'student' }, { role: 'guest' }],
  'POST /api/account/password/{courseID}': [
    { role: 'student', body: { currentPassword: 'sam', newPassword: 'a new secret' } },
  ],
  'POST /api/account/end-sessions/{courseID}': [
    { role: 'student', body: {} },
    { role: 'ta', body: { id: 'no-such-session' } },
  ],
  'GET /api/security-log/{courseID}': [
    { query: { person: 'sam', kind: 'failures' } },
    { query: { before: '0zzzzzzzz/login/sam/sam/10.0.0.1|course', person: '%_' } },
  ],
  'GET /api/designVersions/{courseID}': [
    { query: { person: 'ina', kind: 'questions', text: '"', before: '9' } },
  ],
  'GET /api/designVersions/changes/{courseID}': [{ query: { from: '0', to: '2' } }],
  'GET /api/designVersions/design/{courseID}': [{ query: { version: '1' } }],
  'GET /api/designVersions/release-notes/{courseID}': [{ query: { since: '2024-09-01' } }],
  'GET /api/admin/security-log': [
    { role: 'admin', query: { person: 's', before: '0zzzzzzzz|' } },
    { role: 'admin', query: { course: 'COURSE', kind: 'logins' } },
  ],
  'POST /api/admin/login': [{ role: 'nobody', body: { password: ADMIN_PASSWORD } }],
  'POST /api/admin/create-course': [
    {
      body: { courseID: 'NEW', instructorFullName: 'New Instructor', instructorUserID: 'newi' },
    },
  ],
  'POST /api/useAgain/{courseID}': [
    {
      body: {
        newCourseID: 'NEW',
        title: 'Again',
        plan: {
          startDate: '2027-01-12',
          endDate: '2027-05-06',
          meetingDays: ['Tuesday', 'Thursday'],
          daysOff: [{ from: '2027-03-16', to: '2027-03-18', reason: 'Spring break' }],
          addedMeetings: ['2027-01-13'],
          merged: ['topic2'],
          dropped: ['topic3'],
          keepsSpareDays: true,
        },
        tas: ['tess'],
      },
    },
  ],
  'GET /api/publicHolidays/{courseID}': [
    { query: { country: 'US', region: 'NY', from: '2027-01-12', to: '2027-05-06' } },
  ],
  'POST /api/admin/reset-instructor/{courseID}': [{ body: { username: 'ina' } }],
  'POST /api/users/{courseID}/renew': [{ body: { username: 'una', seen: 0 } }],
  'POST /api/firstLogins/{courseID}': [{ body: { students: 'netID', seen: 0 } }],
  'GET /api/admin/courses': [{ query: { q: 'ina', order: 'title', page: '1' } }],
  'POST /api/admin/rename-course/{courseID}': [{ body: { title: 'Philosophy 102' } }],
  'POST /api/admin/add-instructor/{courseID}': [
    { body: { instructorFullName: 'New Instructor', instructorUserID: 'newi' } },
  ],
  ...NOTICE_SEEDS,
  'POST /api/courseClosing/{courseID}': [{ body: { isClosed: true } }],
  'POST /api/admin/keep-personal-data/{courseID}': [{ body: { until: '2030-01-31' } }],
  'POST /api/admin/archive-course/{courseID}': [{ body: { isArchived: true } }],
  'POST /api/admin/delete-course/{courseID}': [{ body: { confirmation: 'COURSE' } }],
  'GET /api/courseDesign/{courseID}': [{ query: { versions: 'yes' } }, { role: 'student' }],
  'POST /api/courseDesign/update/{courseID}': [
    { body: { designData: [QUESTION], confirmed: true } },
    ...ITEMS.map((each) => ({ body: { designData: [each], confirmed: true } })),
  ],
  'POST /api/courseDesign/remove/{courseID}': [
    { body: { designData: [{ dataType: 'thesis', dataID: 'thesis-1' }], confirmed: true } },
    { body: { designData: [{ dataType: 'sectionName', dataID: 'ethics' }], confirmed: true } },
  ],
  'POST /api/courseDesign/delete/{courseID}': [
    { body: { dataType: 'question', dataID: 'clash', confirmed: true } },
    { body: { dataType: 'evaluation', dataID: 'BACK', confirmed: true } },
  ],
  'POST /api/designConsequences/{courseID}': [
    { body: { designData: [QUESTION], removed: [{ dataType: 'question', dataID: 'whyLie' }] } },
    { body: { designData: ITEMS.slice(0, 2), removed: [] } },
  ],
  'GET /api/studentAnswers/{courseID}/{username}': [ABOUT_SUE],
  'POST /api/studentAnswers/update/{courseID}': [{ body: { answerData: ANSWERS } }],
  'GET /api/studentAnswersHistory/{courseID}/{username}': [ABOUT_SUE],
  'GET /api/examAnswers/{courseID}/{username}': [
    { ...ABOUT_SUE, query: { date: '2026-09-14' } },
    { ...ABOUT_SUE, query: { evaluationId: 'BACK' } },
  ],
  'GET /api/studentGrades/{courseID}': [{}, { query: { only: 'progress' } }],
  'GET /api/studentGrades/{courseID}/{username}': [
    ABOUT_SUE,
    { role: 'student', params: { username: 'sam' } },
  ],
  'POST /api/studentGrades/update/{courseID}': [
    grade('questionGrade', '9.5', 'duty1'),
    grade('customDueDate', '2026-09-20'),
    grade('gradingComplete', 'yes'),
    grade('gradeAdjustment', '-1.5'),
    grade('criterionLevels', 'a:1,b:2'),
    grade('unansweredMCQs', '2'),
    grade('examGrade', '88'),
    {
      role: 'ta',
      body: { ...about, gradingType: 'comments', comment: 'New.', expectedVersion: 1 },
    },
  ],
  'DELETE /api/studentGrades/delete/{courseID}': [
    { body: { ...about, gradingType: 'comments', questionID: 'noQuestionID' } },
  ],
  ...COMMENT_SEEDS,
  'POST /api/studentGrades/open/{courseID}': [{ body: about }],
  'GET /api/dueDateImpact/{courseID}/{evaluationId}': [{ params: { evaluationId: 'BACK' } }],
  'GET /api/gradeHistory/{courseID}': [
    { query: { username: 'sue', evaluationId: 'BACK', kinds: 'changed,deleted', before: 'ENTRY' } },
  ],
  'GET /api/switchedGrades/{courseID}': [{}],
  'POST /api/studentGrades/restore/{courseID}': [{ body: { entries: ['ENTRY'], over: true } }],
  ...EXTENSION_SEEDS,
  ...HAND_BACK_SEEDS,
  'POST /api/gradingPresence/{courseID}': [{ body: { ...about, tab: 'a tab', isLeaving: false } }],
  'POST /api/gradingDesk/{courseID}': [
    { body: { ...about, tab: 'a tab', coming: ['sue'], held: ['sam'] } },
    {
      role: 'ta',
      body: { ...about, tab: 'a tab', left: { username: 'sam', evaluationDataID: 'BACK' } },
    },
  ],
  ...BLIND_SEEDS,
  ...SECOND_READING_SEEDS,
  ...SAVED_COMMENT_SEEDS,
  'GET /api/gradesExport/{courseID}': [
    { query: { format: 'spreadsheet' } },
    { query: { format: 'canvas' } },
  ],
  ...PEOPLE_SEEDS,
  'GET /api/questionTemplate/{courseID}': [{ query: { format: 'csv' } }],
  'POST /api/questionFile/{courseID}': [{ payload: QUESTION_FILE, contentType: ROSTER_TYPE }],
  ...FINDING_SEEDS,
  ...SIMILARITY_SEEDS,
  'POST /api/generate-pdf': [{ body: { html: '<h1>My philosophy</h1><p>Text</p>' } }],
};
