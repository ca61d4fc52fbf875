import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accept } from '../base/result.ts';
import { designItem } from '../design/design-item.ts';
import { PLAIN_GRADING, readFairGrading, SECOND_SHARES } from './fair-grading.ts';
import { fairGradingFault, fairGradingWords, writeFairGrading } from './fair-grading-record.ts';
import {
  assignReaders,
  maySecondRead,
  sampleOf,
  secondReadingObstacle,
  type SampledStudent,
  type SecondReader,
} from './second-reading.ts';

test.each(SECOND_SHARES)('BLD-16 a share of %s %% is part of the record', (secondShare) => {
  const setting = { ...PLAIN_GRADING, hidesNames: true, secondShare };
  expect(readFairGrading(writeFairGrading('E', setting))).toEqual(accept(setting));
  const words = designItem({
    dataType: 'fairGrading',
    dataID: 'E',
    dataText: `hideNames,second${secondShare}`,
  });
  expect(readFairGrading(words)).toEqual(accept(setting));
  expect(fairGradingFault(words)).toBeNull();
  expect(fairGradingWords(setting)).toBe(
    `names hidden, second reading of ${secondShare}% of the students`,
  );
});

test.each(['second', 'second0', 'second15', 'second1000', 'second5,second10', 'second5,second5'])(
  'BLD-16 the list of words %o is refused',
  (dataText) => {
    const item = designItem({ dataType: 'fairGrading', dataID: 'E', dataText });
    expect(fairGradingFault(item)).toContain('secondShare is 0, 5, 10, 20, 50 or 100');
  },
);

/** Students with different codes, some without a TA, and the TAs of the course. */
const classes = fc.record({
  taKeys: fc.uniqueArray(fc.constantFrom('ta-a', 'ta-b', 'ta-c', 'ta-d', 'ta-e')),
  codes: fc.uniqueArray(fc.string({ minLength: 3, maxLength: 12 }), { maxLength: 60 }),
  owners: fc.array(fc.constantFrom('ta-a', 'ta-b', 'ta-c', 'ta-d', 'ta-e', null), {
    minLength: 60,
    maxLength: 60,
  }),
});

interface Class {
  readonly taKeys: readonly string[];
  readonly codes: readonly string[];
  readonly owners: readonly (string | null)[];
}

function studentsOf({ codes, owners, taKeys }: Class): SampledStudent[] {
  return codes.map((code, index) => {
    const owner = owners[index] ?? null;
    const ta = owner !== null && taKeys.includes(owner) ? owner : null;
    return { usernameKey: `student-${index}`, ta, code };
  });
}

test('BLD-17 a sample has the share of the class, rounded up, and doesn’t depend on the order', () => {
  fc.assert(
    fc.property(classes, fc.constantFrom(...SECOND_SHARES), (given, share) => {
      const students = studentsOf(given);
      const sample = sampleOf(students, share);
      expect(sample).toHaveLength(Math.ceil((students.length * share) / 100));
      expect(sampleOf(students.toReversed(), share)).toEqual(sample);
      const last = sample.at(-1)?.code ?? '';
      const others = students.filter((student) => !sample.includes(student));
      expect(others.every(({ code }) => code > last)).toBe(true);
    }),
  );
  expect(sampleOf([{ code: 'a' }], 0)).toEqual([]);
});

