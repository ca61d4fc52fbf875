// A course in which every text that the API accepts tries to become more than text.
import { request } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { faqItem } from '@elenchus/domain/design/faq.ts';
import { acceptable, plantOlderValues } from './older-values.ts';
import type { RunningServer } from './running-server.ts';
import type { Person } from './seed-course.ts';

/** Set by every attack that runs; a page on which nothing ran does not have it. */
export const FLAG = 'hurt';

/** Ends attributes, elements, styles and templates; one line, because a name has only one. */
const ATTACK = [
  `<script>window.${FLAG}=1</script>`,
  `<img src=x onerror=window.${FLAG}=1>`,
  `<svg/onload=window.${FLAG}=1>`,
  `"'><b onmouseover=window.${FLAG}=1 style="position:fixed;inset:0">`,
  `<iframe srcdoc="<script>parent.${FLAG}=1</script>"></iframe>`,
  '<style>body{display:none}</style>',
  `{{constructor.constructor('window.${FLAG}=1')()}}`,
  `\${window.${FLAG}=1}`,
  `javascript:window.${FLAG}=1`,
].join('');

/** Text with a mark that identifies it on the page that shows it. */
export function hostile(place: string): string {
  return `⟦${place}⟧${ATTACK}`;
}

/** A thesis has no spaces or brackets in its name. */
function closedUp(name: string): string {
  return name.replaceAll(/[\s(),]/g, '');
}

/** The attack as it appears in names and in texts. */
export const ATTACKS = [ATTACK, closedUp(ATTACK)] as const;

/** An address on the server that hostile Markdown requests as a picture. */
export const PICTURE = '/x.png';

export const HOSTILE_MARKDOWN = `
[link](javascript:window.${FLAG}=1) [link](JaVaScRiPt:window.${FLAG}=1) [link](data:text/html,<script>window.${FLAG}=1</script>)
[link](&#106;avascript:window.${FLAG}=1) [link](vbscript:x) <javascript:window.${FLAG}=1> [a]

![picture](https://evil.example/picture.png) ![picture](javascript:window.${FLAG}=1) ![x" onerror="window.${FLAG}=1](${PICTURE})

[a]: javascript:window.${FLAG}=1

<details open ontoggle=window.${FLAG}=1><summary>html</summary></details>

${'unbroken'.repeat(60)} \u202Esdrawkcab\u202C
`;

const ADDRESSES = [
  `javascript:window.${FLAG}=1`,
  ` \tjavascript:window.${FLAG}=1`,
  `JAVASCRIPT:window.${FLAG}=1`,
  `data:text/html,<script>window.${FLAG}=1</script>`,
  'vbscript:x',
  `https://library.example/"onmouseover="window.${FLAG}=1`,
  '//evil.example/x',
];

/** The names under which items are stored; they end up in addresses and in the page. */
export const IDS = {
  section: `s"><img/src=x/onerror=window.${FLAG}=1>`,
  topic: `t"><img/src=x/onerror=window.${FLAG}=1>`,
  question: `q"><img/src=x/onerror=window.${FLAG}=1>`,
  evaluation: `E"><img/src=x/onerror=window.${FLAG}=1>`,
} as const;

const FLAGS = [
  'areThereTAs',
  'courseUsesGrading',
  'hasCourseDescription',
  'hasSyllabus',
  'hasFAQ',
  'hasRubric',
  'hasContradictionItems',
  'usesGradesForExams',
  'questionByQuestionGrading',
  'giveStudentsComments',
  'isThereBoxForGradeAdjustment',
];

function text(
  dataType: string,
  dataID: string,
  dataText: string,
  fields: Partial<DesignItem> = {},
): DesignItem {
  return designItem({ dataType, dataID, dataText, ...fields });
}

/** A section with a class day, links, questions and a thesis, whose names and keys are all hostile. */
export function hostileItems(today: string, row: number): readonly DesignItem[] {
  const asked = { questionCourseDate: IDS.topic };
  const day = { dataIndex: `${row + 1}` };
  return [
    text('sectionName', IDS.section, hostile('section'), { dataIndex: `${row}` }),
    text('topic', IDS.topic, hostile('topic'), { ...day, questionOptions: 'yes' }),
    text('courseDate', 'd', hostile('date'), { ...day, questionLogic: today }),
    ...ADDRESSES.map((questionLogic, index) =>
      text('syllabusLinkItem', `${index}`, index === 0 ? hostile('kind') : 'reading', {
        questionLogic,
        questionOptions: index === 0 ? hostile('link-title').slice(0, 120) : '',
        questionType: IDS.topic,
        dataIndex: `${index + 1}`,
      }),
    ),
    text('question', 'choice', hostile('question'), {
      ...asked,
      dataIndex: '1',
      questionType: 'Radio',
      questionOptions: [hostile('option'), 'No'].join('|||'),
    }),
    text('question', IDS.question, hostile('essay-question'), {
      ...asked,
      dataIndex: '2',
      questionType: 'LongAnswer',
    }),
    text('question', 'clash', hostile('contradiction'), {
      ...asked,
      dataIndex: '3',
      questionType: 'Contradiction',
      questionLogic: '(choice, 1)',
    }),
    text('thesis', 't', closedUp(hostile('thesis')), {
      questionLogic: '(choice, 1)',
      questionOptions: hostile('thesis-description'),
    }),
  ];
}

