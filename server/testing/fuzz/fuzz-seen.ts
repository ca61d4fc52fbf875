// What an accepted change reports as done must be there for the next reader.
import type { AnswerOf, CallOf, EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { TestCourse } from '../test-app.ts';

interface Accepted<Name extends EndpointName> {
  readonly course: TestCourse;
  readonly body: CallOf<Name>['body'];
  /** The user in the address. */
  readonly username: string;
}

type Look<Name extends EndpointName> = (accepted: Accepted<Name>) => Promise<string[]>;

async function design(course: TestCourse) {
  const ina = await course.as('ina');
  const { response } = await ina.call('GET /api/courseDesign/{courseID}');
  return response.json<AnswerOf<'GET /api/courseDesign/{courseID}'>>();
}

async function users(course: TestCourse) {
  const listed = await (await course.as('ina')).ask('GET /api/users/{courseID}');
  return new Map(listed.map((user) => [foldName(user.username), user]));
}

function differences(what: string, wanted: object, found: object | undefined): string[] {
  if (found === undefined) return [`${what} was accepted and is not there`];
  return Object.entries(wanted).flatMap(([field, value]) =>
    value === undefined || Reflect.get(found, field) === value
      ? []
      : [`${what} was accepted, but its ${field} is ${JSON.stringify(Reflect.get(found, field))}`],
  );
}

async function goneFrom(course: TestCourse, keys: readonly { dataType: string; dataID: string }[]) {
  const items = await design(course);
  return keys
    .filter((key) => items.some((each) => isSameItem(each, key)))
    .map(({ dataID }) => `${dataID} was removed and is still there`);
}

function isSameItem(
  one: { dataType: string; dataID: string },
  other: { dataType: string; dataID: string },
): boolean {
  return one.dataType === other.dataType && one.dataID === other.dataID;
}

const updateDesign: Look<'POST /api/courseDesign/update/{courseID}'> = async ({ course, body }) => {
  const items = await design(course);
  const last = body.designData.filter(
    (each, at) => !body.designData.slice(at + 1).some((later) => isSameItem(each, later)),
  );
  return last.flatMap(({ expectedVersion: _expected, ...item }) =>
    differences(
      `${item.dataType} ${item.dataID}`,
      { ...NO_FIELDS, ...known(item) },
      items.find((each) => isSameItem(each, item)),
    ),
  );
};

const NO_FIELDS = {
  dataIndex: '',
  dataText: '',
  questionType: '',
  questionOptions: '',
  questionLogic: '',
  questionCourseDate: '',
};

/** The fields that the contract has; others aren't stored. */
function known(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name in NO_FIELDS));
}

const saveAnswers: Look<'POST /api/studentAnswers/update/{courseID}'> = async ({
  course,
  body,
}) => {
  const [first] = body.answerData;
  if (first === undefined) return [];
  const reader = await course.as('ina');
  const { status, body: answers } = await reader.call(
    'GET /api/studentAnswers/{courseID}/{username}',
    { params: { username: first.username } },
  );
  if (status !== 200) return [`an answer of ${first.username} was accepted, who cannot be read`];
  // Of two edits of one question the later one is kept: only single ones are compared.
  const single = body.answerData.filter(
    ({ questionID }) => body.answerData.filter((each) => each.questionID === questionID).length < 2,
  );
  return single.flatMap(({ questionID, questionAnswer = '', questionEssayAnswer = '', editedAt }) =>
    // An edit with its own time may be older than the stored one.
    editedAt !== undefined
      ? []
      : differences(
          `the answer to ${questionID}`,
          { questionAnswer, questionEssayAnswer },
          answers.find((each) => each.questionID === questionID),
        ),
  );
};

const saveGrade: Look<'POST /api/studentGrades/update/{courseID}'> = async ({ course, body }) => {
  const { username, evaluationDataID, gradingType, comment = '' } = body;
  const reader = await course.as('ina');
  const { status, body: records } = await reader.call(
    'GET /api/studentGrades/{courseID}/{username}',
    { params: { username } },
  );
  if (status !== 200) return [`a grade of ${username} was accepted, who cannot be read`];
  const found = records.find(
    (each) =>
      each.evaluationDataID === evaluationDataID &&
      foldName(each.gradingType) === foldName(gradingType) &&
      (gradingType !== 'questionGrade' || each.questionID === (body.questionID ?? 'noQuestionID')),
  );
  // An empty custom due date means none.
  const isNone =
    gradingType === 'customDueDate' && (body.individualGradingData ?? '').trim() === '';
  if (isNone) return [];
  return differences(
    `${gradingType} of ${username}`,
    gradingType === 'comments' ? { comment } : {},
    found,
  );
};

const editUser: Look<'PUT /api/users/{courseID}/{username}'> = async ({
  course,
  body,
  username,
}) => {
  const found = (await users(course)).get(foldName(username));
  const isStudent = found?.status.toLowerCase() === 'student';
  const isNone = ['', '0', 'unassigned'].includes(
    String(body.TA ?? '')
      .trim()
      .toLowerCase(),
  );
  const named = await users(course);
  const ta = named.get(foldName(String(body.TA ?? '')));
  return [
    ...differences(username, { fullname: body.fullname?.trim() }, found),
    ...(isStudent && !isNone && ta?.status.toLowerCase() === 'ta' && found.TA !== ta.username
      ? [`${username} was given to ${ta.username} and is with ${found.TA}`]
      : []),
  ];
};

const LOOKS: { readonly [Name in EndpointName]?: Look<Name> } = {
  'POST /api/courseDesign/update/{courseID}': updateDesign,
  'POST /api/courseDesign/remove/{courseID}': ({ course, body }) =>
    goneFrom(course, body.designData),
  'POST /api/courseDesign/delete/{courseID}': ({ course, body }) => goneFrom(course, [body]),
  'POST /api/studentAnswers/update/{courseID}': saveAnswers,
  'POST /api/studentGrades/update/{courseID}': saveGrade,
  'PUT /api/users/{courseID}/{username}': editUser,
  'DELETE /api/users/{courseID}/{username}': async ({ course, username }) =>
    (await users(course)).has(foldName(username)) ? [`${username} was deleted and is there`] : [],
  'POST /api/users/{courseID}/add': async ({ course, body }) =>
    differences(
      `${body.username}`,
      { fullname: body.fullname?.trim() },
      (await users(course)).get(foldName(body.username ?? '')),
    ),
  'POST /api/users/{courseID}/assign': async ({ course, body }) => {
    const all = await users(course);
    const ta = all.get(foldName(body.TA))?.username ?? 'unassigned';
    return body.students
      .filter((student) => all.get(foldName(student))?.TA !== ta)
      .map((student) => `${student} was assigned to ${ta} and is not`);
  },
  'POST /api/users/{courseID}/move': async ({ course, body }) => {
    const all = await users(course);
    const last = new Map(body.moves.map((move) => [foldName(move.username), move.to]));
    return [...last]
      .filter(([key, to]) => all.get(key)?.TA !== (all.get(foldName(to))?.username ?? 'unassigned'))
      .map(([key, to]) => `${key} was moved to ${to} and is not`);
  },
};

/** What an accepted change has not done, as sentences. */
export async function unseenChange(
  name: EndpointName,
  accepted: Accepted<EndpointName>,
): Promise<string[]> {
  const look: Look<EndpointName> | undefined = LOOKS[name];
  return look === undefined ? [] : look(accepted);
}
