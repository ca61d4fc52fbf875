// The small course of the grading desk in component tests.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';

const today = localDate(Date.now(), DEFAULT_TIME_ZONE);
const due = addDays(today, -25);
export const deskDates = { due, blame: addDays(today, -2) } as const;
export const deskQuestions = {
  clash: 'You might be dreaming, and yet you are certain of what you see.',
  doubt: 'Could you be dreaming now?',
  dream: 'You might be dreaming. What, then, do you know about your room?',
  certain: 'What are you certain of?',
  clock: 'A stopped clock shows the right time. Do you know what time it is?',
  belief: 'What separates knowledge from a lucky guess?',
  /** Of a class day that opened after the work was due. */
  blame: 'Whom do you blame, and for what?',
} as const;

export type DeskQuestion = keyof typeof deskQuestions;

/** The essays of the evaluation, in order. The first one shows to those who doubt, the last one to nobody yet. */
export const deskEssays = ['dream', 'clock', 'belief', 'blame'] as const;

/** Grades one essay for everyone before the next. */
export const byQuestion = designItem({
  dataType: 'fairGrading',
  dataID: 'FIRST',
  dataText: 'byQuestion',
});

const COURSE: Readonly<Record<string, string>> = {
  courseUsesGrading: 'Yes',
  usesGradesForExams: 'Yes',
  questionByQuestionGrading: 'Yes',
  giveStudentsComments: 'Yes',
  hasContradictionItems: 'Yes',
  isThereBoxForGradeAdjustment: 'Yes',
  usesAutomaticProgress: 'Yes',
};

function question(dataID: DeskQuestion, topic: string, index: number, more: Partial<DesignItem>) {
  return designItem({
    dataType: 'question',
    dataID,
    dataText: deskQuestions[dataID],
    dataIndex: String(index),
    questionCourseDate: topic,
    questionType: 'LongAnswer',
    ...more,
  });
}

function day(dataID: string, index: number, dataText: string, date: IsoDate): DesignItem[] {
  const dataIndex = String(index);
  return [
    designItem({ dataType: 'topic', dataID, dataText, dataIndex, questionOptions: 'yes' }),
    designItem({ dataType: 'courseDate', dataID: `on-${dataID}`, dataIndex, questionLogic: date }),
  ];
}

export function deskDesign(settings: Readonly<Record<string, string>>): readonly DesignItem[] {
  return [
    ...Object.entries({ ...COURSE, ...settings }).map(([dataType, dataText]) =>
      designItem({ dataType, dataID: '1', dataText }),
    ),
    designItem({
      dataType: 'timeToShowNewContent',
      dataID: '1',
      dataText: '01:00',
      questionOptions: 'AM',
    }),
    designItem({
      dataType: 'sectionName',
      dataID: 'knowledge',
      dataText: 'Knowledge and Doubt',
      dataIndex: '1',
    }),
    ...day('dreams', 2, 'Dreams and demons', addDays(today, -40)),
    ...day('clocks', 3, 'The stopped clock', addDays(today, -33)),
    ...day('guilt', 4, 'Praise and blame', deskDates.blame),
    question('clash', 'dreams', 1, {
      questionType: 'Contradiction',
      questionLogic: '(Sceptic) & (certain, 2)',
    }),
    question('doubt', 'dreams', 2, {
      questionType: 'Radio',
      questionOptions: 'Yes, nothing could tell me otherwise.|||No.',
    }),
    question('dream', 'dreams', 3, { questionLogic: '(doubt, 1)' }),
    question('certain', 'clocks', 1, {
      questionType: 'Checkbox',
      questionOptions: 'That I think|||What I see|||Sums',
    }),
    question('clock', 'clocks', 2, {}),
    question('belief', 'clocks', 3, {}),
    question('blame', 'guilt', 1, {}),
    designItem({
      dataType: 'thesis',
      dataID: 'sceptic',
      dataText: 'Sceptic',
      questionLogic: '(doubt, 1)',
      questionOptions: 'Nothing rules out that this is a dream.',
    }),
    designItem({
      dataType: 'evaluation',
      dataID: 'FIRST',
      dataText: 'First paper',
      questionOptions: 'knowledge',
      questionLogic: 'ungraded',
      questionCourseDate: due,
    }),
  ];
}

/** Another evaluation of the same section. */
export const secondPaper = designItem({
  dataType: 'evaluation',
  dataID: 'SECOND',
  dataText: 'Second paper',
  questionOptions: 'knowledge',
  questionLogic: 'ungraded',
});
