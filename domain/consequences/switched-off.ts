// Describes what happens to texts, grades and comments when the flag of their part is switched off (GRD-84).
import { countedNoun } from '../base/counted-noun.ts';
import { COURSE_SETTING_ENTRIES } from '../design/course-settings.ts';
import { countWords } from '../word-counts/word-count.ts';
import type { CourseModel } from '../course/course-model.ts';

interface Sides {
  readonly before: CourseModel;
  readonly after: CourseModel;
}

export const SWITCHED_PARTS = [
  'description',
  'faq',
  'rubric',
  'contradictions',
  'contradiction-counts',
  'comments',
  'answer-comments',
  'grades',
  'criteria-levels',
] as const;
type SwitchedPart = (typeof SWITCHED_PARTS)[number];

/** How many values the switched-off part has: words of a text, entries, items or stored records. */
export interface SwitchedOff {
  readonly part: SwitchedPart;
  readonly values: number;
}

/** How many records with a value a course has stored, of each kind that a flag can withhold. */
export interface StoredValues {
  readonly comments: number;
  /** Comments on passages, and on single answers. */
  readonly answerComments: number;
  readonly grades: number;
  /** Questions of students, or exams, for which levels of criteria were chosen. */
  readonly criteriaLevels: number;
  /** Counts of unresolved contradictions above 0. */
  readonly contradictionCounts: number;
}

/** The settings that hide something when they are switched off. */
type HidingFlag = Extract<
  (typeof COURSE_SETTING_ENTRIES)[keyof typeof COURSE_SETTING_ENTRIES],
  { readonly changesWhatIsSeen: 'when-off' }
>['property'];

const PARTS_OF: Readonly<
  Record<HidingFlag | 'hasContradictionItems', readonly [SwitchedPart, ...SwitchedPart[]]>
> = {
  hasDescription: ['description'],
  hasFaq: ['faq'],
  hasRubric: ['rubric'],
  hasContradictionItems: ['contradictions', 'contradiction-counts'],
  givesStudentsComments: ['comments', 'answer-comments'],
  usesGradesForExams: ['grades', 'criteria-levels'],
};

/** Whether stored values of the class must be counted. */
export function asksForStoredValues(edit: Sides): boolean {
  return partsOff(edit).some(
    (part) => part !== 'description' && part !== 'faq' && part !== 'rubric',
  );
}

/** The parts that an edit switches off and that have values. */
export function switchedOff(edit: Sides, stored: StoredValues): readonly SwitchedOff[] {
  return partsOff(edit)
    .map((part) => ({ part, values: valuesOf(part, edit.before, stored) }))
    .filter(({ values }) => values > 0);
}

function partsOff({ before, after }: Sides): readonly SwitchedPart[] {
  const off = Object.values(COURSE_SETTING_ENTRIES)
    .map(({ property }) => property)
    .filter(isHidingFlag)
    .filter((flag) => before.settings[flag] && !after.settings[flag]);
  const parts = new Set(off.flatMap((flag) => PARTS_OF[flag]));
  return SWITCHED_PARTS.filter((part) => parts.has(part));
}

function isHidingFlag(property: string): property is keyof typeof PARTS_OF {
  return Object.hasOwn(PARTS_OF, property);
}

function valuesOf(
  part: SwitchedPart,
  { settings, faq, questions }: CourseModel,
  stored: StoredValues,
): number {
  switch (part) {
    case 'description':
      return countWords(settings.description);
    case 'faq':
      return faq.state === 'readable' ? faq.entries.length : 0;
    case 'rubric':
      return countWords(settings.rubric);
    case 'contradictions':
      return questions.filter(({ type }) => type === 'Contradiction').length;
    case 'contradiction-counts':
      return stored.contradictionCounts;
    case 'comments':
      return stored.comments;
    case 'answer-comments':
      return stored.answerComments;
    case 'grades':
      return stored.grades;
    case 'criteria-levels':
      return stored.criteriaLevels;
  }
}

/** How many values there are, and what happens to them. */
export function switchedOffSentence({ part, values }: SwitchedOff): string {
  const [stays, they, them] = values === 1 ? ['stays', 'it', 'it'] : ['stay', 'they', 'them'];
  switch (part) {
    case 'description':
      return `The course description (${countedNoun(values, 'word')}) stays saved, but only instructors and TAs can see it.`;
    case 'faq':
      return `${entries(values)} of the FAQ ${stays} saved, but students no longer see ${them}.`;
    case 'rubric':
      return `The rubric (${countedNoun(values, 'word')}) stays saved, but students no longer see it.`;
    case 'contradictions':
      return `${countedNoun(values, 'contradiction item')} ${stays} saved, but students no longer see ${them}, and ${they} no longer ${values === 1 ? 'counts' : 'count'}.`;
    case 'contradiction-counts':
      return `${countedNoun(values, 'count')} of unresolved contradictions ${stays} saved, but no points are taken off for ${them}.`;
    case 'comments':
      return `${countedNoun(values, 'comment')} ${stays} saved for graders, but students no longer see ${them}, even in work that is handed back.`;
    case 'answer-comments':
      return `${countedNoun(values, 'comment')} on single answers and their passages ${stays} saved for graders, but students no longer see ${them}.`;
    case 'criteria-levels':
      return `The levels of criteria chosen for ${countedNoun(values, 'grade')} stay saved, but students and graders no longer see them.`;
    case 'grades':
      return `${countedNoun(values, 'grade')} ${stays} saved, but students and graders no longer see ${them}.`;
  }
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`;
}
