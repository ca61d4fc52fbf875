// What people call an item of the design in its history (HIS-7).
import { quotedText } from '../base/quoted-text.ts';
import type { DataType } from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';

const SETTINGS: Partial<Record<DataType, string>> = {
  courseTitle: 'Course title',
  instructorName: 'Name of the instructor',
  areThereTAs: 'Whether there are TAs',
  courseUsesGrading: 'Whether the course uses grading',
  hasCourseDescription: 'Whether there is a description',
  hasSyllabus: 'Whether there is a syllabus',
  hasFAQ: 'Whether there is an FAQ',
  hasRubric: 'Whether there is a rubric',
  hasContradictionItems: 'Whether there are contradictions',
  courseDescription: 'Course description',
  faq: 'FAQ',
  rubric: 'Rubric',
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
  usesGradesForExams: 'Whether there are grades',
  questionByQuestionGrading: 'Question-by-question grading',
  numericVsLetterManualGrades: 'Kind of grades',
  giveStudentsComments: 'Whether students read comments',
  isThereBoxForGradeAdjustment: 'Box for grade adjustment',
  reminderDays: 'Reminders before due dates',
  penaltyForUnansweredMCQ: 'Penalty for unanswered questions',
  penaltyForUnresolvedContradictions: 'Penalty for contradictions',
  courseGradeForStudents: 'Whether students see the course grade',
  askingDays: 'Days in which students can ask about a grade',
};

const NAMED: Partial<Record<DataType, string>> = {
  sectionName: 'Section',
  topic: 'Topic',
  courseDate: 'Class date',
  thesis: 'Thesis',
  evaluation: 'Evaluation',
  persona: 'Persona',
};

/** 'Question dou03', 'Topic “Here is one hand”', 'Course title'. */
export function changedItemName(item: DesignItem): string {
  if (item.dataType === 'question') return `Question ${item.dataID}`;
  if (item.dataType === 'heldQuestion') return `Question ${item.dataID}`;
  if (item.dataType === 'handBackTime') return 'Time of a hand back';
  if (item.dataType === 'fairGrading') return 'Blind and fair grading of an evaluation';
  if (item.dataType === 'questionCriteria') return `Criteria of question ${item.dataID}`;
  if (item.dataType === 'evaluationCriteria') return 'Criteria of an evaluation';
  if (item.dataType === 'evaluationWeight') return 'Weight of an evaluation';
  if (item.dataType === 'gradingDueDate') return 'Date by which grading should be done';
  if (item.dataType === 'noClass') return `Days without class ${quotedText(item.dataText)}`;
  if (item.dataType === 'syllabusLinkItem') {
    return `Syllabus link ${quotedText(item.questionOptions || item.questionLogic)}`;
  }
  const kind: string | undefined = Reflect.get(NAMED, item.dataType);
  if (kind !== undefined) return `${kind} ${quotedText(item.dataText || item.dataID)}`;
  return Reflect.get(SETTINGS, item.dataType) ?? 'A setting';
}
