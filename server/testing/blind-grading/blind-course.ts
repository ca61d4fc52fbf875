// A course with a blind evaluation in which everybody has worked and some work is graded. No text that a student or a
// grader wrote contains a name, so a name beside such a text can only come from the server. The evaluation was handed back
// once, everybody asked about a grade and got an answer, and then it was taken back.
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import type { NewUser } from '../../store/people/users-store.ts';
import type { TestApp, TestCourse } from '../test-app.ts';
import { COURSE_ITEMS, MINUTE, person } from '../test-course.ts';

/** The blind evaluation. 'BACK' has the same section and is handed back, 'UNDATED' too and shows names. */
export const BLIND = 'OPEN';

interface BlindStudent {
  readonly netID: string;
  readonly fullName: string;
  readonly ta: string;
  /** Texts and numbers that only this student's work and grades have. */
  readonly essay: string;
  readonly revised: string;
  readonly comment: string;
  readonly asked: string;
  readonly words: number;
  readonly grade: string;
}

const SHARED =
  'the good will is the only thing that is good without any qualification in every possible world';

function student(netID: string, fullName: string, ta: string, place: number): BlindStudent {
  const token = `zephyr${place}quill`;
  const words = 701 + 13 * place;
  const filler = Array.from({ length: words - SHARED.split(' ').length - 1 }, (_, at) => `w${at}`);
  return {
    netID,
    fullName,
    ta,
    essay: [token, SHARED, ...filler].join(' '),
    revised: `marzipan${place}later`,
    comment: `velvet${place}remark`,
    asked: `saffron${place}doubt`,
    words,
    grade: `7${place}.37`,
  };
}

export const STUDENTS: readonly BlindStudent[] = [
  student('zqmaria', 'María Quastenflosser', 'tess', 1),
  student('zqbruno', 'Bruno Xylander', 'tess', 2),
  student('zqchloe', 'Chloë Vandersnick', 'tess', 3),
  student('zqdario', 'Dario Winterkorn', 'Tom', 4),
];

const PEOPLE: readonly NewUser[] = [
  person('ina', 'instructor'),
  person('tess', 'ta'),
  person('Tom', 'ta'),
  ...STUDENTS.map(({ netID, fullName, ta }) => ({ ...person(netID, 'student', ta), fullName })),
];

const HIDING: DesignItem = designItem({
  dataType: 'fairGrading',
  dataID: BLIND,
  dataText: 'hideNames,second100',
});

/** How long students could ask while it was handed back. */
const ASKING: DesignItem = designItem({ dataType: 'askingDays', dataID: BLIND, dataText: '30' });

export interface BlindCourse extends TestCourse {
  readonly tess: Awaited<ReturnType<TestCourse['as']>>;
  readonly ina: Awaited<ReturnType<TestCourse['as']>>;
  /** The pseudonyms of tess's students, in the order of the list. */
  readonly pseudonyms: readonly string[];
  /** The version of every student's request about the question 'duty1'. */
  readonly requestVersion: number;
}

/** A new course in the middle of blind grading. */
export async function blindCourse(
  app: TestApp,
  names: 'names hidden' | 'names shown' = 'names hidden',
): Promise<BlindCourse> {
  const hiding = names === 'names hidden' ? [HIDING] : [];
  const items = [...COURSE_ITEMS, ASKING, ...hiding];
  const course = await app.course({ items, users: PEOPLE });
  const { store, clock } = app;
  const at = clock.now - 10 * MINUTE;
  for (const each of STUDENTS) {
    const answer = (essay: string, editedAt: number) => ({
      course: course.id,
      usernameKey: each.netID,
      at: editedAt,
      timeZone: 'America/New_York',
      answers: [
        { questionID: 'duty1', questionAnswer: '', questionEssayAnswer: essay, editedAt },
        { questionID: 'mayLie', questionAnswer: '1', questionEssayAnswer: '', editedAt },
      ],
    });
    await store.transact('saveAnswers', answer(each.revised, at - 1_000_000));
    await store.transact('saveAnswers', answer(each.essay, at));
  }
  await grade(app, course.id, at);
  const requestVersion = await askAndTakeBack(app, course.id, at);
  await addFindings(app, course.id, at);
  await store.transact('saveSecondReading', {
    ...changeBy(course.id, 'tom', at),
    evaluationDataID: BLIND,
    usernameKey: 'zqmaria',
    grade: '88.25',
    remark: 'A clear thesis.',
    expectedVersion: 0,
  });
  const [tess, ina] = [await course.as('tess'), await course.as('ina')];
  const query = { evaluationId: BLIND };
  const listed = await tess.ask('GET /api/students/{courseID}', { query });
  const pseudonyms = listed.map(({ username }) => username);
  return { ...course, tess, ina, pseudonyms, requestVersion };
}

