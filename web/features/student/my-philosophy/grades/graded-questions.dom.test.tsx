import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStudentCourse } from '@elenchus/domain/course/student-course.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { showComponent } from '../../../../testing/show-component.tsx';
import { AskingRoom } from './asking-context.tsx';
import { GradedQuestions } from './graded-questions.tsx';
import { GradingDetails } from './grading-details.tsx';
import type { GradedProps } from '../portal-props.ts';

const flag = (dataType: string) => designItem({ dataType, dataID: '1', dataText: 'Yes' });
const essay = (dataID: string, fields = {}) =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: `Why ${dataID}?`,
    dataIndex: '1',
    questionCourseDate: 'lying',
    questionType: 'LongAnswer',
    ...fields,
  });

const session = { fullName: 'Ada', username: 'ada', isInstructor: false, isTA: false };

const record = (gradingType: GradingType, questionID: string, individualGradingData: string) => ({
  username: 'ada',
  evaluationDataID: 'MID',
  gradingType,
  questionID,
  individualGradingData,
  comment: '',
});

/** The parts of the grade, where "gone" was deleted and "held" is held back: students get neither of them. */
function showGrade(given: Readonly<Record<string, string>>, isByQuestion = true) {
  const course = readStudentCourse([
    flag('usesGradesForExams'),
    ...(isByQuestion ? [flag('questionByQuestionGrading')] : []),
    designItem({ dataType: 'sectionName', dataID: 'ethics', dataIndex: '1' }),
    designItem({ dataType: 'topic', dataID: 'lying', dataIndex: '2', questionOptions: 'yes' }),
    essay('duty'),
    essay('retyped', { questionType: 'Radio', questionOptions: 'Yes|||No' }),
    designItem({
      dataType: 'evaluation',
      dataID: 'MID',
      dataText: 'Midterm',
      questionOptions: 'ethics',
      questionLogic: 'graded',
    }),
  ]);
  const grades = [
    record('examGrade', 'noQuestionID', '79'),
    ...Object.entries(given).map(([id, grade]) => record('questionGrade', id, grade)),
  ];
  const props = {
    courseID: 'phil-101',
    course,
    released: releaseCourse(course, OPEN_GATE),
    evaluation: course.evaluations[0],
    session,
    graded: readGradeBook(grades)('ada', 'MID'),
    due: { work: [], isKnown: true, isClosed: false },
  } as unknown as GradedProps;
  showComponent(
    <AskingRoom
      {...props}
      handedBack={{
        handedBack: [{ evaluationDataID: 'MID', since: Date.now() }],
        requests: [],
        criteria: [],
      }}
    >
      <GradedQuestions {...props} />
      <GradingDetails {...props} />
    </AskingRoom>,
    {
      address: '/phil-101?view=grades',
      answers: {
        'GET /api/session/{courseID}': () => ({
          ...session,
          isLoggedIn: true,
          status: 'student' as const,
        }),
        'GET /api/examAnswers/{courseID}/{username}': () => ({
          targetDate: '2026-10-01',
          answers: [],
          comments: [],
        }),
      },
    },
  );
}

test('GRD-171 the student reads every grade that counts, also of questions that are gone', async () => {
  showGrade({ duty: '9.9', gone: '5.9', retyped: '7' });
  const lines = (await screen.findAllByText(/^Question not found: /)).map(
    ({ textContent }) => textContent,
  );
  expect(lines).toEqual(['Question not found: 5.9 of 10', 'Question not found: 7.0 of 10']);
  const [duty] = await screen.findAllByRole('listitem');
  expect(within(duty!).getByText('9.9 of 10')).toBeDefined();
  const details = screen
    .getAllByText('Question not found (counts in the average)')
    .map((term) => term.parentElement?.textContent);
  expect(details).toEqual([
    'Question not found (counts in the average)5.9 of 10',
    'Question not found (counts in the average)7.0 of 10',
  ]);
});

test.each([
  [true, 0],
  [false, 1],
])(
  'GRD-268 by question: %s; lines that the counts change no grade: %i',
  async (isByQuestion, lines) => {
    showGrade({ duty: '9.9' }, isByQuestion);
    await screen.findByText('Unanswered multiple-choice questions');
    expect(screen.queryAllByText(/entered by hand, so these numbers don’t change it/)).toHaveLength(
      lines,
    );
  },
);

test('GRD-171 nothing is said where every question is there', async () => {
  showGrade({ duty: '9.9' });
  await screen.findByText('9.9 of 10');
  expect(screen.queryByText(/Question not found/)).toBeNull();
});
