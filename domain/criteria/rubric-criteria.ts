// The criteria in the tables of a rubric: rows are criteria and columns levels, or the other way round (CRT-3 to CRT-5).
import { withoutBeginning, withoutEnd } from '../base/text-ends.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import {
  CRITERIA_LIMITS,
  readPoints,
  type CriteriaTable,
  type Criterion,
} from './criteria-table.ts';
import { markdownTables, type MarkdownTable } from './markdown-tables.ts';

type RubricFault = 'no-table' | 'no-points' | 'too-large';

export interface RubricCriteria {
  /** The heading above the table in the rubric; '' for none. */
  readonly heading: string;
  readonly table: CriteriaTable;
}

/**
 * The tables of a rubric that can be used for grading. A criterion or level whose name is also in the current table
 * keeps its ID, so that levels chosen already stay chosen.
 */
export function rubricCriteria(
  rubric: string,
  current: CriteriaTable,
  newId: () => string,
): Result<readonly RubricCriteria[], RubricFault> {
  const found = markdownTables(rubric).map(({ heading, ...table }) => ({
    heading,
    read: readRubricTable(table),
  }));
  const usable = found.flatMap(({ heading, read }) =>
    read.ok ? [{ heading, table: identified(read.value, current, newId) }] : [],
  );
  if (usable.length > 0) return accept(usable);
  const fault = found.find(({ read }) => !read.ok)?.read;
  return refuse(fault && !fault.ok ? fault.reason : 'no-table');
}

/** The sentence for a rubric without a usable table. */
export function rubricFaultSentence(fault: RubricFault): string {
  switch (fault) {
    case 'no-table':
      return 'The rubric has no table. Add one under General, Rubric, or choose “Make a table”.';
    case 'no-points':
      return 'The rubric’s table doesn’t give points for every level. Add them in brackets, such as “Good (3)”.';
    case 'too-large':
      return `The rubric’s table is too large: at most ${CRITERIA_LIMITS.criteria} criteria with ${CRITERIA_LIMITS.levels} levels each.`;
  }
}

interface DraftLevel {
  readonly name: string;
  readonly points: number;
  readonly description: string;
}

interface DraftCriterion {
  readonly name: string;
  readonly levels: readonly DraftLevel[];
}

type Cells = Pick<MarkdownTable, 'head' | 'rows'>;

function readRubricTable(cells: Cells): Result<readonly DraftCriterion[], RubricFault> {
  const [, ...heads] = cells.head;
  const isTurned =
    heads.every((head) => labelOf(head).points === null) &&
    cells.rows.length > 0 &&
    cells.rows.every(([first = '']) => labelOf(first).points !== null);
  const drafts = draftsOf(isTurned ? turned(cells) : cells);
  if (drafts === null) return refuse('no-points');
  if (drafts.length === 0) return refuse('no-table');
  const isLarge =
    drafts.length > CRITERIA_LIMITS.criteria ||
    drafts.some(({ levels }) => levels.length > CRITERIA_LIMITS.levels);
  return isLarge ? refuse('too-large') : accept(drafts);
}

/** A criterion for each row; null when a cell with words has points neither in it nor in the head of its column. */
function draftsOf({ head, rows }: Cells): readonly DraftCriterion[] | null {
  const heads = head.slice(1).map(labelOf);
  let hasGap = false;
  const drafts = rows.flatMap(([name = '', ...cells]) => {
    const levels = cells.flatMap((cell, index) => {
      const label = heads[index] ?? { name: '', points: null };
      const own = describedPoints(cell);
      // An empty cell is a level that this criterion doesn't have, unless the head alone says everything.
      if (cell === '' && cells.some((other) => other !== '')) return [];
      const points = own.points ?? label.points;
      if (points === null) hasGap = true;
      return points === null
        ? []
        : [{ name: cut(label.name, 'name'), points, description: own.text }];
    });
    return name === '' || levels.length === 0 ? [] : [{ name: cut(name, 'name'), levels }];
  });
  return hasGap ? null : drafts;
}

