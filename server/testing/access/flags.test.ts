// What flags switch off is withheld by the server: a table over flags, roles and calls.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { GRADING_TYPES } from '@elenchus/domain/grading/grade-record.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { ROWS } from './access-table.ts';
import { useApp, type TestCourse } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { COURSE_ITEMS } from '../test-course.ts';
import { partsOf } from './valid-calls.ts';

const DESIGN = 'GET /api/courseDesign/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';

const FLAGS = [
  'hasCourseDescription',
  'hasSyllabus',
  'hasFAQ',
  'hasRubric',
  'hasContradictionItems',
  'giveStudentsComments',
  'usesGradesForExams',
  'questionByQuestionGrading',
] as const;
type Flag = (typeof FLAGS)[number];

/** A text of the design that is sent only when its flag is on, and whether visitors read it too. */
const TEXTS: readonly [text: string, flag: Flag, isPublic: boolean][] = [
  ['words of the description', 'hasCourseDescription', true],
  ['https://example.edu/kant', 'hasSyllabus', true],
  ['words of the FAQ', 'hasFAQ', false],
  ['words of the rubric', 'hasRubric', false],
  ['words of the contradiction', 'hasContradictionItems', false],
];
const COMMENT = 'words of the comment';
const SIDE_COMMENT = 'words beside a grade';

const WORDS: Readonly<Record<string, string>> = {
  courseDescription: 'words of the description',
  faq: '[{"question":"Why?","answer":"words of the FAQ"}]',
  rubric: 'words of the rubric',
};
const ITEMS: readonly DesignItem[] = COURSE_ITEMS.map((item) => {
  const dataText =
    item.dataID === 'clash' ? 'words of the contradiction' : (WORDS[item.dataType] ?? '');
  return dataText === '' ? item : { ...item, dataText };
});

/** Every set of flags that are off. */
const COMBINATIONS = Array.from({ length: 2 ** FLAGS.length }, (_, bits) => {
  return new Set(FLAGS.filter((_flag, at) => (bits >> at) & 1));
});
/** Each flag off alone, all off, none off. */
const FEW = COMBINATIONS.filter(({ size }) => size < 2 || size === FLAGS.length);

/** Which records of handed-back work a student gets, listed again by hand. */
function sentTypes(off: ReadonlySet<Flag>): readonly string[] {
  const grades = !off.has('usesGradesForExams');
  const sent: Readonly<Record<(typeof GRADING_TYPES)[number], boolean>> = {
    questionGrade: grades && !off.has('questionByQuestionGrading'),
    examGrade: grades,
    unansweredMCQs: grades,
    gradeAdjustment: grades,
    unresolvedContradictions: grades && !off.has('hasContradictionItems'),
    comments: !off.has('giveStudentsComments'),
    customDueDate: true,
    gradingComplete: true,
    criterionLevels: grades,
  };
  return GRADING_TYPES.filter((type) => sent[type]).toSorted();
}

async function graded(course: TestCourse): Promise<TestClient> {
  const ina = await course.as('ina');
  const values: readonly [type: string, value: string, comment?: string][] = [
    ['questionGrade', '7.3', SIDE_COMMENT],
    ['gradeAdjustment', '1.7'],
    ['unansweredMCQs', '3'],
    ['unresolvedContradictions', '2'],
    ['comments', '', COMMENT],
    ['customDueDate', '2026-09-11', SIDE_COMMENT],
    ['gradingComplete', 'yes', SIDE_COMMENT],
    ['criterionLevels', 'a:1'],
  ];
  for (const [gradingType, individualGradingData, comment = ''] of values) {
    const questionID = gradingType === 'questionGrade' ? 'duty1' : '';
    const key = { username: 'sam', evaluationDataID: 'BACK', gradingType, questionID };
    await ina.ask(SAVE, { body: { ...key, individualGradingData, comment } });
  }
  // A new custom due date deletes question grades, so the grade is entered again after it.
  const again = { username: 'sam', evaluationDataID: 'BACK', gradingType: 'questionGrade' };
  const grade = { individualGradingData: '7.3', comment: SIDE_COMMENT, questionID: 'duty1' };
  await ina.ask(SAVE, { body: { ...again, ...grade } });
  return ina;
}

