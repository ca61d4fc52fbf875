// Starts the server: opens the database, listens, and stops in order.
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from './build-app.ts';
import { settleAdminPassword } from './features/admin/admin-handlers.ts';
import { CourseSweep } from './features/courses/course-sweep.ts';
import { MailDispatch } from './features/notifications/mail-dispatch.ts';
import { settleRetention } from './features/courses/settled-retention.ts';
import {
  type Configuration,
  configurationSentence,
  readConfiguration,
} from './http/configuration.ts';
import { requestLog } from './http/request-log.ts';
import { describeListenFailure } from './http/listen-failure.ts';
import { screensMissing } from './opening/web-pages.ts';
import { installedVersion } from './installed-version.ts';
import { nodeAgeWarning } from './node-age.ts';
import { databaseLocation, openStore, type Store } from './store/open-store.ts';
import { keepNewFilesPrivate, makeFilesPrivate, writePrivateFile } from './store/private-files.ts';

const stopDeadline = 10_000;
const PDF_UNAVAILABLE =
  'This machine can’t make PDFs: the typesetter didn’t start. Everything else works; docs/operations.md says what to check.';

/** What to do with an opened database before the server accepts calls; returns lines to print. */
type Preparation = (store: Store, settings: Configuration) => Promise<readonly string[]>;

/** Reads the environment and starts, or prints one sentence about why not. */
export async function startServer(prepare: Preparation = async () => []): Promise<void> {
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) return giveUp(configurationSentence(configuration.reason));
  const settings = configuration.value;
  keepNewFilesPrivate();
  const opened = makeFilesPrivate(settings.dataDirectory);
  if (opened.length > 0) print(filesMadePrivate(opened));
  const store = await open(settings);
  return store && serve(store, settings, prepare);
}

async function open(settings: Configuration): Promise<Store | undefined> {
  try {
    return await openStore(
      databaseLocation(settings.databaseUrl, settings.dataDirectory),
      Date.now(),
    );
  } catch (failure) {
    giveUp(
      `The database could not be opened: ${failure instanceof Error ? failure.message : String(failure)}`,
    );
    return undefined;
  }
}

async function serve(store: Store, settings: Configuration, prepare: Preparation): Promise<void> {
  const madeUp = await settleAdminPassword(store, settings.adminPassword, Date.now());
  const lines = await prepare(store, settings);
  const retention = await settleRetention(store, settings.personalDataMonths ?? null, Date.now());
  const { http, pdf, courses, hasScreens } = await buildApp({
    webRoot: path.join(import.meta.dirname, '../web/dist'),
    store,
    clock: Date.now,
    publicUrl: settings.publicUrl,
    defaultCourse: settings.defaultCourse,
    instructorsCreateCourses: settings.instructorsCreateCourses,
    metricsToken: settings.metricsToken,
    trustedProxies: settings.trustedProxies,
    signOn: settings.signOn,
    mail: settings.mail,
    retention,
    logger: requestLog(process.stderr),
    logsEveryRequest: settings.logsEveryRequest,
  });
  const onProblem = (text: string): void => http.log.warn(text);
  const sweep = new CourseSweep({ store, clock: Date.now, retention, onProblem });
  const dispatch =
    settings.mail &&
    new MailDispatch({ store, courses, settings: settings.mail, clock: Date.now, onProblem });
  const stop = async (): Promise<void> => {
    await http.close();
    await dispatch?.close();
    await sweep.close();
    await store.close();
  };
  try {
    await http.listen({ port: settings.port, host: settings.host });
  } catch (failure) {
    await stop();
    // It is stored only as a hash: if it isn't printed now, it never can be.
    printPassword(madeUp, settings);
    return giveUp(describeListenFailure(failure, settings));
  }
  stopOnSignal(stop);
  sweep.start();
  dispatch?.start();
  // Written now and not at the end: a killed process would have to compile everything again at its next start.
  flushCompileCache();
  if (!hasScreens) print(screensMissing);
  printPassword(madeUp, settings);
  for (const line of lines) print(line);
  const oldNode = nodeAgeWarning(process.version, Date.now());
  if (oldNode !== null) print(oldNode);
  if (settings.pdfCheck) void pdf.check().then((works) => works || print(PDF_UNAVAILABLE));
  const address = settings.publicUrl ?? localAddress(http.server.address(), settings);
  print(`Elenchus ${installedVersion()} is ready at ${address}`);
}

// PORT=0 lets the system choose, so the port is known only now.
function localAddress(bound: AddressInfo | string | null, settings: Configuration): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  return `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
}

function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  const onSignal = (): void => {
    // A second signal means that the person doesn't want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopDeadline).unref();
    stop().catch((failure: unknown) =>
      giveUp(`The server did not stop in order: ${String(failure)}`),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Without a terminal the output goes to a journal that others may read, so the password goes to a file. */
function printPassword(madeUp: string | null, { dataDirectory }: Configuration): void {
  if (madeUp === null) return;
  if (process.stdout.isTTY) {
    print(`The password of the admin page is ${madeUp} (shown only this once).`);
    return;
  }
  const file = path.join(dataDirectory, 'admin-password.txt');
  writePrivateFile(file, `${madeUp}\n`);
  print(`The password of the admin page is in ${file}. Read it, then delete the file.`);
}

function filesMadePrivate(names: readonly string[]): string {
  const which = names.length === 1 ? names[0] : `${names.length} files in the data folder`;
  return `Other users of this machine could read ${which}. From now on only this user can.`;
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function giveUp(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