async function grade({ store }: TestApp, course: string, at: number): Promise<void> {
  const value = { evaluationDataID: BLIND, questionID: 'noQuestionID', comment: '' };
  for (const { netID, comment, grade: number } of STUDENTS) {
    const of = { ...value, usernameKey: netID, expectedVersion: null };
    const data = (gradingType: 'comments' | 'gradingComplete', individualGradingData: string) => ({
      ...of,
      gradingType,
      individualGradingData,
    });
    const onQuestion = { ...of, gradingType: 'questionGrade' as const, questionID: 'duty1' };
    const grades = [
      { ...data('comments', ''), comment },
      { ...onQuestion, individualGradingData: number },
      data('gradingComplete', 'yes'),
    ];
    for (const each of grades) {
      await store.transact('enterGrade', { ...changeBy(course, 'tess', at), grade: each });
    }
  }
}

const EVALUATION = COURSE_ITEMS.filter(
  ({ dataType, dataID }) => dataType === 'evaluation' && dataID === BLIND,
);

/** Everybody asks about a grade and gets an answer while the evaluation is handed back. */
async function askAndTakeBack({ store }: TestApp, course: string, at: number): Promise<number> {
  const design = async (questionLogic: 'graded' | 'ungraded') => {
    const upserts = EVALUATION.map((item) => ({ ...item, questionLogic }));
    const change = { ...changeBy(course, 'ina', at), upserts, removals: [], confirmed: true };
    const outcome = await store.transact('changeDesign', change);
    if (!outcome.ok) throw new Error('The evaluation is not handed back.');
  };
  await design('graded');
  const asking = {
    questionID: 'duty1',
    isEssayOfEvaluation: true,
    settings: readCourse(COURSE_ITEMS).settings,
    zone: readCourse(COURSE_ITEMS).settings.timeZone,
  };
  for (const { netID, asked } of STUDENTS) {
    const key = { usernameKey: netID, evaluationDataID: BLIND, questionID: 'duty1', grade: null };
    const messages = [
      { ...changeBy(course, netID, at), messageID: asked, text: asked, asking },
      { ...changeBy(course, 'tess', at), messageID: `to-${asked}`, text: 'So.', asking: null },
    ];
    for (const each of messages) {
      const outcome = await store.transact('writeRequestMessage', { ...key, ...each });
      if (!outcome.ok) throw new Error(`Nothing is asked: ${JSON.stringify(outcome.reason)}`);
    }
  }
  await design('ungraded');
  // The second message of one millisecond.
  return at + 1;
}

function side({ netID, words }: BlindStudent) {
  return { usernameKey: netID, date: '2026-09-30', words, sharedWords: 17 };
}

/** A list of one pair, as a check leaves it, for every evaluation. */
async function addFindings({ store }: TestApp, course: string, at: number): Promise<void> {
  const [one, other] = STUDENTS;
  if (!one || !other) throw new Error('There are too few students.');
  const start = one.essay.indexOf(SHARED);
  const place = [start, start + SHARED.length];
  const pair = {
    questionID: 'duty1',
    first: side(other),
    second: side(one),
    sharedWords: 17,
    longestRun: 17,
    passages: [[...place, ...place, 17]],
  };
  const figures = { students: 4, withoutDate: 0, essays: 4, questions: 1, mostSharers: 2 };
  const result = { ...figures, pairCount: 1, isWhole: true, pairs: [pair], leftOut: [] };
  for (const evaluationId of [BLIND, 'BACK', 'UNDATED']) {
    const run = { course, evaluationId, runId: evaluationId, at };
    await store.transact('beginCheck', { ...run, actor: 'ina' });
    await store.transact('finishCheck', { ...run, state: 'done', result: JSON.stringify(result) });
  }
}
