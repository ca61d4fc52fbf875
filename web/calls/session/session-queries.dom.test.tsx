import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { personalText } from '../../lib/personal-text.ts';
import { showComponent } from '../../testing/show-component.tsx';
import { courseKey } from '../course-keys.ts';
import { designQuery } from '../design/design-queries.ts';
import { useLogIn } from './login-queries.ts';
import { useAutomaticLogOut, useLogOut, useSession } from './session-queries.ts';

type SessionAnswer = AnswerOf<'GET /api/session/{courseID}'>;

const courseID = 'phil';
const sessionOf = (username: string): SessionAnswer => ({
  isLoggedIn: username !== '',
  fullName: username,
  username,
  isInstructor: false,
  isTA: false,
  status: username && 'student',
});
const designOf = (username: string): DesignItem[] => [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: `design for ${username || 'all'}` }),
];

/** The course on the server. The cookie says who is logged in. */
const server = { cookie: '' };
const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** What was on the screen at any moment, as 'sophia: design for sophia, own of sophia'. */
const seen = new Set<string>();

function Probe() {
  const session = useSession(courseID);
  const design = useQuery(designQuery(courseID));
  const own = useQuery({
    queryKey: courseKey(courseID, 'probe'),
    queryFn: () => `own of ${server.cookie}`,
    enabled: session.data?.isLoggedIn === true,
  });
  const logIn = useLogIn(courseID);
  const logOut = useLogOut(courseID);
  const idle = useAutomaticLogOut(courseID);
  const who = session.data?.username || 'nobody';
  const shown = [design.data?.[0]?.dataText, own.data].filter((text) => text !== undefined);
  const line = `${who}: ${shown.join(', ')}`;
  if (session.data) seen.add(line);
  const enter = (username: string) => logIn.mutate({ username, password: 'secret' });
  return (
    <>
      <p>{line}</p>
      <button onClick={() => enter('sophia')}>Sophia logs in</button>
      <button onClick={() => enter('ida')}>Ida logs in</button>
      <button onClick={() => logOut.mutate()}>Log out</button>
      <button onClick={idle}>Wait for days</button>
      <button onClick={() => void session.refetch()}>Ask again</button>
    </>
  );
}

const draft = personalText({ courseID, username: 'sophia' }, 'announcement');

/** Sophia has opened the course and typed something. */
async function showToSophia() {
  server.cookie = 'sophia';
  const page = showComponent(<Probe />, {
    address: '/phil',
    answers: {
      'GET /api/session/{courseID}': () => sessionOf(server.cookie),
      'GET /api/courseDesign/{courseID}': async () => {
        const design = designOf(server.cookie);
        // In the meantime, only what is in the cache already can be shown.
        await passed(50);
        return design;
      },
      'POST /api/logout/{courseID}': async () => {
        // Ending a session takes longer than a load.
        if (server.cookie !== '') await passed(150);
        server.cookie = '';
        return { message: '' };
      },
      'POST /api/authenticate/{courseID}': ({ body }) => {
        server.cookie = body.username;
        return { ...sessionOf(body.username), mustResetPassword: false };
      },
    },
  });
  await screen.findByText('sophia: design for sophia, own of sophia');
  draft.keep('Dear all');
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  };
}

beforeEach(() => {
  seen.clear();
  server.cookie = '';
});

/** What others than Sophia have seen of her, if only for a moment. */
const leaked = () => [...seen].filter((line) => /^(?!sophia: ).*sophia/.test(line));

describe('USR-110 nothing loaded for one person is shown to another', () => {
  test('after a logout and the login of someone else', async () => {
    const { press } = await showToSophia();
    await press('Log out');
    await screen.findByText(/^nobody:/);
    await press('Ida logs in');
    await screen.findByText('ida: design for ida, own of ida');
    expect(leaked()).toEqual([]);
  });

  test('when a session ends without a logout and someone else logs in', async () => {
    const { press } = await showToSophia();
    server.cookie = '';
    await press('Ask again');
    await press('Ida logs in');
    await screen.findByText('ida: design for ida, own of ida');
    expect(leaked()).toEqual([]);
  });

  test('when someone else has logged in in another tab', async () => {
    const { press } = await showToSophia();
    server.cookie = 'ida';
    await press('Ask again');
    await screen.findByText('ida: design for ida, own of ida');
    expect(leaked()).toEqual([]);
  });

  test('after days without activity, while the server still has the session', async () => {
    const { press } = await showToSophia();
    await press('Wait for days');
    await screen.findByText('nobody: design for all');
    expect(leaked()).toEqual([]);
  });

  test('the same person keeps what is loaded', async () => {
    const { press, network } = await showToSophia();
    seen.clear();
    const asked = network.sent.length;
    await press('Ask again');
    await waitFor(() => expect(network.sent.slice(asked)).toEqual(['GET /api/session/phil']));
    await screen.findByText('sophia: design for sophia, own of sophia');
    seen.delete('sophia: design for sophia, own of sophia');
    expect([...seen]).toEqual([]);
  });
});

describe('USR-109 a draft in the tab', () => {
  test('is deleted when its author logs out', async () => {
    const { press } = await showToSophia();
    await press('Log out');
    await screen.findByText(/^nobody:/);
    expect(draft.read()).toBeNull();
  });

  test.each(['Ask again', 'Wait for days'])(
    'stays when the session ends without a logout (%s) and its author logs in again',
    async (end) => {
      const { press } = await showToSophia();
      server.cookie = '';
      await press(end);
      expect(draft.read()).toBe('Dear all');
      await press('Sophia logs in');
      await screen.findByText('sophia: design for sophia, own of sophia');
      expect(draft.read()).toBe('Dear all');
    },
  );

  test('is deleted when someone else logs in after a session that has ended', async () => {
    const { press } = await showToSophia();
    server.cookie = '';
    await press('Ask again');
    await press('Ida logs in');
    await screen.findByText('ida: design for ida, own of ida');
    expect(draft.read()).toBeNull();
  });

  test('is deleted when someone else has logged in in another tab', async () => {
    const { press } = await showToSophia();
    server.cookie = 'ida';
    await press('Ask again');
    await screen.findByText('ida: design for ida, own of ida');
    expect(draft.read()).toBeNull();
  });
});
