// Starts the server process: reads the environment, listens, and stops in order.
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from './build-app.ts';
import { describeFault, readConfiguration } from './http/configuration.ts';
import type { Configuration } from './http/configuration.ts';
import { describeListenFailure } from './http/listen-failure.ts';
import { screensMissing } from './http/web-pages.ts';

const stopDeadline = 10_000;

const configuration = readConfiguration(process.env);
if (configuration.ok) await start(configuration.value);
else giveUp(describeFault(configuration.reason));

async function start(settings: Configuration): Promise<void> {
  const { http, hasScreens } = await buildApp({
    webRoot: path.join(import.meta.dirname, '../web/dist'),
    publicUrl: settings.publicUrl,
    // A person at a terminal wants to see trouble only; a file or a log collector gets every request.
    logger: {
      level: process.stderr.isTTY ? 'warn' : 'info',
      stream: process.stderr,
    },
  });
  if (!hasScreens) say(screensMissing);
  try {
    await http.listen({ port: settings.port, host: settings.host });
  } catch (failure) {
    await http.close();
    giveUp(describeListenFailure(failure, settings));
    return;
  }
  stopOnSignal(() => http.close());
  say(
    `Elenchus is ready at ${settings.publicUrl ?? localAddress(http.server.address(), settings)}`,
  );
}

// PORT=0 lets the system choose, so the port is known only now.
function localAddress(bound: AddressInfo | string | null, settings: Configuration): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  return `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
}

function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  const onSignal = (): void => {
    // A second signal is from somebody who does not want to wait.
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

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function giveUp(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
