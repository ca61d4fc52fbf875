// What an item of the design is called in messages.
import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { readCriteriaTable } from '@elenchus/domain/criteria/criteria-table.ts';
import { tableWords } from '@elenchus/domain/criteria/criteria-words.ts';
import type { DataType } from '@elenchus/domain/design/data-types.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { evaluationName, readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { splitOptions } from '@elenchus/domain/questions/option-text.ts';
import { readKeyText } from '../../saving/design/design-entry.ts';

const NAMES: Partial<Record<DataType, string>> = {
  courseTitle: 'the course title',
  instructorName: 'the name of the instructor',
  areThereTAs: 'whether there are TAs',
  courseUsesGrading: 'whether the course uses grading',
  hasCourseDescription: 'whether there is a description',
  hasSyllabus: 'whether there is a syllabus',
  hasFAQ: 'whether there is an FAQ',
  hasRubric: 'whether there is a rubric',
  hasContradictionItems: 'whether there are contradiction items',
  courseDescription: 'the course description',
  faq: 'the FAQ',
  rubric: 'the rubric',
  rubricWhereToShow: 'where the rubric shows',
  courseTimeZone: 'the time zone',
  startDate: 'the first day',
  endDate: 'the last day',
  usesAutomaticProgress: 'how the course moves on',
  usesGradesForExams: 'whether there are grades',
  questionByQuestionGrading: 'the mode of grading',
  numericVsLetterManualGrades: 'the kind of grades',
  giveStudentsComments: 'whether students read comments',
  isThereBoxForGradeAdjustment: 'the box for grade adjustment',
  reminderDays: 'the reminders before due dates',
  penaltyForUnansweredMCQ: 'the penalty for unanswered questions',
  penaltyForUnresolvedContradictions: 'the penalty for contradictions',
  askingDays: 'the days in which students can ask about a grade',
  timeToShowNewContent: 'the time of new content',
  currentCourseDate: 'the current class day',
  evaluationCriteria: 'the criteria of an evaluation',
  questionCriteria: 'the criteria of a question',
  evaluationWeight: 'the weight of an evaluation',
  courseGradeForStudents: 'whether students see the course grade',
  fairGrading: 'blind and fair grading of an evaluation',
  gradingDueDate: 'the date by which grading should be done',
  unwrittenEssays: 'what happens to essays left empty',
};

const KINDS: Partial<Record<DataType, string>> = {
  sectionName: 'the section',
  topic: 'the class day',
  courseDate: 'the date',
  syllabusLinkItem: 'a link of kind',
  question: 'the question',
  heldQuestion: 'the hold on question',
  thesis: 'the thesis',
  evaluation: 'the evaluation',
  persona: 'the persona',
  noClass: 'the days without class',
};

/** People name them; their IDs say nothing. */
const WITH_NAMES: ReadonlySet<string> = new Set([
  'sectionName',
  'topic',
  'thesis',
  'evaluation',
  'persona',
]);

const LONGEST = 40;

/** 'the section “Mind and Body”', or whatever else identifies the item. */
export function itemName(key: string, item: DesignItem | null | undefined): string {
  const { dataType, dataID } = readKeyText(key);
  const kind: string | undefined = Reflect.get(KINDS, dataType);
  if (kind === undefined) return Reflect.get(NAMES, dataType) ?? 'a setting';
  const named = item?.dataText.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (named === '' && WITH_NAMES.has(dataType)) return item ? `${kind} without a name` : kind;
  const text = named || dataID;
  return `${kind} “${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;
}

/** The text that a person wrote in an item, as shown to the person who lost it. */
export function itemContent(item: DesignItem): string {
  if (item.dataType.endsWith('Criteria')) {
    const table = readCriteriaTable(item.dataText);
    if (table.ok) return tableWords(table.value) || '(empty)';
  }
  if (item.dataType !== 'evaluation') return writtenLines(item).join('\n') || '(empty)';
  const evaluation = readEvaluation(item);
  const { dueDate, sectionIds, handedBack } = evaluation;
  return [
    evaluationName(evaluation),
    dueDate ? `due ${dueCardLabel(dueDate)}` : 'no due date',
    sectionIds.length === 1 ? '1 section' : `${sectionIds.length} sections`,
    handedBack ? 'handed back' : 'not handed back',
  ].join(', ');
}

/** The texts of an item that people write, one below the other. */
function writtenLines(item: DesignItem): readonly string[] {
  const { dataText, questionOptions, questionLogic } = item;
  const logic = questionLogic === '' ? '' : `Logic: ${questionLogic}`;
  const lines: Partial<Record<string, readonly string[]>> = {
    question: [
      dataText,
      ...splitOptions(questionOptions).map((option, place) => `${place + 1}. ${option}`),
      logic,
    ],
    thesis: [dataText, logic, questionOptions],
    syllabusLinkItem: [dataText, questionOptions, questionLogic],
  };
  return (lines[item.dataType] ?? [dataText]).filter((line) => line !== '');
}

/** The sentence about items that undo or redo didn't touch; empty where there are none. */
export function leftAlone(names: readonly string[]): string {
  return names.length > 0
    ? ` Left alone, because someone else changed it since: ${names.join(', ')}.`
    : '';
}
