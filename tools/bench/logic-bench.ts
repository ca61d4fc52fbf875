// The section on logic: finding the questions that one student sees, compared with other engines and at extreme
// sizes.
import { ratioText, timeText, type BenchReport, type BenchSection } from './bench-section.ts';
import { compareOnCourse, type ComparisonRow } from './logic-comparison.ts';
import { measureCourse, measureExtremes, type ScaleRow } from './logic-scale.ts';

const sizes = [50, 500, 5000];
const seed = 7;

export const logicBench: BenchSection = { name: 'logic', run: runLogicBench };

/** Measures everything about logic and describes it. */
function runLogicBench(): BenchReport {
  const comparison = sizes.map((size) => compareOnCourse(size, seed));
  const scale = [...sizes.flatMap((size) => measureCourse(size, seed)), ...measureExtremes(seed)];
  return {
    heading: 'Logic',
    paragraphs: [
      'Generated courses (seeded): Radio and Checkbox questions whose conditions refer to 1 to 4 others, up to 12 levels deep. A fifth of all definitions are theses. Nine of ten questions are answered. Before it is measured, every engine must show each student the same questions.',
      '"From records" starts with the stored answer records. "Rules alone" starts with the answers in the form that the engine needs. json-logic-engine evaluates compiled rules in dependency order, each rule once. survey-core has the rules as calculated values and visibleIf; it is left out where one student would take minutes.',
    ],
    tables: [
      {
        caption: 'Visible questions of one student',
        columns: [
          'questions',
          'engine',
          'from records',
          'times Elenchus',
          'rules alone',
          'times Elenchus',
        ],
        rows: comparison.flatMap(comparisonRows),
      },
      { caption: 'Elenchus alone', columns: ['what', 'processor time'], rows: scale.map(scaleRow) },
    ],
  };
}

function comparisonRows(rows: readonly ComparisonRow[]): readonly string[][] {
  const [ours] = rows;
  if (!ours) return [];
  return rows.map((row) => [
    row.questions.toLocaleString('en-US'),
    row.peer,
    timeText(row.fromRecords),
    row === ours ? '1' : ratioText(row.fromRecords / ours.fromRecords),
    timeText(row.rulesAlone),
    row === ours ? '1' : ratioText(row.rulesAlone / ours.rulesAlone),
  ]);
}

function scaleRow({ what, microseconds }: ScaleRow): string[] {
  return [what, timeText(microseconds)];
}
