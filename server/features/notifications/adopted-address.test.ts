// The address that a login through the university brings: used if the university has verified it, and not otherwise.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectOptionalMail } from '../../store/notifications/mail-addresses-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type OddProvider, startOddProvider } from '../../testing/login/odd-provider.ts';
import { goThrough, personNamed, settingsFor } from '../../testing/login/sign-on-stage.ts';
import { TEST_MAIL, useApp } from '../../testing/test-app.ts';

onEachEngine('an address from the university', (engine) => {
  const app = useApp(engine);
  let provider: OddProvider;
  beforeAll(async () => {
    provider = await startOddProvider();
  });
  afterAll(() => provider.close());

  test.each([
    ['verified', true, true],
    ['not verified', false, true],
    ['verified, but the server sends no mail', true, false],
  ])('NTC-12 %s', async (_, isVerified, sendsMail) => {
    const settings = settingsFor(provider);
    const mail = sendsMail ? TEST_MAIL : undefined;
    const built = await app().build({ signOn: settings, publicUrl: settings.publicUrl, mail });
    const course = await app().course({ app: built });
    const browser = course.nobody();
    const { userinfo, ...person } = personNamed('sam');
    const claims = { ...userinfo, email: 'sam@example.edu', email_verified: isVerified };
    await goThrough(browser, provider, { ...person, userinfo: claims });
    const row = await selectOptionalMail(app().store, course.id, 'sam');
    expect(row?.address).toBe(isVerified && sendsMail ? 'sam@example.edu' : undefined);
    await built.http.close();
  });
});
