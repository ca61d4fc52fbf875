// The bell: its count, its list, marking as read, and what it says when something fails. What it looks like and that it
// works on a phone is checked in a browser (e2e/notices.spec.ts).
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notificationOf } from '@elenchus/domain/notifications/course-notification.ts';
import { noConnection, type Answers } from '../../testing/answered-calls.ts';
import { showComponent } from '../../testing/show-component.tsx';
import { NoticeBell } from './notice-bell.tsx';

const courseID = 'phil-101';
const NOW = Date.now();
const session = {
  isLoggedIn: true,
  fullName: 'Socrates',
  username: 'soc1',
  isInstructor: false,
  isTA: false,
  status: 'student',
};

const NOTICES = [
  notificationOf({
    id: 'a',
    at: NOW - 1000,
    kind: 'announcement',
    about: '',
    name: 'New room',
    text: 'We meet in *room 12*.',
    from: 'Simone Weil',
  }),
  notificationOf({
    id: 'b',
    at: NOW - 90_000_000,
    kind: 'handed-back',
    about: 'one',
    name: 'Essay 1',
  }),
  notificationOf({
    id: 'm7',
    at: NOW - 95_000_000,
    kind: 'answered',
    about: 'one',
    name: 'Essay 1',
  }),
];

function showBell(answers: Answers = {}) {
  let seenUntil = NOW - 5000;
  return showComponent(<NoticeBell courseID={courseID} />, {
    address: `/${courseID}`,
    answers: {
      'GET /api/session/{courseID}': () => session,
      'GET /api/noticeCount/{courseID}': () => ({
        unseen: NOTICES.filter(({ at }) => at > seenUntil).length,
      }),
      'GET /api/notices/{courseID}': () => ({ notices: NOTICES, seenUntil }),
      'POST /api/notices/seen/{courseID}': () => {
        seenUntil = NOW;
        return { message: 'Marked as read' };
      },
      ...answers,
    },
  });
}

test('the count is in the name of the button and is announced politely', async () => {
  showBell();
  expect(await screen.findByRole('button', { name: 'Notices, 1 new' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 new notice');
});

test('NTC-15 the list has links to what it is about, and new ones say so', async () => {
  const { user } = showBell();
  await user.click(await screen.findByRole('button', { name: 'Notices, 1 new' }));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('New: New room');
  expect(within(first!).getByText('room 12').closest('em')).toBeTruthy();
  const link = within(second!).getByRole('link', { name: 'Essay 1 was handed back.' });
  expect(link.getAttribute('href')).toBe('/phil-101?view=grades&evaluation=one');
  const answered = screen.getByRole('link', { name: /^Your question about Essay 1/ });
  expect(answered.getAttribute('href')).toBe('/phil-101?view=grades&evaluation=one&message=m7');
  expect(second?.textContent).not.toContain('New');
});

test('NTC-9 an announcement names its sender', async () => {
  const { user } = showBell();
  await user.click(await screen.findByRole('button', { name: 'Notices, 1 new' }));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('From Simone Weil ·');
  expect(second?.textContent).not.toContain('From');
});

test('marking as read empties the count and keeps the focus in the list', async () => {
  const { user } = showBell();
  await user.click(await screen.findByRole('button', { name: 'Notices, 1 new' }));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Notices');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notices' }));
});

test('without a connection, the list says so and can be asked for again', async () => {
  // Failed calls are repeated after seconds. Each timer fires as soon as nothing else is left to do.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.setTimerTickMode('nextTimerAsync');
  let isDown = true;
  const { user } = showBell({
    'GET /api/notices/{courseID}': () =>
      isDown ? noConnection() : { notices: NOTICES, seenUntil: NOW },
  });
  await user.click(await screen.findByRole('button', { name: /^Notices/ }));
  const words = /^Couldn’t load the notices\./;
  expect(await screen.findByText(words)).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