async function setFlags(ina: TestClient, off: ReadonlySet<Flag>): Promise<void> {
  const designData = FLAGS.map((dataType) => {
    return designItem({ dataType, dataID: '1', dataText: off.has(dataType) ? 'No' : 'Yes' });
  });
  await ina.ask(UPDATE, { body: { designData } });
}

function nameOf(off: ReadonlySet<Flag>): string {
  return off.size === 0 ? 'nothing off' : `off: ${[...off].join(', ')}`;
}

onEachEngine('flags', (engine) => {
  const app = useApp(engine);
  // What is withheld is decided above the store, so a second engine adds nothing to combinations.
  const combinations = engine.name === 'SQLite' ? COMBINATIONS : FEW;

  test(`VIS-27 ${combinations.length} combinations of flags, for every role`, async () => {
    const course = await app().course({ items: ITEMS });
    const ina = await graded(course);
    const readers: readonly [string, TestClient][] = [
      ['nobody', course.nobody()],
      ['student', await course.as('sam')],
      ['guest', await course.as('gus')],
      ['ta', await course.as('Tom')],
      ['instructor', ina],
    ];
    for (const off of combinations) {
      await setFlags(ina, off);
      for (const [role, reader] of readers) {
        const isStaff = role === 'ta' || role === 'instructor';
        const { body } = (await reader.call(DESIGN)).response;
        const read = TEXTS.filter(([text]) => body.includes(text));
        const expected = TEXTS.filter(([, flag, isPublic]) => {
          return isStaff || (!off.has(flag) && (isPublic || role !== 'nobody'));
        });
        expect([role, nameOf(off), read]).toEqual([role, nameOf(off), expected]);
      }
    }
  });

  test(`GRD-79 ${combinations.length} combinations of flags, for a student's own grades`, async () => {
    const course = await app().course({ items: ITEMS });
    const ina = await graded(course);
    const [sam, tom] = [await course.as('sam'), await course.as('Tom')];
    for (const off of combinations) {
      await setFlags(ina, off);
      const own = await sam.ask(ONE, { params: { username: 'sam' } });
      const types = own.map(({ gradingType }) => gradingType).toSorted();
      expect([nameOf(off), types]).toEqual([nameOf(off), sentTypes(off)]);
      const text = JSON.stringify(own);
      const isSilent = off.has('giveStudentsComments');
      const isSide = text.includes(SIDE_COMMENT);
      expect([nameOf(off), text.includes(COMMENT), isSide]).toEqual([
        nameOf(off),
        !isSilent,
        !isSilent,
      ]);
      for (const staff of [ina, tom]) {
        const all = await staff.ask(ONE, { params: { username: 'sam' } });
        const known = new Set(all.map(({ gradingType }) => gradingType));
        expect([...known].toSorted()).toEqual(GRADING_TYPES.toSorted());
      }
    }
  });

  test('GRD-79 VIS-27 no call of anyone who is not staff returns what is off', async () => {
    const course = await app().course({ items: ITEMS });
    const ina = await graded(course);
    const clash = [{ username: 'sam', questionID: 'mayLie', questionAnswer: '1' }];
    const sam = await course.as('sam');
    await sam.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData: clash } });
    const calls = ROWS.filter(({ endpoint }) => endpoint.startsWith('GET '));
    const readers: readonly ['student' | 'guest' | 'nobody', TestClient][] = [
      ['student', sam],
      ['guest', await course.as('gus')],
      ['nobody', course.nobody()],
    ];
    const secrets: readonly (readonly [string, Flag])[] = [
      ...TEXTS.map(([text, flag]) => [text, flag] as const),
      [COMMENT, 'giveStudentsComments'],
      [SIDE_COMMENT, 'giveStudentsComments'],
    ];
    for (const off of FEW) {
      await setFlags(ina, off);
      const read = new Set<string>();
      for (const [role, reader] of readers) {
        for (const row of calls) {
          const { response } = await reader.call(row.endpoint, partsOf(row, role));
          for (const [text] of secrets) if (response.body.includes(text)) read.add(text);
        }
      }
      const expected = secrets.filter(([, flag]) => !off.has(flag)).map(([text]) => text);
      expect([nameOf(off), [...read].toSorted()]).toEqual([nameOf(off), expected.toSorted()]);
    }
  });
});
