// Limits how much a course's design can contain: items of each kind, characters in all, and characters of its
// formulas (DSN-121, DSN-122, DSN-126).
import { settingForm, isDataType, type DataType } from '../design/data-types.ts';
import {
  DESIGN_FIELDS,
  designKeyText,
  type DesignItem,
  type DesignKey,
} from '../design/design-item.ts';

/** The most characters of all items together. The largest courses that we know have a tenth of it. */
export const DESIGN_CHARACTERS = 4_000_000;

/** The most characters of all formulas together: a person who opens the course waits until they are read. */
const FORMULAS_CHARACTERS = 200_000;

/** Additional characters for settings, so that a full course can still be run. */
const SETTINGS_CHARACTERS = 400_000;

interface KindLimit {
  readonly most: number;
  /** The word for several of them. */
  readonly many: string;
  /** A course from before the limit can have more: one for each item of this type. */
  readonly ofEach?: DataType;
}

const EVALUATIONS = 100;
const QUESTIONS = 2000;
const CLASS_DAYS = 500;

const KIND_LIMITS: Readonly<Partial<Record<DataType, KindLimit>>> = {
  question: { most: QUESTIONS, many: 'questions' },
  heldQuestion: { most: QUESTIONS, many: 'questions that are held back', ofEach: 'question' },
  questionCriteria: { most: QUESTIONS, many: 'questions with criteria', ofEach: 'question' },
  evaluation: { most: EVALUATIONS, many: 'evaluations' },
  evaluationCriteria: {
    most: EVALUATIONS,
    many: 'evaluations with criteria',
    ofEach: 'evaluation',
  },
  evaluationWeight: { most: EVALUATIONS, many: 'weights of evaluations', ofEach: 'evaluation' },
  handBackTime: { most: EVALUATIONS, many: 'times of handing back', ofEach: 'evaluation' },
  fairGrading: {
    most: EVALUATIONS,
    many: 'evaluations with blind or fair grading',
    ofEach: 'evaluation',
  },
  gradingDueDate: { most: EVALUATIONS, many: 'dates when grading is due', ofEach: 'evaluation' },
  sectionName: { most: 200, many: 'sections' },
  topic: { most: CLASS_DAYS, many: 'class days' },
  courseDate: { most: CLASS_DAYS, many: 'dates of class days', ofEach: 'topic' },
  noClass: { most: CLASS_DAYS, many: 'days without class' },
  syllabusLinkItem: { most: 2000, many: 'syllabus links' },
  thesis: { most: 500, many: 'theses' },
  persona: { most: 200, many: 'personas' },
};

/** Settings have one item each, and markers of the last visit one for each instructor. */
const SETTINGS: KindLimit = { most: 500, many: 'items of this kind' };

/** The types whose logic is a formula; the same field means other things for others. */
export const FORMULA_TYPES: ReadonlySet<string> = new Set<DataType>(['question', 'thesis']);

/** How many items of a kind a course can have. */
export function mostItems(dataType: DataType): number {
  return limitOf(dataType).most;
}

function limitOf(dataType: string): KindLimit {
  return (isDataType(dataType) ? KIND_LIMITS[dataType] : undefined) ?? SETTINGS;
}

/** The sentence for a course that already has all the items of a kind that it can have. */
export function fullKindSentence(dataType: string): string {
  const { most, many } = limitOf(dataType);
  return `A course can have up to ${inDigits(most)} ${many}. Delete some before you add more.`;
}

const FORMULAS_FULL = `The formulas of this course have reached their limit of ${inDigits(FORMULAS_CHARACTERS)} characters together. Shorten some, or put what they repeat into theses.`;

const FULL = `This course has reached its limit of ${inDigits(DESIGN_CHARACTERS)} characters. Shorten or delete something before you add more.`;

/** Written the same on every server and in every browser. */
function inDigits(number: number): string {
  return number.toLocaleString('en-US');
}

interface DesignSize {
  readonly characters: number;
  /** The characters of formulas among them. */
  readonly formulas: number;
  /** The number of items by dataType. */
  readonly counts: ReadonlyMap<string, number>;
}

/** How much a design contains. */
export function designSize(items: readonly DesignItem[]): DesignSize {
  const counts = new Map<string, number>();
  let characters = 0;
  let formulas = 0;
  for (const item of items) {
    counts.set(item.dataType, (counts.get(item.dataType) ?? 0) + 1);
    characters += charactersOf(item);
    formulas += formulaLength(item);
  }
  return { characters, formulas, counts };
}

