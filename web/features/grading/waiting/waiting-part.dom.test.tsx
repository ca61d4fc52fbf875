import { screen, within } from '@testing-library/react';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { GradingPlaceContext } from '../../../course-ui/grading/grading-place.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { WaitingPart } from './waiting-part.tsx';
const evaluation = (dataID: string, dataText: string) =>
  designItem({ dataType: 'evaluation', dataID, dataText, questionCourseDate: '2026-10-01' });
const course = readCourse([
  evaluation('FIRST', 'First paper'),
  evaluation('BLIND', 'Blind paper'),
  designItem({ dataType: 'fairGrading', dataID: 'BLIND', dataText: 'hideNames' }),
  designItem({
    dataType: 'question',
    dataID: 'clock',
    dataText: 'A stopped clock shows the right time.',
    questionType: 'LongAnswer',
  }),
]);
const since = Date.parse('2026-11-04T12:00:00Z');
const laura = { evaluationId: 'FIRST', username: 'laura', fullname: 'Laura Bassi', since };
const request = { ...laura, kind: 'request' as const };

function show(blind: 'blind-23456789bcdf' | null, shownCourse = course) {
  const session = { username: 'sim', fullName: 'Simone', isInstructor: false, isTA: true };
  const place = {
    courseID: 'phil-101',
    course: shownCourse,
    session: { ...session, isLoggedIn: true },
    screen: 'Grading' as const,
    part: 'waiting',
    hrefOf: (part: string, more: object = {}) => `?${JSON.stringify([part, more])}`,
  };
  return showComponent(
    <GradingPlaceContext value={place}>
      <WaitingPart />
    </GradingPlaceContext>,
    {
      address: '/phil-101/grading?tab=waiting',
      answers: {
        'GET /api/waiting/{courseID}': ({ query }) => {
          if (query.evaluationId === 'BLIND') {
            const masked = { evaluationId: 'BLIND', questionId: null, since };
            return blind
              ? [{ ...masked, kind: 'ungraded', username: blind, fullname: 'Student 23456' }]
              : [];
          }
          return [
            { ...request, questionId: 'clock' },
            { ...request, questionId: null },
            { ...request, questionId: 'deleted' },
            { ...laura, kind: 'begun', questionId: null },
          ];
        },
        'GET /api/secondReadings/{courseID}': () => [
          { ...laura, username: 'blind-x', fullname: 'Student X', isRead: false },
          { ...laura, username: 'blind-y', fullname: 'Student Y', isRead: true },
        ],
      },
    },
  );
}

test('LOD-35 requests are listed with their question, and lead to it on the desk', async () => {
  show(null);
  const list = await screen.findByRole('list', { name: 'Requests about grades: First paper' });
  const links = within(list).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('A stopped clock shows the right time.'),
    expect.stringContaining('The grade as a whole'),
    expect.stringContaining('A question that was deleted'),
  ]);
  expect(links[0]?.textContent).toContain('Waiting since Nov 4');
  expect(links[0]?.getAttribute('href')).toBe(
    '/phil-101/grading?evaluationId=FIRST&username=laura#question-clock',
  );
  expect(links[1]?.getAttribute('href')).not.toContain('#');
  expect(screen.getByText('4 things are waiting for you.')).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Requests about grades 3',
    'Started, not complete 1',
  ]);
});

test('LOD-36 a blind evaluation is asked for alone and counts too', async () => {
  const blind = 'blind-23456789bcdf';
  show(blind);
  const list = await screen.findByRole('list', { name: 'Not graded yet: Blind paper' });
  const link = within(list).getByRole<HTMLAnchorElement>('link');
  expect(link.textContent).toContain('Student 23456');
  expect(link.getAttribute('href')).toContain(blind);
  expect(screen.getByText('5 things are waiting for you.')).toBeTruthy();
});

test('LOD-38 second readings that aren’t saved yet lead to their own page', async () => {
  const fair = designItem({ dataType: 'fairGrading', dataID: 'FIRST', dataText: 'second10' });
  show(null, readCourse([evaluation('FIRST', 'First paper'), fair]));
  const list = await screen.findByRole('list', { name: 'Second readings: First paper' });
  const link = within(list).getByRole<HTMLAnchorElement>('link');
  expect(link.textContent).toContain('Student X');
  expect(decodeURIComponent(link.href)).toContain('"reading":"blind-x"');
  expect(screen.getByText('5 things are waiting for you.')).toBeTruthy();
});
