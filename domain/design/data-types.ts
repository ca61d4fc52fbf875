// The types of data that a course design can hold, and what is known about each (DSN-1). Pages of students load the
// entries of their settings and never this file, which has all of them.
import { BASICS_ENTRIES } from './registry/basics-entries.ts';
import { EVALUATION_ENTRIES } from './registry/evaluation-entries.ts';
import { COURSE_GRADE_ENTRIES, GRADING_OPTION_ENTRIES } from './registry/grading-option-entries.ts';
import { LAST_VISITED_ENTRIES, NEW_USER_ENTRIES } from './registry/person-entries.ts';
import { PROGRESS_ENTRIES } from './registry/progress-entries.ts';
import { QUESTION_ENTRIES } from './registry/question-entries.ts';
import { SCHEDULE_ENTRIES } from './registry/schedule-entries.ts';
import { DATE_GENERATOR_ENTRIES, REMINDER_ENTRIES } from './registry/staff-setting-entries.ts';
import type { TypeFacts } from './registry/type-facts.ts';

const ENTRIES = {
  ...BASICS_ENTRIES,
  ...SCHEDULE_ENTRIES,
  ...DATE_GENERATOR_ENTRIES,
  ...PROGRESS_ENTRIES,
  ...QUESTION_ENTRIES,
  ...EVALUATION_ENTRIES,
  ...GRADING_OPTION_ENTRIES,
  ...COURSE_GRADE_ENTRIES,
  ...REMINDER_ENTRIES,
  ...NEW_USER_ENTRIES,
  ...LAST_VISITED_ENTRIES,
};
export type DataType = keyof typeof ENTRIES;

/** What is known about each type. */
export const REGISTRY = ENTRIES satisfies Readonly<Record<DataType, TypeFacts>>;

export type SettingKind = Extract<
  (typeof REGISTRY)[DataType],
  { readonly form: object }
>['form']['kind'];

/** Whether the text names a type of data that a course design can hold. */
export function isDataType(text: string): text is DataType {
  return Object.hasOwn(REGISTRY, text);
}

export const DATA_TYPES: readonly DataType[] = Object.keys(REGISTRY).filter(isDataType);

/** What is known about a type; undefined for one that this version doesn't know. */
export function factsOf(dataType: string): TypeFacts | undefined {
  return isDataType(dataType) ? REGISTRY[dataType] : undefined;
}

/** The types whose facts meet a condition. */
export function typesWhere(holds: (facts: TypeFacts) => boolean): ReadonlySet<string> {
  return new Set(DATA_TYPES.filter((dataType) => holds(REGISTRY[dataType])));
}

/** The form in which a setting is stored; null for types that aren't settings. */
export function settingForm(dataType: string): SettingKind | null {
  if (!isDataType(dataType)) return null;
  const entry = REGISTRY[dataType];
  return 'form' in entry ? entry.form.kind : null;
}

/** The types that leave a fact to a rule of its own. */
export type OwnRuleType<Fact extends keyof TypeFacts> = {
  [Type in DataType]: (typeof REGISTRY)[Type] extends Readonly<Record<Fact, 'own-rule'>>
    ? Type
    : never;
}[DataType];

/** Whether a type leaves a fact to a rule of its own. */
export function hasOwnRule<Fact extends keyof TypeFacts>(
  dataType: DataType,
  fact: Fact,
): dataType is OwnRuleType<Fact> {
  const facts: TypeFacts = REGISTRY[dataType];
  return facts[fact] === 'own-rule';
}

/** The form for a new user, while it is being filled in. */
export const NEW_USER_TYPES: readonly DataType[] = DATA_TYPES.filter((dataType) =>
  Object.hasOwn(NEW_USER_ENTRIES, dataType),
);
