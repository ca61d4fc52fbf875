// Saving and reading answers: all or nothing, only what has been released, and nothing acknowledged is ever lost.
import { expect, test } from 'vitest';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, HOUR, MINUTE, NOON } from '../../testing/test-course.ts';

const SAVE = 'POST /api/studentAnswers/update/{courseID}';
const READ = 'GET /api/studentAnswers/{courseID}/{username}';
const HISTORY = 'GET /api/studentAnswersHistory/{courseID}/{username}';
const AS_OF = 'GET /api/examAnswers/{courseID}/{username}';
const SAM = { params: { username: 'sam' } };

function save(
  client: TestClient,
  questionID: string,
  questionEssayAnswer: string,
  editedAt?: number,
) {
  const answer = { username: 'sam', questionID, questionEssayAnswer };
  const answerData = [{ ...answer, ...(editedAt !== undefined && { editedAt }) }];
  return client.ask(SAVE, { body: { answerData } });
}

async function essaysOf(client: TestClient): Promise<string[]> {
  const history = await client.ask(HISTORY, SAM);
  return history.map(({ questionEssayAnswer }) => questionEssayAnswer);
}

function essays({ answers }: { answers: { questionEssayAnswer: string }[] }): string[] {
  return answers.map(({ questionEssayAnswer }) => questionEssayAnswer);
}

/** A different one for each number, as long as a text can be. */
const longEssay = (number: number): string => `${number} `.padEnd(200_000, 'é');