function design(today: string): readonly DesignItem[] {
  return [
    ...FLAGS.map((flag) => text(flag, '1', 'Yes')),
    text('courseTitle', '0', hostile('title')),
    text('instructorName', '0', hostile('instructor')),
    text('courseDescription', '1', `${hostile('description')}\n${HOSTILE_MARKDOWN}`),
    faqItem([
      { question: hostile('faq'), answer: `${hostile('faq-answer')}\n${HOSTILE_MARKDOWN}` },
    ]),
    text('rubric', '1', `${hostile('rubric')}\n${HOSTILE_MARKDOWN}`),
    text('rubricWhereToShow', '1', '1,2,3'),
    text('currentCourseDate', '1', hostile('current-date'), { dataIndex: '2' }),
    ...hostileItems(today, 1),
    text('evaluation', IDS.evaluation, hostile('evaluation'), {
      questionCourseDate: today,
      questionLogic: 'graded',
      questionOptions: IDS.section,
    }),
    ...['newUserNetID', 'newUserFullName', 'newUserRole'].map((type) => text(type, '1', ATTACK)),
    text('courseDesignMainMenuLastVisited', 'boss', ATTACK),
    text('questionDesignMenuLastVisited', 'boss', ATTACK),
  ];
}

export interface HostileCourse {
  readonly courseID: string;
  readonly instructor: Person;
  readonly assistant: Person;
  readonly student: Person;
}

const people = {
  instructor: {
    username: 'boss',
    fullName: hostile('boss').slice(0, 200),
    password: 'not the netid',
  },
  assistant: {
    username: `<i onclick=window.${FLAG}=1>`,
    fullName: `<img src=x onerror=window.${FLAG}=1> Assistant`,
    password: 'not the netid',
  },
  student: {
    username: `"><img src=x onerror=window.${FLAG}=1>`,
    fullName: `=HYPERLINK("https:evil.example";"<svg onload=window.${FLAG}=1>")`,
    password: 'not the netid',
  },
} as const;

/** Puts the course on a server, through its API, with an answer, grades and a comment. */
export async function hostileCourse(server: RunningServer, today: string): Promise<HostileCourse> {
  const courseID = `hostile-${crypto.randomUUID().slice(0, 8)}`;
  const { instructor, assistant, student } = people;
  const admin = await request.newContext({ baseURL: server.url });
  await post(admin, '/api/admin/login', { password: server.adminPassword });
  await post(admin, '/api/admin/create-course', {
    courseID,
    instructorFullName: instructor.fullName,
    instructorUserID: instructor.username,
  });
  await admin.dispose();
  const boss = await firstLogin(server, courseID, instructor);
  const designData = acceptable(design(today));
  await post(boss, `/api/courseDesign/update/${courseID}`, { designData });
  plantOlderValues(server, courseID, design(today));
  for (const [{ username, fullName }, status] of [
    [assistant, 'TA'],
    [student, 'student'],
  ] as const) {
    await post(boss, `/api/users/${courseID}/add`, { username, fullname: fullName, status });
  }
  const students = [student.username];
  await post(boss, `/api/users/${courseID}/assign`, { students, TA: assistant.username });
  await writeAnswers(server, courseID);
  await writeGrades(boss, courseID);
  await boss.dispose();
  await (await firstLogin(server, courseID, assistant)).dispose();
  return { courseID, ...people };
}

async function writeAnswers(server: RunningServer, courseID: string): Promise<void> {
  const { username } = people.student;
  const api = await firstLogin(server, courseID, people.student);
  const essay = `${hostile('answer')}\n${HOSTILE_MARKDOWN}`;
  await post(api, `/api/studentAnswers/update/${courseID}`, {
    answerData: [
      { username, questionID: 'choice', questionAnswer: '1' },
      { username, questionID: IDS.question, questionEssayAnswer: essay },
    ],
  });
  await api.dispose();
}

async function writeGrades(boss: APIRequestContext, courseID: string): Promise<void> {
  const about = { username: people.student.username, evaluationDataID: IDS.evaluation };
  const records = [
    { gradingType: 'comments', comment: `${hostile('comment')}\n${HOSTILE_MARKDOWN}` },
    { gradingType: 'questionGrade', questionID: IDS.question, individualGradingData: '9' },
    { gradingType: 'examGrade', individualGradingData: '90' },
    { gradingType: 'gradingComplete', individualGradingData: 'yes' },
  ];
  for (const record of records) {
    await post(boss, `/api/studentGrades/update/${courseID}`, { ...about, ...record });
  }
}

async function firstLogin(
  server: RunningServer,
  courseID: string,
  { username, password }: Person,
): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: server.url });
  await post(api, `/api/authenticate/${courseID}`, { username, password: username });
  await post(api, `/api/reset-password/${courseID}`, { username, newPassword: password });
  return api;
}

async function post(api: APIRequestContext, path: string, data: unknown): Promise<void> {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}
