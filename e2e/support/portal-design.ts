// A course for My Philosophy: questions that open others, a contradiction, FAQ, rubric, two evaluations.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { faqItem } from '@elenchus/domain/design/faq.ts';

const rubric = `
A good answer

- says what it claims,
- gives a *reason*,
- and meets **one objection**.
`.trim();

/** Every item of the course; the second section has begun, the third has not. */
export function portalDesign(): readonly DesignItem[] {
  return [...settings(), ...schedule(), ...questions(), ...evaluations()];
}

function yes(dataType: string): DesignItem {
  return designItem({ dataType, dataID: '1', dataText: 'Yes' });
}

function settings(): readonly DesignItem[] {
  const flags = [
    'hasCourseDescription',
    'hasFAQ',
    'hasRubric',
    'hasContradictionItems',
    'courseUsesGrading',
    'usesGradesForExams',
    'questionByQuestionGrading',
    'giveStudentsComments',
  ];
  return [
    designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' }),
    designItem({ dataType: 'courseDescription', dataID: '1', dataText: 'What do you think?' }),
    ...flags.map(yes),
    faqItem([
      { question: 'How long should an answer be?', answer: 'As long as it *needs* to be.' },
      { question: 'May I change my mind?', answer: 'Please do.' },
    ]),
    designItem({ dataType: 'rubric', dataID: '1', dataText: rubric }),
    designItem({ dataType: 'rubricWhereToShow', dataID: '1', dataText: '1,2,3' }),
    designItem({ dataType: 'currentCourseDate', dataID: '1', dataText: 'today', dataIndex: '5' }),
  ];
}

function row(dataType: string, dataID: string, index: number, dataText: string): DesignItem {
  const hasQuestions = dataType === 'topic' && { questionOptions: 'yes' };
  return designItem({ dataType, dataID, dataText, dataIndex: String(index), ...hasQuestions });
}

function schedule(): readonly DesignItem[] {
  return [
    row('sectionName', 'knowledge', 1, 'Knowledge and Doubt'),
    row('topic', 'dreams', 2, 'Dreams and demons'),
    row('topic', 'clocks', 3, 'The stopped clock'),
    row('sectionName', 'freedom', 4, 'Freedom'),
    row('topic', 'otherwise', 5, 'Could you have done otherwise?'),
    row('sectionName', 'ending', 6, 'Meaning and Mortality'),
    row('topic', 'death', 7, 'The last day'),
  ];
}

function question(
  dataID: string,
  topic: string,
  index: number,
  fields: Partial<DesignItem>,
): DesignItem {
  const place = { questionCourseDate: topic, dataIndex: String(index) };
  return designItem({ dataType: 'question', dataID, ...place, ...fields });
}

/** The texts by which a journey finds the questions. */
export const portalQuestions = {
  doubt: 'Could you be dreaming now?',
  dream: 'You might be dreaming.\nWhat, then, do you know about your room?',
  certain: 'What are you certain of?',
  contradiction: 'You might be dreaming, and yet you are certain of what you see.',
  free: 'Could you have done otherwise?',
  essay: 'Describe a decision of your own.',
  last: 'Is it bad to die?',
} as const;

function questions(): readonly DesignItem[] {
  return [
    question('clash', 'dreams', 1, {
      questionType: 'Contradiction',
      dataText: portalQuestions.contradiction,
      questionLogic: '(Skeptic) & (certain, 2)',
    }),
    question('doubt', 'dreams', 2, {
      questionType: 'Radio',
      dataText: portalQuestions.doubt,
      questionOptions: 'Yes, nothing could tell me otherwise.|||No.',
    }),
    question('dream', 'dreams', 3, {
      questionType: 'LongAnswer',
      dataText: portalQuestions.dream,
      questionLogic: '(doubt, 1)',
    }),
    question('certain', 'clocks', 1, {
      questionType: 'Checkbox',
      dataText: portalQuestions.certain,
      questionOptions: 'That I think|||What I see|||Sums',
    }),
    question('free', 'otherwise', 1, {
      questionType: 'Radio',
      dataText: portalQuestions.free,
      questionOptions: 'Yes|||No',
    }),
    question('essay', 'otherwise', 2, {
      questionType: 'LongAnswer',
      dataText: portalQuestions.essay,
    }),
    question('last', 'death', 1, { questionType: 'LongAnswer', dataText: portalQuestions.last }),
    designItem({
      dataType: 'thesis',
      dataID: 'skeptic',
      dataText: 'Skeptic',
      questionLogic: '(doubt, 1)',
      questionOptions: 'Nothing rules out that this is a dream.',
    }),
  ];
}

function evaluation(id: string, name: string, section: string, state: string): DesignItem {
  return designItem({
    dataType: 'evaluation',
    dataID: id,
    dataText: name,
    questionOptions: section,
    questionLogic: state,
    // Far in the future, so that answers of today count.
    questionCourseDate: '2199-12-31',
  });
}

function evaluations(): readonly DesignItem[] {
  return [
    evaluation('MIDTERM', 'Midterm', 'knowledge', 'graded'),
    evaluation('FINAL', 'Final', 'freedom', 'ungraded'),
  ];
}

/** So many questions for one section that anything slow would be noticeable. */
export function twoHundredQuestions(): readonly DesignItem[] {
  return Array.from({ length: 200 }, (_, index) =>
    question(`many${index}`, 'otherwise', 10 + index, {
      questionType: 'Radio',
      dataText: `Do you agree with sentence ${index + 1}?`,
      questionOptions: 'Yes|||No|||Perhaps',
      questionLogic: index < 10 ? '' : `¬(many${index - 10}, 3)`,
    }),
  );
}
