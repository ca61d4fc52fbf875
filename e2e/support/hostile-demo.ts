// Makes every text of the demo course hostile, through its API, so that the catalog leads to hostile text everywhere.
import { type APIRequestContext, request } from '@playwright/test';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { faqItem, readFaq } from '@elenchus/domain/design/faq.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { COURSE } from './catalog-entry.ts';
import { hostile, HOSTILE_MARKDOWN, hostileItems } from './hostile-course.ts';
import { acceptable, plantOlderValues } from './older-values.ts';
import type { RunningServer } from './running-server.ts';

const PASSWORD = 'elenchus';
/** The student whose work the catalog opens. */
const STUDENT = 'bkess';
const LIST_MARK = '|||';

/** The marks that identify texts of each kind on a page. */
const MARKS: Readonly<Record<string, string>> = {
  courseTitle: 'title',
  instructorName: 'instructor',
  sectionName: 'section',
  topic: 'topic',
  courseDate: 'date',
  evaluation: 'evaluation',
};
const MARKDOWN_MARKS: Readonly<Record<string, string>> = {
  courseDescription: 'description',
  rubric: 'rubric',
};
const QUESTION_MARKS: Readonly<Record<string, string>> = {
  LongAnswer: 'essay-question',
  ShortAnswer: 'essay-question',
  Contradiction: 'contradiction',
};

function hostileQuestion(item: DesignItem): DesignItem {
  const dataText = `${item.dataText} ${hostile(QUESTION_MARKS[item.questionType] ?? 'question')}`;
  const options = item.questionOptions.split(LIST_MARK);
  const questionOptions = options
    .map((option) => (option === '' ? '' : `${option} ${hostile('option')}`))
    .join(LIST_MARK);
  return { ...item, dataText, questionOptions };
}

/** The item with the attack after each of its texts, or nothing for items without typed text. */
function hostileItem(item: DesignItem): readonly DesignItem[] {
  const { dataType, dataText } = item;
  const [mark, markdownMark] = [MARKS[dataType], MARKDOWN_MARKS[dataType]];
  if (mark !== undefined) return [{ ...item, dataText: `${dataText} ${hostile(mark)}` }];
  if (markdownMark !== undefined) {
    return [{ ...item, dataText: `${dataText}\n\n${hostile(markdownMark)}\n${HOSTILE_MARKDOWN}` }];
  }
  if (dataType === 'question') return [hostileQuestion(item)];
  if (dataType !== 'thesis') return [];
  // Formulas name the thesis: its name stays.
  const questionOptions = `${item.questionOptions} ${hostile('thesis-description')}`;
  return [{ ...item, questionOptions }];
}

function hostileFaq(items: readonly DesignItem[]): DesignItem {
  const faq = readFaq(items);
  const entries = faq.state === 'readable' ? faq.entries : [];
  return faqItem(
    entries.map(({ question, answer }) => ({
      question: `${question} ${hostile('faq')}`,
      answer: `${answer}\n\n${hostile('faq-answer')}\n${HOSTILE_MARKDOWN}`,
    })),
  );
}

/** Changes the demo course on a server of its own. */
export async function makeDemoHostile(server: RunningServer): Promise<void> {
  const instructor = await logIn(server, 'sophia');
  await changeDesign(server, instructor);
  await changePeople(instructor);
  await changeComments(instructor);
  await instructor.dispose();
  await changeAnswers(server);
}

async function changeDesign(server: RunningServer, api: APIRequestContext): Promise<void> {
  const items = (await (await api.get(`/api/courseDesign/${COURSE}`)).json()) as DesignItem[];
  const places = items
    .filter(({ dataType }) => dataType === 'sectionName' || dataType === 'topic')
    .map(({ dataIndex }) => Number(dataIndex));
  const designData = [
    ...items.flatMap(hostileItem),
    hostileFaq(items),
    ...hostileItems(localDate(Date.now(), DEFAULT_TIME_ZONE), Math.max(...places) + 1),
  ];
  await post(api, `/api/courseDesign/update/${COURSE}`, { designData: acceptable(designData) });
  plantOlderValues(server, COURSE, designData);
}

async function changePeople(api: APIRequestContext): Promise<void> {
  for (const [username, name] of [
    ['sophia', 'Sophia'],
    ['theo', 'Theo'],
    [STUDENT, 'Kessler'],
  ] as const) {
    const fullname = `${name} ${hostile('person')}`.slice(0, 200);
    const response = await api.put(`/api/users/${COURSE}/${username}`, { data: { fullname } });
    if (!response.ok()) throw new Error(`${username}: ${await response.text()}`);
  }
}

/** In every evaluation that has a comment. */
async function changeComments(api: APIRequestContext): Promise<void> {
  const response = await api.get(`/api/studentGrades/${COURSE}/${STUDENT}`);
  const records = (await response.json()) as Readonly<Record<string, string>>[];
  const comment = `${hostile('comment')}\n${HOSTILE_MARKDOWN}`;
  for (const { gradingType, evaluationDataID } of records) {
    if (gradingType !== 'comments') continue;
    const record = { username: STUDENT, evaluationDataID, gradingType, comment };
    await post(api, `/api/studentGrades/update/${COURSE}`, record);
  }
}

/** After every essay that the student has written. */
async function changeAnswers(server: RunningServer): Promise<void> {
  const api = await logIn(server, STUDENT);
  const response = await api.get(`/api/studentAnswers/${COURSE}/${STUDENT}`);
  const answers = (await response.json()) as {
    readonly questionID: string;
    readonly questionEssayAnswer: string;
  }[];
  const answerData = answers
    .filter(({ questionEssayAnswer }) => questionEssayAnswer !== '')
    .map(({ questionID, questionEssayAnswer }) => ({
      username: STUDENT,
      questionID,
      questionEssayAnswer: `${questionEssayAnswer}\n${hostile('answer')}\n${HOSTILE_MARKDOWN}`,
    }));
  await post(api, `/api/studentAnswers/update/${COURSE}`, { answerData });
  await api.dispose();
}

async function logIn(server: RunningServer, username: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: server.url });
  await post(api, `/api/authenticate/${COURSE}`, { username, password: PASSWORD });
  return api;
}

async function post(api: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}