onEachEngine('saving answers', (engine) => {
  const app = useApp(engine);

  test('keeps every text as given', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    const texts = [
      'Ἓν οἶδα ὅτι οὐδὲν οἶδα.\r\n\n\t¬(p ∧ q) ⊢ ∀x∃y 🦉👩🏽‍🎓 é e\u0301 ß שלום 你好 \uFEFF\u200B',
      `'; drop table answers; -- " \\ %s $1 ? \${x} <script>alert(1)</script>`,
      '   ',
      '',
    ];
    for (const text of texts) {
      app().clock.now += 6 * MINUTE;
      await save(sam, 'duty1', text);
      const [answer] = await sam.ask(READ, SAM);
      expect(answer).toMatchObject({ questionID: 'duty1', questionEssayAnswer: text });
    }
    expect(await essaysOf(sam)).toEqual(texts);
  });

  test('are counted for the instructor, by question and by option', async () => {
    const course = await app().course();
    const COUNTS = 'GET /api/answerCounts/{courseID}';
    const ina = await course.as('ina');
    expect(await ina.ask(COUNTS)).toEqual([]);
    const sam = await course.as('sam');
    const choice = { username: 'sam', questionID: 'mayLie', questionAnswer: '2' };
    await sam.ask(SAVE, { body: { answerData: [choice] } });
    await save(sam, 'duty1', 'What one owes.');
    expect(await ina.ask(COUNTS)).toEqual([
      { questionID: 'duty1', count: 1, options: [] },
      { questionID: 'mayLie', count: 1, options: [0, 1] },
    ]);
    expect(await ina.ask(COUNTS, { query: { questionID: 'mayLie' } })).toEqual([
      { questionID: 'mayLie', count: 1, options: [0, 1] },
    ]);
    const several = { query: { questionID: ['nowhere', 'duty1'] } };
    expect(await ina.ask(COUNTS, several)).toEqual([
      { questionID: 'duty1', count: 1, options: [] },
    ]);
  });

  test('ANS-22 a long history comes in pages, the newest first, and no version is missing', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    const { store } = app();
    for (let place = 0; place < 20; place += 1) {
      const at = NOON - DAY + place * 1_800_000;
      await store.transact('saveAnswers', {
        course: course.id,
        usernameKey: 'sam',
        at,
        timeZone: 'America/New_York',
        answers: ['duty1', 'mayLie'].map((questionID) => ({
          questionID,
          questionAnswer: '',
          questionEssayAnswer: questionID === 'duty1' ? longEssay(place) : `${place} `,
          editedAt: at,
        })),
      });
    }
    const pages: string[][] = [];
    let before: string | undefined;
    for (;;) {
      const query = before === undefined ? {} : { before };
      const page = await sam.ask(HISTORY, { ...SAM, query });
      if (page.length === 0) break;
      before = page[0]?.submissionDate;
      pages.unshift(
        page.map(({ questionID, questionEssayAnswer }) => {
          return `${questionID} ${questionEssayAnswer.split(' ')[0]}`;
        }),
      );
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
    expect(pages.flat()).toEqual(
      Array.from({ length: 20 }, (_, place) => [`duty1 ${place}`, `mayLie ${place}`]).flat(),
    );
  });

  test('an essay of fifty pages is saved as a whole', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    const essay = 'The unexamined life is not worth living. '.repeat(4000);
    await save(sam, 'duty1', essay);
    const [answer] = await sam.ask(READ, SAM);
    expect(answer?.questionEssayAnswer).toBe(essay);
  });

  test('names what was saved, with the time of the edit as it counts', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    const answerData = [
      { username: 'SAM', questionID: 'mayLie', questionAnswer: '1', editedAt: NOON - 5 },
      { username: ' sam', questionID: 'duty1', questionEssayAnswer: 'Duty.', editedAt: NOON + DAY },
    ];
    const answer = await sam.ask(SAVE, { body: { answerData } });
    expect(answer).toEqual({
      message: 'Answers saved',
      saved: [
        { questionID: 'mayLie', editedAt: NOON - 5 },
        { questionID: 'duty1', editedAt: NOON },
      ],
      outdated: [],
    });
    const stored = await sam.ask(READ, SAM);
    expect(stored.map(({ questionID, editedAt }) => [questionID, editedAt])).toEqual([
      ['duty1', NOON],
      ['mayLie', NOON - 5],
    ]);
  });

  test('an empty list is no fault', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    expect((await sam.ask(SAVE, { body: { answerData: [] } })).saved).toEqual([]);
  });

  test.each([['text'], [{ questionID: 'mayLie' }], [null], [7]])(
    'WRD-3 %o in place of a list of answers is refused',
    async (answerData) => {
      const sam = await (await app().course()).as('sam');
      const refused = await sam.refused(SAVE, { body: { answerData } as never });
      expect(refused).toMatchObject({
        status: 400,
        message: 'Input must be an array of answer objects. Nothing was changed.',
      });
    },
  );

  const good = { username: 'sam', questionID: 'duty1', questionEssayAnswer: 'Good.' };
  test.each([
    ['of somebody else', { ...good, username: 'sue' }, 403, 'FORBIDDEN', []],
    ['of an unknown user', { ...good, username: 'nowhere' }, 403, 'FORBIDDEN', []],
    ['to no question', { ...good, questionID: 'gone' }, 400, 'QUESTION_NOT_FOUND', ['gone']],
    ['to a later question', { ...good, questionID: 'later' }, 400, 'QUESTION_NOT_FOUND', ['later']],
    [
      'to a question of a day without questions',
      { ...good, questionID: 'silent' },
      400,
      'QUESTION_NOT_FOUND',
      ['silent'],
    ],
    [
      'to what is no question',
      { ...good, questionID: 'BACK' },
      400,
      'QUESTION_NOT_FOUND',
      ['BACK'],
    ],
    ['with a NUL', { ...good, questionEssayAnswer: 'a\0b' }, 400, 'INVALID_INPUT', undefined],
    ['with half a pair', { ...good, questionAnswer: '\udc00' }, 400, 'INVALID_INPUT', undefined],
    [
      'that is too long',
      { ...good, questionEssayAnswer: 'x'.repeat(200_001) },
      400,
      'INVALID_INPUT',
      undefined,
    ],
    ['that is a number', { ...good, questionAnswer: 1 }, 400, 'INVALID_INPUT', undefined],
    ['without a question', { username: 'sam' }, 400, 'INVALID_INPUT', undefined],
    ['with a time before all times', { ...good, editedAt: -1 }, 400, 'INVALID_INPUT', undefined],
    ['with a broken time', { ...good, editedAt: 1.5 }, 400, 'INVALID_INPUT', undefined],
  ])('one answer %s refuses the whole list', async (_name, bad, status, error, details) => {
    const course = await app().course();
    const sam = await course.as('sam');
    const before = await dumpTables(app().store, [course.id]);
    const body = { answerData: [{ ...good, questionID: 'whyLie' }, bad, good] } as never;
    const refused = await sam.refused(SAVE, { body });
    expect(refused).toMatchObject({ status, error, ...(details && { details }) });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test("a refused question is answered with the product's own sentence", async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    const ids = ['later', 'duty1', 'gone', 'later'];
    const answerData = ids.map((questionID) => ({ username: 'sam', questionID }));
    const refused = await sam.refused(SAVE, { body: { answerData } });
    expect(refused).toMatchObject({ message: 'Question not found', details: ['later', 'gone'] });
  });

  test('an answer that its logic hides now is accepted and kept', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await save(sam, 'whyLie', 'Because.');
    await sam.ask(SAVE, {
      body: { answerData: [{ username: 'sam', questionID: 'mayLie', questionAnswer: '2' }] },
    });
    const answers = await sam.ask(READ, SAM);
    expect(answers.find(({ questionID }) => questionID === 'whyLie')).toMatchObject({
      questionEssayAnswer: 'Because.',
    });
  });

  test('a question that is taken out of the course keeps its answers for the staff', async () => {
    const course = await app().course();
    const [sam, ina] = [await course.as('sam'), await course.as('ina')];
    await save(sam, 'duty1', 'Kept.');
    const body = { dataType: 'question', dataID: 'duty1' };
    await ina.ask('POST /api/courseDesign/delete/{courseID}', { body });
    expect((await ina.ask(READ, SAM))[0]).toMatchObject({ questionEssayAnswer: 'Kept.' });
    expect(
      (
        await sam.call(SAVE, {
          body: {
            answerData: [{ username: 'sam', questionID: 'duty1', questionEssayAnswer: 'x' }],
          },
        })
      ).status,
    ).toBe(400);
  });

  test('an edit older than the stored one changes nothing and gets the stored one back', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await save(sam, 'duty1', 'From the laptop, later.', NOON - MINUTE);
    app().clock.now += HOUR;
    const answer = await save(sam, 'duty1', 'From the phone, offline.', NOON - 2 * MINUTE);
    expect(answer.saved).toEqual([]);
    expect(answer.outdated).toEqual([
      {
        questionID: 'duty1',
        questionAnswer: '',
        questionEssayAnswer: 'From the laptop, later.',
        editedAt: NOON - MINUTE,
      },
    ]);
    expect(await essaysOf(sam)).toEqual(['From the laptop, later.']);
  });

  test('many saves at once are all kept, and no student sees the answers of another', async () => {
    const course = await app().course();
    const names = ['sam', 'sue', 'una', 'gus'];
    await Promise.all(
      names.map(async (username) => {
        const client = await course.as(username);
        const answerData = [
          { username, questionID: 'duty1', questionEssayAnswer: `By ${username}` },
        ];
        await Promise.all([1, 2, 3].map(() => client.ask(SAVE, { body: { answerData } })));
        const read = await client.ask(READ, { params: { username } });
        expect(read.map(({ questionEssayAnswer }) => questionEssayAnswer)).toEqual([
          `By ${username}`,
        ]);
      }),
    );
  });

  test('a student of the same name in another course has separate answers', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await save(sam, 'duty1', 'Mine.');
    const stranger = await course.asStranger('sam');
    const there = { username: 'sam', courseID: course.otherId() };
    expect(await stranger.ask(READ, { params: there })).toEqual([]);
  });
});

