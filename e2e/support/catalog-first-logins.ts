// First logins with personal codes. The demo course is never on a server with a public address, so the answers of
// such a server are put in place of its own.
import type { Page } from '@playwright/test';
import { writeCode } from '@elenchus/domain/people/claim-code.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { inCourse, press } from './catalog-entry.ts';
import { fillLogin } from './log-in.ts';
import { type CallRoute, routeCalls } from './cached-routes.ts';

const code = writeCode(Uint8Array.from({ length: 16 }, (_, index) => index * 15 + 3));

interface ListedUser {
  readonly username: string;
  readonly fullname: string;
  readonly status: string;
  readonly claim: string;
}

function slipFor({ username, fullname, status }: ListedUser) {
  const link = `https://elenchus.example.edu/phil-101?view=login#claim=${username}/${code}`;
  return { username, fullname, status, code, link, until: Date.now() + 1_000_000_000 };
}

/** The users as the server lists them, those without a password in every state in turn. */
async function usersOf(route: CallRoute): Promise<ListedUser[]> {
  const users = (await (await route.fetch()).json()) as ListedUser[];
  const states = ['missing', 'code', 'expired', 'netID'];
  let index = 0;
  return users.map((user) => {
    if (user.claim === '') return user;
    index += 1;
    return { ...user, claim: states[index % states.length] ?? '' };
  });
}

async function asOnPublicServer(page: Page): Promise<void> {
  let users: ListedUser[] = [];
  await routeCalls(page, '/api/users/phil-101', async (route) => {
    users = await usersOf(route);
    await route.fulfill({ json: users });
  });
  await routeCalls(page, '/api/users/phil-101/renew', async (route) => {
    const { username } = route.data as { username: string };
    const user = users.find((each) => each.username === username);
    if (!user) return route.abort();
    const message = `${user.fullname} has a new code. Any earlier code no longer works.`;
    return route.fulfill({ json: { message, user, slip: slipFor(user) } });
  });
  await routeCalls(page, '/api/firstLogins/phil-101', (route) => {
    if (route.method === 'GET') {
      return route.fulfill({ json: { staff: 'code', students: 'code', canChoose: true } });
    }
    const slips = users.filter(({ claim }) => claim !== '').map(slipFor);
    const message = `Made ${slips.length} personal codes.`;
    return route.fulfill({ json: { message, students: 'code', slips, kept: 0 } });
  });
}

function onUsers(
  name: string,
  shows: readonly string[],
  open: CatalogEntry['open'] & {},
): CatalogEntry {
  return {
    visitor: 'instructor',
    name,
    address: inCourse('/design?tab=users&sub=edit'),
    title: 'View & Edit Users',
    shows,
    prepare: asOnPublicServer,
    open,
    leavesTraces: true,
  };
}

export const codeEntries: readonly CatalogEntry[] = [
  onUsers('Users who never logged in', [], press('Show only these')),
  onUsers('Codes for students', ['over class-codes-dialog'], press('Codes for students…')),
  onUsers('Sheet of codes', [], async (page) => {
    await press('Codes for students…')(page);
    await press(/^Make \d+ codes?$/)(page);
    await page.getByRole('list', { name: 'Slips with personal codes' }).waitFor();
  }),
  onUsers('New code', ['over new-code-dialog'], press(/^New code for /)),
];

export const firstLoginEntries: readonly CatalogEntry[] = [
  {
    visitor: 'nobody',
    name: 'Login, filled in by a link',
    address: inCourse(`?view=login#claim=tara/${code}`),
    title: 'Log in',
    shows: [],
    open: (page) => page.getByText('Your link filled in your netID').waitFor(),
    leavesTraces: true,
  },
  {
    visitor: 'nobody',
    name: 'Login, refused with a netID',
    address: inCourse('?view=myphi'),
    title: 'Log in',
    shows: [],
    open: async (page) => {
      await fillLogin(page, { username: 'ada', password: 'ada' });
      await page.getByText('Is this your first login?').waitFor();
    },
    leavesTraces: true,
  },
];
