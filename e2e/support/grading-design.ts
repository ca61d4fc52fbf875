// A course to be graded: two papers, essays, choices, a contradiction, and days around the current one.
import { addDays, shortDateLabel } from '@elenchus/domain/base/calendar.ts';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';

/** Days before today: when each class day was, and when each paper was due. */
export const daysAgo = {
  dreams: 40,
  clocks: 33,
  firstPaper: 25,
  otherwise: 21,
  secondPaper: 7,
  /** After the second paper was due, in its section. */
  blame: 2,
} as const;

/** The texts by which a journey finds the questions. */
export const gradedQuestions = {
  doubt: 'Could you be dreaming now?',
  dream: 'You might be dreaming.\nWhat, then, do you know about your room?',
  contradiction: 'You might be dreaming, and yet you are certain of what you see.',
  certain: 'What are you certain of?',
  clock: 'A stopped clock shows the right time. Do you know what time it is?',
  belief: 'What separates knowledge from a lucky guess?',
  free: 'Could you have done otherwise?',
  decision: 'Describe a decision of your own.',
  blame: 'Whom do you blame, and for what?',
} as const;

type GradedQuestion = keyof typeof gradedQuestions;

/** Every item of the course on a day. */
export function gradingDesign(today: IsoDate): readonly DesignItem[] {
  return [...settings(), ...schedule(today), ...questions(), ...evaluations(today)];
}

function setting(dataType: string, dataText: string, dataID = '1'): DesignItem {
  return designItem({ dataType, dataID, dataText });
}

function settings(): readonly DesignItem[] {
  const flags = [
    'areThereTAs',
    'courseUsesGrading',
    'usesGradesForExams',
    'questionByQuestionGrading',
    'giveStudentsComments',
    'hasContradictionItems',
    'isThereBoxForGradeAdjustment',
    'usesAutomaticProgress',
  ];
  return [
    setting('courseTitle', 'Introduction to Philosophy', '0'),
    ...flags.map((flag) => setting(flag, 'Yes')),
    setting('penaltyForUnansweredMCQ', '5'),
    setting('penaltyForUnresolvedContradictions', '2'),
    { ...setting('timeToShowNewContent', '01:00'), questionOptions: 'AM' },
  ];
}

function section(dataID: string, index: number, dataText: string): DesignItem {
  return designItem({ dataType: 'sectionName', dataID, dataText, dataIndex: String(index) });
}

function day(dataID: string, index: number, dataText: string, date: IsoDate): DesignItem[] {
  const dataIndex = String(index);
  return [
    designItem({ dataType: 'topic', dataID, dataText, dataIndex, questionOptions: 'yes' }),
    designItem({
      dataType: 'courseDate',
      dataID: `on-${dataID}`,
      dataText: shortDateLabel(date),
      dataIndex,
      questionLogic: date,
    }),
  ];
}

function schedule(today: IsoDate): readonly DesignItem[] {
  const before = (days: number): IsoDate => addDays(today, -days);
  return [
    section('knowledge', 1, 'Knowledge and Doubt'),
    ...day('dreams', 2, 'Dreams and demons', before(daysAgo.dreams)),
    ...day('clocks', 3, 'The stopped clock', before(daysAgo.clocks)),
    section('freedom', 4, 'Freedom'),
    ...day('otherwise', 5, 'Could you have done otherwise?', before(daysAgo.otherwise)),
    ...day('guilt', 6, 'Praise and blame', before(daysAgo.blame)),
    section('ending', 7, 'Meaning and Mortality'),
    ...day('death', 8, 'The last day', addDays(today, 12)),
  ];
}

function question(
  dataID: GradedQuestion,
  topic: string,
  index: number,
  fields: Partial<DesignItem>,
): DesignItem {
  const place = { questionCourseDate: topic, dataIndex: String(index) };
  return designItem({
    dataType: 'question',
    dataID,
    dataText: gradedQuestions[dataID],
    ...place,
    ...fields,
  });
}

function questions(): readonly DesignItem[] {
  const essay = { questionType: 'LongAnswer' };
  return [
    question('contradiction', 'dreams', 1, {
      questionType: 'Contradiction',
      questionLogic: '(Skeptic) & (certain, 2)',
    }),
    question('doubt', 'dreams', 2, {
      questionType: 'Radio',
      questionOptions: 'Yes, nothing could tell me otherwise.|||No.',
    }),
    question('dream', 'dreams', 3, { ...essay, questionLogic: '(doubt, 1)' }),
    question('certain', 'clocks', 1, {
      questionType: 'Checkbox',
      questionOptions: 'That I think|||What I see|||Sums',
    }),
    question('clock', 'clocks', 2, essay),
    question('belief', 'clocks', 3, essay),
    question('free', 'otherwise', 1, { questionType: 'Radio', questionOptions: 'Yes|||No' }),
    question('decision', 'otherwise', 2, essay),
    question('blame', 'guilt', 1, essay),
    designItem({
      dataType: 'thesis',
      dataID: 'skeptic',
      dataText: 'Skeptic',
      questionLogic: '(doubt, 1)',
      questionOptions: 'Nothing rules out that this is a dream.',
    }),
  ];
}

function evaluations(today: IsoDate): readonly DesignItem[] {
  return [
    evaluation('FIRST', 'First paper', 'knowledge', addDays(today, -daysAgo.firstPaper)),
    evaluation('SECOND', 'Second paper', 'freedom', addDays(today, -daysAgo.secondPaper)),
  ];
}

function evaluation(dataID: string, dataText: string, sectionId: string, due: IsoDate): DesignItem {
  return designItem({
    dataType: 'evaluation',
    dataID,
    dataText,
    questionOptions: sectionId,
    questionLogic: 'ungraded',
    questionCourseDate: due,
  });
}
