// A server whose people log in at a certified provider. The provider has another host name, so that for browsers it
// is another site, like a university's.
import type { BrowserContext, Page } from '@playwright/test';
import {
  type CertifiedProvider,
  startCertifiedProvider,
} from '../../server/testing/login/certified-provider.ts';
import { test } from './journey.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import { seedCourse, type SeededCourse } from './seed-course.ts';

export const SIGN_ON_LABEL = 'Log in with Example ID';

export interface SignOnServer extends KillableServer {
  readonly provider: CertifiedProvider;
  readonly course: SeededCourse;
}

export const signOnTest = test.extend<{ readonly server: SignOnServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startSignOnServer)),
  context: async ({ context }, use) => {
    await keepFontsAway(context);
    await use(context);
  },
});

/** The pages of the provider ask another host for a font. */
const FONTS = 'https://fonts.googleapis.com/';

/** Answers for that host, so that no journey needs it. */
export async function keepFontsAway(context: BrowserContext): Promise<void> {
  await context.route(`${FONTS}**`, (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
}

/** The course is created before sign-on is turned on: afterward, no initial password works. */
async function startSignOnServer(): Promise<SignOnServer> {
  const settings: Record<string, string> = {};
  const server = await startKillableServer('server/main.ts', settings);
  const course = await seedCourse(server, { courseID: 'signed-on' });
  const callback = `${server.url}/api/sign-on/callback`;
  const provider = await startCertifiedProvider({ callback, host: 'localhost' });
  Object.assign(settings, {
    PUBLIC_URL: server.url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_LABEL: SIGN_ON_LABEL,
    PASSWORD_LOGIN: 'staff',
  });
  await server.kill();
  await server.start();
  return {
    ...server,
    provider,
    course,
    stop: async () => {
      const code = await server.stop();
      await provider.close();
      return code;
    },
  };
}

/** Fills in the pages of the provider. */
export async function logInAtProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Removes the complaints about the pages of the provider, which a person has opened. */
export function forgetProvider(complaints: string[], { issuer }: CertifiedProvider): void {
  const others = complaints.filter(
    (complaint) => !complaint.includes(issuer) && !complaint.includes(FONTS),
  );
  complaints.splice(0, Infinity, ...others);
}
