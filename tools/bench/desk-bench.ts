// The effort of grading one student after the other, before and after the desk was redesigned: calls, and a
// person's actions. The figures are those of e2e/grading-effort.spec.ts, which fails when they grow.
import type { BenchSection } from './bench-section.ts';

/** The effort for six students: pixels scrolled with the wheel, clicks, and keys. */
export interface GradingEffort {
  readonly pixels: number;
  readonly clicks: number;
  readonly keys: number;
}

const STUDENTS = 6;

/** By mouse and by keyboard, at 1280 by 800 pixels, on the desk of version 1.0.0 and today. */
export const GRADING_EFFORT = {
  'with the mouse': {
    before: { pixels: 8819, clicks: 29, keys: 89 },
    today: { pixels: 3654, clicks: 29, keys: 89 },
  },
  'with the keyboard': {
    before: { pixels: 0, clicks: 0, keys: 114 },
    today: { pixels: 0, clicks: 0, keys: 112 },
  },
} as const satisfies Readonly<
  Record<string, { readonly before: GradingEffort; readonly today: GradingEffort }>
>;

export const deskBench: BenchSection = {
  name: 'desk',
  run: () => ({
    heading: 'Grading student after student',
    paragraphs: [
      'A journey in a real browser (`e2e/grading-effort.spec.ts`) reads and grades the essays of 6 students, comments on each, and goes on to the next one. It scrolls only as far as it must. “Before” is version 1.0.0. The figures are for one student.',
    ],
    tables: [
      {
        caption: 'Calls to the server',
        columns: ['', 'before', 'today'],
        rows: [
          ['open the grading desk', '12 to 14', '3'],
          ['go on to the next student', '10', '1'],
        ],
      },
      {
        caption: 'What a person does for one student',
        columns: ['', 'pixels scrolled', 'clicks', 'keys'],
        rows: Object.entries(GRADING_EFFORT).flatMap(([way, { before, today }]) => [
          [`${way}, before`, ...eachStudent(before)],
          [`${way}, today`, ...eachStudent(today)],
        ]),
      },
    ],
  }),
};

function eachStudent({ pixels, clicks, keys }: GradingEffort): string[] {
  const perStudent = (number: number): string => (number / STUDENTS).toFixed(1).replace('.0', '');
  return [String(Math.round(pixels / STUDENTS)), perStudent(clicks), perStudent(keys)];
}