function formulaLength(item: DesignItem | undefined): number {
  return item && FORMULA_TYPES.has(item.dataType) ? item.questionLogic.length : 0;
}

function charactersOf(item: DesignItem | undefined): number {
  return item ? DESIGN_FIELDS.reduce((sum, field) => sum + item[field].length, 0) : 0;
}

export interface SizedChange {
  /** What was stored under the keys of the change. */
  readonly stored: ReadonlyMap<string, DesignItem>;
  readonly upserts: readonly DesignItem[];
  readonly removed: readonly DesignItem[];
}

/** The growth of a design with a change: less than 0 where the change takes away. */
export function designGrowth({ stored, upserts, removed }: SizedChange): DesignSize {
  const before = designSize([
    ...upserts.flatMap((item) => stored.get(designKeyText(item)) ?? []),
    ...removed,
  ]);
  const after = designSize(upserts);
  const kinds = new Set([...before.counts.keys(), ...after.counts.keys()]);
  const added = (kind: string) => (after.counts.get(kind) ?? 0) - (before.counts.get(kind) ?? 0);
  return {
    characters: after.characters - before.characters,
    formulas: after.formulas - before.formulas,
    counts: new Map([...kinds].map((kind) => [kind, added(kind)])),
  };
}

/** Whether a design gets longer, or more of any kind: only then can a limit refuse a change. */
export function isGrowing({ characters, formulas, counts }: DesignSize): boolean {
  return characters > 0 || formulas > 0 || [...counts.values()].some((added) => added > 0);
}

/** A call can send thousands. */
const MOST_NAMED = 200;

export interface DesignLimitFault {
  readonly sentence: string;
  /** The first of the items that don't fit. */
  readonly items: readonly DesignKey[];
}

/**
 * The first items that don't fit into a design of this size; null when everything does. A change that makes it
 * smaller always fits.
 */
export function designLimitFault(size: DesignSize, change: SizedChange): DesignLimitFault | null {
  const growth = designGrowth(change);
  for (const [kind, added] of growth.counts) {
    if (added <= 0 || countAfter(kind, size, growth) <= roomFor(kind, size, growth)) continue;
    const isNew = (item: DesignItem) => !change.stored.has(designKeyText(item));
    const items = change.upserts.filter((item) => item.dataType === kind && isNew(item));
    return { sentence: fullKindSentence(kind), items: named(items) };
  }
  return (
    tooLong(size.characters + growth.characters, growth.characters, change) ??
    tooMuchLogic(size.formulas + growth.formulas, growth.formulas, change)
  );
}

function countAfter(kind: string, { counts }: DesignSize, growth: DesignSize): number {
  return (counts.get(kind) ?? 0) + (growth.counts.get(kind) ?? 0);
}

function roomFor(kind: string, size: DesignSize, growth: DesignSize): number {
  const { most, ofEach } = limitOf(kind);
  return ofEach === undefined ? most : Math.max(most, countAfter(ofEach, size, growth));
}

function tooLong(
  characters: number,
  added: number,
  { stored, upserts }: SizedChange,
): DesignLimitFault | null {
  const longer = upserts.filter(
    (item) => charactersOf(item) > charactersOf(stored.get(designKeyText(item))),
  );
  const room = longer.every(isSetting) ? SETTINGS_CHARACTERS : 0;
  if (added <= 0 || characters <= DESIGN_CHARACTERS + room) return null;
  return { sentence: FULL, items: named(longer) };
}

function tooMuchLogic(
  characters: number,
  added: number,
  { stored, upserts }: SizedChange,
): DesignLimitFault | null {
  if (added <= 0 || characters <= FORMULAS_CHARACTERS) return null;
  const longer = upserts.filter(
    (item) => formulaLength(item) > formulaLength(stored.get(designKeyText(item))),
  );
  return { sentence: FORMULAS_FULL, items: named(longer) };
}

function isSetting({ dataType }: DesignItem): boolean {
  return (
    limitOf(dataType) === SETTINGS && dataType !== 'faq' && settingForm(dataType) !== 'long-text'
  );
}

function named(items: readonly DesignItem[]): readonly DesignKey[] {
  return items.slice(0, MOST_NAMED).map(({ dataType, dataID }) => ({ dataType, dataID }));
}
