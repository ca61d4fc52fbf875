// A server that sends mail to a real mail server on this machine.
import { MailInbox } from '../../server/testing/notifications/mail-inbox.ts';
import { test } from './journey.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import { seedCourse, type SeededCourse } from './seed-course.ts';

export interface MailingServer extends KillableServer {
  readonly inbox: MailInbox;
  readonly course: SeededCourse;
}

export const mailTest = test.extend<{ readonly server: MailingServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startMailingServer)),
});

/** The course is created before PUBLIC_URL is set: afterward, staff need codes. */
async function startMailingServer(): Promise<MailingServer> {
  const inbox = await MailInbox.open();
  const settings: Record<string, string> = {};
  const server = await startKillableServer('server/main.ts', settings);
  const course = await seedCourse(server, { courseID: 'with-mail' });
  Object.assign(settings, {
    PUBLIC_URL: server.url,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Elenchus <elenchus@example.edu>',
  });
  await server.kill();
  await server.start();
  return {
    ...server,
    inbox,
    course,
    stop: async () => {
      const code = await server.stop();
      await inbox.close();
      return code;
    },
  };
}