onEachEngine('the history', (engine) => {
  const app = useApp(engine);

  test('saves within 5 minutes share a record, the later text is kept', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await save(sam, 'duty1', 'One');
    app().clock.now += 4 * MINUTE;
    await save(sam, 'duty1', 'One two');
    app().clock.now += MINUTE;
    await save(sam, 'duty1', 'One two three');
    expect(await essaysOf(sam)).toEqual(['One two three']);
    app().clock.now += 1;
    await save(sam, 'duty1', 'One two three four');
    expect(await essaysOf(sam)).toEqual(['One two three', 'One two three four']);
    // The same text again is no new version.
    app().clock.now += HOUR;
    await save(sam, 'duty1', 'One two three four');
    expect(await essaysOf(sam)).toHaveLength(2);
  });

  test('a change that deletes more than half of an essay starts a record, however soon', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await save(sam, 'duty1', 'A long essay about duty and inclination.');
    app().clock.now += 1000;
    await save(sam, 'duty1', '');
    app().clock.now += 1000;
    await save(sam, 'duty1', 'Anew');
    expect((await essaysOf(sam))[0]).toBe('A long essay about duty and inclination.');
    expect((await essaysOf(sam)).at(-1)).toBe('Anew');
  });

  test('midnight starts a record: each day keeps what was written on it', async () => {
    const course = await app().course();
    const midnight = Date.UTC(2026, 8, 15, 4);
    app().clock.now = midnight - 1000;
    const sam = await course.as('sam');
    await save(sam, 'duty1', 'Before midnight');
    app().clock.now = midnight;
    await save(sam, 'duty1', 'Before midnight and after');
    const history = await sam.ask(HISTORY, SAM);
    expect(history.map(({ submissionDate }) => submissionDate)).toEqual([
      '2026-09-14T23:59:59.000-04:00',
      '2026-09-15T00:00:00.000-04:00',
    ]);
  });

  test('over the end of daylight saving the dates keep their offset and their order', async () => {
    const course = await app().course();
    // On 2026-11-01, 01:30 occurs twice in New York.
    const first = Date.UTC(2026, 10, 1, 5, 30);
    const texts = ['before', 'again', 'later'];
    for (const [place, text] of texts.entries()) {
      app().clock.now = first + place * HOUR;
      await save(await course.as('sam'), 'duty1', text);
    }
    const sam = await course.as('sam');
    const history = await sam.ask(HISTORY, SAM);
    expect(history.map((entry) => [entry.questionEssayAnswer, entry.submissionDate])).toEqual([
      ['before', '2026-11-01T01:30:00.000-04:00'],
      ['again', '2026-11-01T01:30:00.000-05:00'],
      ['later', '2026-11-01T02:30:00.000-05:00'],
    ]);
    const { answers } = await sam.ask(AS_OF, { ...SAM, query: { date: '2026-11-01' } });
    expect(answers.map(({ questionEssayAnswer }) => questionEssayAnswer)).toEqual(['later']);
  });

  test('the zone of the course counts, not that of the server', async () => {
    const zone = designItem({ dataType: 'courseTimeZone', dataID: '1', dataText: 'Asia/Tokyo' });
    const course = await app().course({ items: [...COURSE_ITEMS, zone] });
    const sam = await course.as('sam');
    await save(sam, 'duty1', 'In Tokyo it is tomorrow.');
    const [entry] = await sam.ask(HISTORY, SAM);
    expect(entry?.submissionDate).toBe('2026-09-15T01:00:00.000+09:00');
  });

  test('a clock that was set back does not make an older text the latest', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await save(sam, 'duty1', 'First');
    app().clock.now -= 2 * HOUR;
    await sam.call(SAVE, {
      body: {
        answerData: [
          { username: 'sam', questionID: 'duty1', questionEssayAnswer: 'Second', editedAt: NOON },
        ],
      },
    });
    const history = await essaysOf(sam);
    const [current] = await sam.ask(READ, SAM);
    expect(history.at(-1)).toBe(current?.questionEssayAnswer);
  });
});

