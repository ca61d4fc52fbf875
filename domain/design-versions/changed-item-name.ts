// What people call an item of the design in its history (HIS-7).
import { quotedText } from '../base/quoted-text.ts';
import type { DataType } from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';
import { evaluationName, readEvaluation } from '../grading/evaluation.ts';

const TEXTS: Partial<Record<DataType, string>> = {
  courseTitle: 'Course title',
  instructorName: 'Name of the instructor',
  courseDescription: 'Course description',
  faq: 'FAQ',
  rubric: 'Rubric',
};

/** As the screens call them. The three in brackets share their names with the texts that they turn on. */
const CHOICES: Partial<Record<DataType, string>> = {
  areThereTAs: 'Teaching assistants',
  courseUsesGrading: 'Grading',
  hasCourseDescription: 'Course description (on or off)',
  hasSyllabus: 'Syllabus',
  hasFAQ: 'FAQ (on or off)',
  hasRubric: 'Rubric (on or off)',
  hasContradictionItems: 'Contradiction items',
  rubricWhereToShow: 'Where the rubric shows',
  courseTimeZone: 'Time zone',
  startDate: 'First day of classes',
  endDate: 'Last day of classes',
  initialDatesGenerator: 'Date generator',
  meetsOnMonday: 'Class on Mondays',
  meetsOnTuesday: 'Class on Tuesdays',
  meetsOnWednesday: 'Class on Wednesdays',
  meetsOnThursday: 'Class on Thursdays',
  meetsOnFriday: 'Class on Fridays',
  usesAutomaticProgress: 'Automatic course progress',
  timeToShowNewContent: 'Time of new content',
  currentCourseDate: 'Current class day',
  usesGradesForExams: 'Grades',
  questionByQuestionGrading: 'Question-by-question grading',
  numericVsLetterManualGrades: 'Kind of grades',
  giveStudentsComments: 'Comments for students',
  isThereBoxForGradeAdjustment: 'Box for grade adjustment',
  reminderDays: 'Reminders before due dates',
  penaltyForUnansweredMCQ: 'Penalty for unanswered questions',
  penaltyForUnresolvedContradictions: 'Penalty for contradictions',
  courseGradeForStudents: 'Students see the course grade',
};

const SETTINGS = { ...TEXTS, ...CHOICES };

/** What belongs to an evaluation and has its ID. */
const OF_EVALUATION: Partial<Record<DataType, string>> = {
  evaluationWeight: 'Weight of',
  evaluationCriteria: 'Criteria of',
  fairGrading: 'Blind and fair grading of',
  gradingDueDate: 'Grading due for',
  unwrittenEssays: 'Essays left empty in',
  askingDays: 'Days to ask about grades of',
};

const NAMED: Partial<Record<DataType, string>> = {
  sectionName: 'Section',
  topic: 'Topic',
  courseDate: 'Class date',
  thesis: 'Thesis',
  evaluation: 'Evaluation',
  persona: 'Persona',
};

/** Whether an item is a choice that has a default: without the item, the default applies. */
export function isCourseChoice({ dataType }: Pick<DesignItem, 'dataType'>): boolean {
  return Object.hasOwn(CHOICES, dataType);
}

/** 'Question dou03', 'Topic “Here is one hand”', 'Weight of “Midterm”'. The design has the evaluations. */
export function changedItemName(item: DesignItem, design: readonly DesignItem[]): string {
  if (item.dataType === 'question') return `Question ${item.dataID}`;
  if (item.dataType === 'heldQuestion') return `Question ${item.dataID}`;
  if (item.dataType === 'handBackTime') return 'Time of a hand back';
  if (item.dataType === 'questionCriteria') return `Criteria of question ${item.dataID}`;
  if (item.dataType === 'noClass') return `Days without class ${quotedText(item.dataText)}`;
  if (item.dataType === 'syllabusLinkItem') {
    return `Syllabus link ${quotedText(item.questionOptions || item.questionLogic)}`;
  }
  const kind: string | undefined = Reflect.get(NAMED, item.dataType);
  if (kind !== undefined) return namedItem(kind, item.dataText);
  const part: string | undefined = Reflect.get(OF_EVALUATION, item.dataType);
  if (part !== undefined) return `${part} ${nameOfEvaluation(item.dataID, design)}`;
  return Reflect.get(SETTINGS, item.dataType) ?? 'A setting';
}

function namedItem(kind: string, name: string): string {
  // An ID that nobody chose says nothing.
  return name.trim() === '' ? `Unnamed ${kind.toLowerCase()}` : `${kind} ${quotedText(name)}`;
}

function nameOfEvaluation(id: string, design: readonly DesignItem[]): string {
  const found = design.find(({ dataType, dataID }) => dataType === 'evaluation' && dataID === id);
  return found ? quotedText(evaluationName(readEvaluation(found))) : 'an evaluation';
}
