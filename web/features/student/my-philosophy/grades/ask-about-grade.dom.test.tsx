import { screen, waitFor } from '@testing-library/react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { expect, test } from 'vitest';
import { refusal } from '../../../../testing/answered-calls.ts';
import { showComponent } from '../../../../testing/show-component.tsx';
import { AskAboutGrade } from './ask-about-grade.tsx';
import { AskingRoom } from './asking-context.tsx';
import type { GradedProps } from '../portal-props.ts';
const ASK = 'POST /api/gradeRequests/{courseID}';
type Request = AnswerOf<typeof ASK>['request'];

const yes = (dataType: string) => designItem({ dataType, dataID: '1', dataText: 'Yes' });
const course = readCourse([
  yes('usesGradesForExams'),
  designItem({ dataType: 'evaluation', dataID: 'MID', dataText: 'Midterm' }),
  designItem({ dataType: 'askingDays', dataID: 'MID', dataText: '7' }),
]);

/** The grade as a whole, handed back so long ago, with these conversations. */
function showAsking(daysAgo: number, requests: readonly Request[], ask: 'taken' | 'late') {
  const [evaluation] = course.evaluations;
  if (!evaluation) throw new Error('There is no evaluation.');
  const session = { fullName: 'Ada', username: 'ada', isInstructor: false, isTA: false };
  const since = Date.now() - daysAgo * 86_400_000;
  const props = {
    courseID: 'phil-101',
    course,
    evaluation,
    session,
    graded: readGradeBook([])('ada', 'MID'),
  } as unknown as GradedProps;
  const sent: unknown[] = [];
  const shown = showComponent(
    <AskingRoom
      {...props}
      handedBack={{
        handedBack: [{ evaluationDataID: 'MID', since }],
        requests: [...requests],
        criteria: [],
      }}
    >
      <AskAboutGrade questionId={NO_QUESTION} />
    </AskingRoom>,
    {
      address: '/phil-101?view=grades',
      answers: {
        'GET /api/session/{courseID}': () => ({
          ...session,
          isLoggedIn: true,
          status: 'student' as const,
        }),
        [ASK]: ({ body }) => {
          sent.push(body);
          if (ask === 'late') return refusal('INVALID_INPUT', 'The time is over.');
          return { message: 'Sent', request: conversation('open') };
        },
      },
    },
  );
  return { ...shown, sent };
}

function conversation(state: Request['state']): Request {
  const message = { id: 'm1', author: '', sentAt: 1, grade: null };
  return {
    evaluationDataID: 'MID',
    questionID: NO_QUESTION,
    state,
    askedAt: 1,
    version: 1,
    messages: [{ ...message, by: 'student', text: 'Why?' }],
  };
}

const askButton = () => screen.findByRole('button', { name: 'Ask about this grade' });

test('what is typed is sent once, with an ID, and the form is empty again', async () => {
  const { user, sent } = showAsking(1, [], 'taken');
  await user.click(await askButton());
  const field = screen.getByLabelText<HTMLTextAreaElement>('What would you like to ask?');
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Why 7?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent).toMatchObject([
    { username: 'ada', evaluationDataID: 'MID', questionID: NO_QUESTION, text: 'Why 7?' },
  ]);
});

test('cancelling returns the focus to the button that asks', async () => {
  const { user } = showAsking(1, [], 'taken');
  await user.click(await askButton());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(await askButton());
});

test('a refused message stays, with the reason', async () => {
  const { user } = showAsking(1, [], 'late');
  await user.click(await askButton());
  const field = screen.getByLabelText<HTMLTextAreaElement>('What would you like to ask?');
  await user.type(field, 'Why 7?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Not sent: The time is over\. Your text is kept\./);
  expect(field.value).toBe('Why 7?');
});

test('nothing is offered after the deadline', async () => {
  const { network } = showAsking(9, [], 'taken');
  await waitFor(() => expect(network.sent).toContain('GET /api/session/phil-101'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a closed conversation takes no reply', async () => {
  showAsking(9, [conversation('closed')], 'taken');
  await screen.findByText('Closed');
  expect(screen.queryByLabelText('Write a reply')).toBeNull();
});