/** Rows and columns exchanged. */
function turned({ head, rows }: Cells): Cells {
  return {
    head: [head[0] ?? '', ...rows.map(([first = '']) => first)],
    rows: head.slice(1).map((name, index) => [name, ...rows.map((row) => row[index + 1] ?? '')]),
  };
}

const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?\s?(?:-|–|—|to)\s?)?(\d{1,4}(?:[.,]\d{1,2})?)`;
const UNIT = String.raw`(?:points?|pts?\.?)`;
/** Points in brackets, or with their unit, at the end or at the beginning. A range counts by its upper end. */
const MARKED: readonly RegExp[] = [
  new RegExp(String.raw`^(.*?)[([]\s?${NUMBER}\s?${UNIT}?\s?[)\]]$`, 'iu'),
  new RegExp(String.raw`^(.*?)\b${NUMBER}\s?${UNIT}$`, 'iu'),
  new RegExp(String.raw`^()${NUMBER}\s?${UNIT}(.*)$`, 'iu'),
  new RegExp(String.raw`^()[([]\s?${NUMBER}\s?${UNIT}?\s?[)\]](.*)$`, 'iu'),
];
/** In the name of a level, a plain number at the end or at the beginning is its points. */
const PLAIN: readonly RegExp[] = [
  new RegExp(String.raw`^(.*?)\b${NUMBER}$`, 'iu'),
  new RegExp(String.raw`^()${NUMBER}\s?[:=–—-](.*)$`, 'iu'),
];

/** What people write between the words and the points. */
const BETWEEN = ' :=.,–—-';

interface Pointed {
  readonly text: string;
  readonly points: number | null;
}

function pointed(text: string, shapes: readonly RegExp[]): Pointed {
  for (const shape of shapes) {
    const [, before = '', number = '', after = ''] = shape.exec(text) ?? [];
    const points = number === '' ? null : readPoints(number);
    const words = withoutEnd(before, BETWEEN) || withoutBeginning(after, BETWEEN);
    if (points !== null) return { text: words.trim(), points };
  }
  return { text, points: null };
}

function labelOf(text: string): { readonly name: string; readonly points: number | null } {
  const { text: name, points } = pointed(text, [...MARKED, ...PLAIN]);
  if (points === null) return { name, points };
  // 'Below 5' is a name, and its best work has 4 points.
  if (/^(?:below|under|less than|<)$/iu.test(name)) {
    return { name: text, points: Math.max(0, points - 1) };
  }
  // '9–10' says more than '10 points'.
  return { name: name === '' && /\d\D+\d/u.test(text) ? text : name, points };
}

function describedPoints(cell: string): Pointed {
  const { text, points } = pointed(cell, MARKED);
  // A cell such as '4' is all points.
  const alone = points === null && /^[\d.,]+$/u.test(cell) ? readPoints(cell) : null;
  return alone === null ? { text: cut(text, 'description'), points } : { text: '', points: alone };
}

function cut(text: string, limit: 'name' | 'description'): string {
  return text.slice(0, CRITERIA_LIMITS[limit]);
}

function identified(
  drafts: readonly DraftCriterion[],
  current: CriteriaTable,
  newId: () => string,
): CriteriaTable {
  const used = new Set<string>();
  return drafts.map(({ name, levels }): Criterion => {
    const existing = current.find((each) => each.name.trim() === name && !used.has(each.id));
    const id = existing?.id ?? newId();
    used.add(id);
    const taken = new Set<string>();
    return {
      id,
      name,
      levels: levels.map((level) => {
        const same = existing?.levels.find(
          (each) => each.name.trim() === level.name && !taken.has(each.id),
        );
        const levelId = same?.id ?? newId();
        taken.add(levelId);
        return { id: levelId, ...level };
      }),
    };
  });
}
