// The settings of grading.
import { setting } from './setting-entry.ts';
import { MANUAL_GRADES, PENALTY, REMINDER_DAYS, YES_NO } from './setting-forms.ts';

export const GRADING_OPTION_ENTRIES = {
  questionByQuestionGrading: setting(YES_NO, {
    property: 'questionByQuestionGrading',
    fallback: false,
    audience: 'students',
    kind: 'grading',
    name: 'Question-by-question grading',
    sentenceName: 'the mode of grading',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'never',
    api: 'not-listed',
  }),
  giveStudentsComments: setting(YES_NO, {
    property: 'givesStudentsComments',
    fallback: false,
    audience: 'students',
    kind: 'grading',
    name: 'Comments for students',
    sentenceName: 'whether students read comments',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'when-off',
    api: 'not-listed',
  }),
  usesGradesForExams: setting(YES_NO, {
    property: 'usesGradesForExams',
    fallback: false,
    audience: 'students',
    kind: 'grading',
    name: 'Grades',
    sentenceName: 'whether there are grades',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'when-off',
    api: 'not-listed',
  }),
  numericVsLetterManualGrades: setting(MANUAL_GRADES, {
    property: 'manualGrades',
    fallback: 'Numeric',
    audience: 'students',
    kind: 'grading',
    name: 'Kind of grades',
    sentenceName: 'the kind of grades',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'never',
    api: 'not-listed',
  }),
  penaltyForUnansweredMCQ: setting(PENALTY, {
    property: 'penaltyForUnansweredChoice',
    fallback: 5,
    audience: 'students',
    kind: 'grading',
    name: 'Penalty for unanswered questions',
    sentenceName: 'the penalty for unanswered questions',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: ['dataText'],
    api: 'not-listed',
  }),
  penaltyForUnresolvedContradictions: setting(PENALTY, {
    property: 'penaltyForUnresolvedContradiction',
    fallback: 5,
    audience: 'students',
    kind: 'grading',
    name: 'Penalty for contradictions',
    sentenceName: 'the penalty for contradictions',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: ['dataText'],
    api: 'not-listed',
  }),
  isThereBoxForGradeAdjustment: setting(YES_NO, {
    property: 'hasGradeAdjustmentBox',
    fallback: true,
    audience: 'students',
    kind: 'grading',
    name: 'Box for grade adjustment',
    sentenceName: 'the box for grade adjustment',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'never',
    api: 'not-listed',
  }),
};

/** Not among the settings that every page of a course reads. */
export const COURSE_GRADE_ENTRIES = {
  courseGradeForStudents: setting(YES_NO, {
    property: 'isShown',
    fallback: false,
    audience: 'own-rule',
    kind: 'grading',
    name: 'Students see the course grade',
    sentenceName: 'whether students see the course grade',
    leavesCourse: 'as-record',
    changesWhatIsSeen: 'never',
    api: {
      contents: 'Yes if students see the course grade',
      audience: 'instructors and TAs; students if it is Yes',
    },
  }),
};

export const REMINDER_ENTRIES = {
  reminderDays: setting(REMINDER_DAYS, {
    property: 'days',
    fallback: 0,
    audience: 'staff',
    kind: 'grading',
    name: 'Reminders before due dates',
    sentenceName: 'the reminders before due dates',
    leavesCourse: 'as-record',
    changesWhatIsSeen: 'never',
    api: {
      contents:
        'how many days before a due date students are reminded of unanswered questions; `0` turns reminders off',
    },
  }),
};
