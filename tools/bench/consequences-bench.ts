// The section on edits: the cost of computing the consequences for a whole class on the server's own thread.
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import {
  designConsequences,
  neededAnswers,
} from '@elenchus/domain/consequences/design-consequences.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { ClassPlan } from '../../server/features/consequences/class-on-dates.ts';
import type { PeopleAlike } from '../../server/store/class/class-answers-store.ts';
import { largeDesign, largeQuestions, type LargeQuestion } from '../../demo/large-design.ts';
import { timeText, type BenchReport, type BenchSection } from './bench-section.ts';
import { cpuMicroseconds } from './measure-cpu.ts';
import { seededRandom } from './seeded-random.ts';

const size = { questions: 500, weeks: 14 };
const students = 2000;
// After the last class day: every question is open.
const nowEpochMs = Date.UTC(2026, 5, 1);

export const consequencesBench: BenchSection = { name: 'consequences', run: runConsequencesBench };

/** Measures the edit of one formula, and an edit that hides every question from everyone. */
function runConsequencesBench(): BenchReport {
  const questions = largeQuestions(size);
  const items = largeDesign(size, questions);
  const rows = classAnswers(questions);
  const index = items.findIndex(
    ({ dataType, questionLogic }) => dataType === 'question' && questionLogic !== '',
  );
  const oneFormula = items.map((item, at) =>
    at === index ? { ...item, questionLogic: '' } : item,
  );
  const noDay = items.map((item) =>
    item.dataType === 'usesAutomaticProgress' ? { ...item, dataText: 'No' } : item,
  );
  return {
    heading: 'Consequences of an edit',
    paragraphs: [
      `A class of ${students.toLocaleString('en-US')} and ${size.questions} questions, all answered and all open. The time is that of the server's thread: reading the changed course, turning the rows of the database into bits, and comparing everyone before and after the edit, now and on the due date. The database groups people with the same answers in its own thread or process. It reads only answers that the edit can affect.`,
    ],
    tables: [
      {
        caption: 'What an edit does to the class',
        columns: ['edit', 'questions whose answers are read', 'processor time'],
        rows: [
          ['the condition of one question', ...measured(items, oneFormula, rows)],
          [
            'no current day: every question disappears for everyone',
            ...measured(items, noDay, rows),
          ],
        ],
      },
    ],
  };
}

function measured(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
  rows: readonly PeopleAlike[],
): readonly [string, string] {
  const people = {
    students: Array.from({ length: students }, (_, index) => ({ usernameKey: `student${index}` })),
    hasAnswers: [1],
    customDueDates: [],
    graded: [],
  };
  const course = readCourse(before);
  let read = 0;
  const microseconds = cpuMicroseconds(() => {
    const edit = { before: course, after: readCourse(after), nowEpochMs };
    const plan = new ClassPlan(edit, people);
    const needed = new Set(neededAnswers(edit, plan.dates).questionIds);
    read = needed.size;
    const present = rows.filter(({ questionID }) => needed.has(questionID));
    const groups = present.map((group) => plan.grouped(group));
    return designConsequences(edit, plan.input(groups, { onDates: [], onCustomDates: [] }));
  });
  return [String(read), timeText(microseconds)];
}

/** Everyone answers every question: a random choice, or an essay, which is only checked for being there. */
function classAnswers(questions: readonly LargeQuestion[]): readonly PeopleAlike[] {
  const random = seededRandom(11);
  return questions.flatMap(({ id, options }) => {
    const names = new Map<string, string[]>();
    for (let student = 0; student < students; student += 1) {
      const text = options.length > 0 ? String(1 + random.below(options.length)) : 'x';
      const group = names.get(text) ?? [];
      names.set(text, group);
      group.push(`student${student}`);
    }
    return [...names].map(([text, group]) => ({
      questionID: id,
      text,
      usernameKeys: group.join('\n'),
    }));
  });
}
