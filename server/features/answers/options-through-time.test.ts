// Random edits of a question's options and random answers, replayed through the API: what a student chose in words is
// what is shown for every date (QST-102).
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { localDate, timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, DAY } from '../../testing/test-course.ts';

const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const SAVE = 'POST /api/studentAnswers/update/{courseID}';
const AS_OF = 'GET /api/examAnswers/{courseID}/{username}';
const HISTORY = 'GET /api/studentAnswersHistory/{courseID}/{username}';
const ANSWERS = 'GET /api/studentAnswers/{courseID}/{username}';

const ZONE = timeZoneOf('America/New_York');
const STUDENTS = ['sam', 'sue'] as const;

/** An option as people remember it: the same one, whatever its text and place. */
interface Remembered {
  text: string;
}

interface Chosen {
  readonly day: number;
  readonly options: readonly Remembered[];
}

function question(options: readonly string[]): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: 'ticks',
    dataIndex: '3',
    dataText: 'When?',
    questionType: 'Checkbox',
    questionOptions: options.join('|||'),
    questionCourseDate: 'duty',
  });
}

interface Kept {
  questionAnswer: string;
  removedOptions?: readonly string[] | undefined;
}

/** A course, and what its people remember. */
class Term {
  options: Remembered[] = [{ text: 'word 1' }, { text: 'word 2' }, { text: 'word 3' }];
  readonly gone: Remembered[] = [];
  readonly chosen = new Map<string, Chosen[]>(STUDENTS.map((name) => [name, []]));
  /** What a device still shows, with its options of then. */
  waiting: {
    options: readonly Remembered[];
    texts: string[];
    numbers: number[];
    at: number;
  } | null = null;
  readonly #course: TestCourse;
  readonly #clock: { now: number };
  #made = 3;

  constructor(course: TestCourse, clock: { now: number }) {
    this.#course = course;
    this.#clock = clock;
  }

  texts(): string[] {
    return this.options.map(({ text }) => text);
  }

  word(): string {
    this.#made += 1;
    return `word ${this.#made}`;
  }

  async #send(item: DesignItem, optionSteps?: { from: string[]; numbers: (number | null)[] }[]) {
    const ina = await this.#course.as('ina');
    await ina.ask(UPDATE, {
      body: { designData: [{ ...item, ...(optionSteps && { optionSteps }) }] },
    });
  }

  /** With steps, as the screens do it, or without, as other programs do. */
  async save(after: Remembered[], hasSteps: boolean): Promise<void> {
    const numbers = this.options.map((option) => after.indexOf(option) + 1 || null);
    const steps = [{ from: this.texts(), numbers }];
    for (const option of this.options) if (!after.includes(option)) this.gone.push(option);
    this.options = after;
    await this.#send(question(this.texts()), hasSteps ? steps : undefined);
  }

  async reword(at: number): Promise<void> {
    const option = this.options[at % this.options.length];
    if (!option) return;
    option.text = this.word();
    await this.#send(question(this.texts()));
  }

  async deleteAndRestore(): Promise<void> {
    const ina = await this.#course.as('ina');
    const designData = [{ dataType: 'question', dataID: 'ticks' }];
    await ina.ask(REMOVE, { body: { designData } });
    await this.#send(question(this.texts()));
  }

  async #post(username: string, numbers: readonly number[], shown: readonly string[], at: number) {
    const answer = { username, questionID: 'ticks', questionAnswer: numbers.join(',') };
    const answerData = [{ ...answer, shownOptions: [...shown], editedAt: at }];
    await (await this.#course.as(username)).ask(SAVE, { body: { answerData } });
  }

  async choose(username: string, places: readonly number[]): Promise<void> {
    const numbers = numbersOf(places, this.options.length);
    await this.#post(username, numbers, this.texts(), this.#clock.now);
    this.#remember(username, this.options, numbers);
  }

  /** Chosen on a device that is offline. */
  chooseOffline(places: readonly number[]): void {
    const numbers = numbersOf(places, this.options.length);
    this.waiting = { options: this.options, texts: this.texts(), numbers, at: this.#clock.now };
  }

  async connect(): Promise<void> {
    const waiting = this.waiting;
    this.waiting = null;
    if (!waiting) return;
    // The device sends the edit with the time of its arrival: nothing else was saved since.
    await this.#post('sue', waiting.numbers, waiting.texts, this.#clock.now);
    this.#remember('sue', waiting.options, waiting.numbers);
  }

  #remember(username: string, options: readonly Remembered[], numbers: readonly number[]): void {
    const day = Math.floor(this.#clock.now / DAY);
    const chosen = numbers.flatMap((number) => options[number - 1] ?? []);
    this.chosen.get(username)?.push({ day, options: chosen });
  }

  /** The words of an answer as the screens show them. */
  wordsOf({ questionAnswer, removedOptions = [] }: Kept): string[] {
    const numbers = questionAnswer === '' ? [] : questionAnswer.split(',').map(Number);
    const present = numbers
      .filter((number) => number > 0)
      .map((number) => this.texts()[number - 1]);
    return [...present.map(String), ...removedOptions].toSorted();
  }
}