onEachEngine('answers as of a date', (engine) => {
  const app = useApp(engine);

  async function writtenCourse() {
    const course = await app().course();
    const days = ['2026-09-08', '2026-09-10', '2026-09-11', '2026-09-14'];
    for (const day of days) {
      app().clock.now = Date.parse(`${day}T20:00:00-04:00`);
      await save(await course.as('sam'), 'whyLie', `On ${day}`);
    }
    return course;
  }

  test.each([
    ['2026-09-07', []],
    ['2026-09-08', ['On 2026-09-08']],
    ['2026-09-09', ['On 2026-09-08']],
    ['2026-09-10', ['On 2026-09-10']],
    ['2099-12-31', ['On 2026-09-14']],
  ])('%s shows the latest of that day or before', async (date, expected) => {
    const course = await writtenCourse();
    const tom = await course.as('tom');
    const read = await tom.ask(AS_OF, { ...SAM, query: { date } });
    expect(read.targetDate).toBe(date);
    expect(essays(read)).toEqual(expected);
  });

  test("an evaluation's date counts, and the student's own before it", async () => {
    const course = await writtenCourse();
    const tom = await course.as('tom');
    const query = { evaluationId: 'BACK' };
    const asDue = await tom.ask(AS_OF, { ...SAM, query });
    expect(asDue.targetDate).toBe('2026-09-10');
    expect(essays(asDue)).toEqual(['On 2026-09-10']);
    const own = { username: 'sam', evaluationDataID: 'BACK', gradingType: 'customDueDate' };
    const body = { ...own, individualGradingData: '2026-09-12' };
    await tom.ask('POST /api/studentGrades/update/{courseID}', { body });
    const extended = await tom.ask(AS_OF, { ...SAM, query });
    expect(extended.targetDate).toBe('2026-09-12');
    expect(essays(extended)).toEqual(['On 2026-09-11']);
    const sam = await course.as('sam');
    expect((await sam.ask(AS_OF, { ...SAM, query })).targetDate).toBe('2026-09-12');
    const ofSue = await (
      await course.as('tess')
    ).ask(AS_OF, { params: { username: 'sue' }, query });
    expect(ofSue.targetDate).toBe('2026-09-10');
  });

  const missing = 'Target date is required to fetch student answers.';
  test.each([
    ['neither date nor evaluation', {}, 400, 'MISSING_TARGET_DATE', missing],
    [
      'an evaluation without a date',
      { evaluationId: 'UNDATED' },
      400,
      'MISSING_TARGET_DATE',
      missing,
    ],
    ['an unknown evaluation', { evaluationId: 'GONE' }, 404, 'EVALUATION_NOT_FOUND', ''],
    ['a day that does not exist', { date: '2026-02-30' }, 400, 'INVALID_INPUT', ''],
    ['a date in another form', { date: '9/4/2026' }, 400, 'INVALID_INPUT', 'yyyy-mm-dd'],
    ['a timestamp', { date: '2026-09-14T10:00' }, 400, 'INVALID_INPUT', 'yyyy-mm-dd'],
    ['an empty date', { date: '' }, 400, 'INVALID_INPUT', 'yyyy-mm-dd'],
  ])('%s is refused', async (_name, query, status, error, sentence) => {
    const course = await app().course();
    const refused = await (await course.as('tom')).refused(AS_OF, { ...SAM, query });
    expect(refused).toMatchObject({ status, error });
    expect(refused.message).toContain(sentence);
  });
});