test('BLD-17 a student who joins replaces one student of the sample at most', () => {
  fc.assert(
    fc.property(classes, fc.constantFrom(...SECOND_SHARES), (given, share) => {
      const students = studentsOf(given);
      const [, ...before] = students;
      const kept = new Set(sampleOf(students, share));
      expect(sampleOf(before, share).filter((one) => !kept.has(one)).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('BLD-18 nobody reads the work of their own students, and somebody reads if anybody can', () => {
  fc.assert(
    fc.property(classes, (given) => {
      const students = studentsOf(given);
      const readers = assignReaders(students, given.taKeys);
      expect(readers.size).toBe(students.length);
      for (const { usernameKey, ta } of students) {
        const others = given.taKeys.filter((key) => key !== ta);
        const reader = readers.get(usernameKey);
        const expected = others.length > 0 ? 'ta' : ta === null ? 'nobody' : 'instructors';
        expect(reader?.kind).toBe(expected);
        expect([null, ...others]).toContain(keyOf(reader));
      }
    }),
  );
});

test('BLD-19 the same sample has the same readers, and no move would spread it more evenly', () => {
  fc.assert(
    fc.property(classes, (given) => {
      const students = studentsOf(given);
      const readers = assignReaders(students, given.taKeys);
      const again = assignReaders(students.toReversed(), given.taKeys.toReversed());
      expect(new Map(again)).toEqual(new Map(readers));
      const loadOf = (key: string) =>
        [...readers.values()].filter((reader) => keyOf(reader) === key).length;
      for (const { usernameKey, ta } of students) {
        const key = keyOf(readers.get(usernameKey));
        if (key === null) continue;
        for (const other of given.taKeys.filter((each) => each !== ta)) {
          expect(loadOf(key) - loadOf(other)).toBeLessThanOrEqual(1);
        }
      }
    }),
  );
});

function keyOf(reader: SecondReader | undefined): string | null {
  return reader?.kind === 'ta' ? reader.usernameKey : null;
}

const TESS = { kind: 'ta', usernameKey: 'tess' } as const;
const PLACE = { ta: 'tom', reader: TESS, readBy: null };
const tess = { role: 'ta', usernameKey: 'tess' } as const;
const ina = { role: 'instructor', usernameKey: 'ina' } as const;

test.each([
  ['the TA who is asked', tess, PLACE, true],
  ['another TA', { ...tess, usernameKey: 'tara' }, PLACE, false],
  ['the student’s own TA', { ...tess, usernameKey: 'tom' }, PLACE, false],
  ['an instructor if a TA is asked', ina, PLACE, false],
  ['any instructor if no TA can', ina, { ...PLACE, reader: { kind: 'instructors' } }, true],
  ['a TA if instructors are asked', tess, { ...PLACE, reader: { kind: 'instructors' } }, false],
  ['a student', { role: 'student', usernameKey: 'tess' }, PLACE, false],
  ['nobody', ina, { ...PLACE, reader: { kind: 'nobody' } }, false],
  ['the reader of a saved one', tess, { ...PLACE, readBy: 'tess' }, true],
  ['the TA who is asked once another one has read', tess, { ...PLACE, readBy: 'tara' }, false],
  [
    'a former reader who is now the student’s TA',
    tess,
    { ...PLACE, ta: 'tess', readBy: 'tess' },
    false,
  ],
  [
    'another instructor after the first one',
    ina,
    { ...PLACE, reader: { kind: 'instructors' }, readBy: 'ida' },
    true,
  ],
] as const)('BLD-20 who may read: %s', (_who, person, place, expected) => {
  expect(maySecondRead(person, place)).toBe(expected);
});

const SETTINGS = {
  hasTAs: true,
  usesGradesForExams: true,
  questionByQuestionGrading: false,
  manualGrades: 'Numeric',
} as const;

test.each([
  ['TAs and numbers', {}, null],
  ['computed grades', { questionByQuestionGrading: true, manualGrades: 'Letter' }, null],
  ['no TAs', { hasTAs: false }, 'no TAs'],
  ['no grades', { usesGradesForExams: false }, '“Grades” is set to No'],
  ['letters', { manualGrades: 'Letter' }, 'letter grades'],
] as const)('BLD-22 second readings in a course with %s', (_what, differs, expected) => {
  const obstacle = secondReadingObstacle({ ...SETTINGS, ...differs });
  expect(obstacle === null).toBe(expected === null);
  expect(obstacle ?? '').toContain(expected ?? '');
});