function numbersOf(places: readonly number[], count: number): number[] {
  return [...new Set(places.map((place) => (place % count) + 1))].toSorted((a, b) => a - b);
}

type Act = (term: Term) => Promise<void> | void;

const place = fc.nat({ max: 5 });
const places = fc.array(place, { minLength: 1, maxLength: 3 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(place, fc.boolean()).map(([at, hasSteps]): Act => async (term) => {
    const left = term.options.toSpliced(at % term.options.length, 1);
    if (left.length > 1) await term.save(left, hasSteps);
  }),
  fc.tuple(place, place, fc.boolean()).map(([from, to, hasSteps]): Act => (term) => {
    const moved = [...term.options];
    moved.splice(to % moved.length, 0, ...moved.splice(from % moved.length, 1));
    return term.save(moved, hasSteps);
  }),
  fc.tuple(place, fc.boolean()).map(([at, hasSteps]): Act => (term) => {
    const option = { text: term.word() };
    return term.save(term.options.toSpliced(at % (term.options.length + 1), 0, option), hasSteps);
  }),
  place.map(
    (at): Act =>
      (term) =>
        term.reword(at),
  ),
  // Undo, or an earlier version of the design.
  fc.tuple(place, place, fc.boolean()).map(([which, at, hasSteps]): Act => async (term) => {
    const [option] = term.gone.splice(which % Math.max(1, term.gone.length), 1);
    const to = at % (term.options.length + 1);
    if (option) await term.save(term.options.toSpliced(to, 0, option), hasSteps);
  }),
  fc.constant<Act>((term) => term.deleteAndRestore()),
  fc.tuple(fc.constantFrom(...STUDENTS), places).map(
    ([name, which]): Act =>
      (term) =>
        term.choose(name, which),
  ),
  places.map(
    (which): Act =>
      (term) =>
        term.chooseOffline(which),
  ),
  fc.constant<Act>((term) => term.connect()),
);

function wordsIn(
  term: Term,
  answers: readonly (Kept & { readonly questionID: string })[],
): string[] {
  const found = answers.findLast(({ questionID }) => questionID === 'ticks');
  return found ? term.wordsOf(found) : [];
}

/** For each student: the words as of every day, those of today, and those of the newest record. */
async function wordsShown(course: TestCourse, term: Term, days: readonly number[]) {
  const ina = await course.as('ina');
  return Promise.all(
    STUDENTS.map(async (username) => {
      const asOf: string[][] = [];
      for (const day of days) {
        const query = { date: localDate(day * DAY + DAY / 2, ZONE) };
        const { answers } = await ina.ask(AS_OF, { params: { username }, query });
        asOf.push(wordsIn(term, answers));
      }
      const own = await (await course.as(username)).ask(ANSWERS, { params: { username } });
      const history = await ina.ask(HISTORY, { params: { username } });
      const isCounted = own.every(({ questionAnswer }) => !questionAnswer.startsWith('0'));
      return { asOf, now: wordsIn(term, own), newest: wordsIn(term, history), isCounted };
    }),
  );
}

function wordsRemembered(term: Term, days: readonly number[]) {
  return STUDENTS.map((username) => {
    const asOf = days.map((last) =>
      (term.chosen.get(username)?.findLast(({ day }) => day <= last)?.options ?? [])
        .map(({ text }) => text)
        .toSorted(),
    );
    const now = asOf.at(-1) ?? [];
    return { asOf, now, newest: now, isCounted: true };
  });
}

onEachEngine('options through time', (engine) => {
  const app = useApp(engine);

  test('QST-102 QST-104 QST-106 QST-107 what a student chose in words is shown for every date', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const { clock } = app();
        const course = await app().course({
          items: [...COURSE_ITEMS, question(['word 1', 'word 2', 'word 3'])],
        });
        const term = new Term(course, clock);
        const days: number[] = [];
        for (const one of acts) {
          days.push(Math.floor(clock.now / DAY));
          await one(term);
          clock.now += DAY;
        }
        expect(await wordsShown(course, term, days)).toEqual(wordsRemembered(term, days));
      }),
      { numRuns: 15 },
    );
  });
});
