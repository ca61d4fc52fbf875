// The `elenchus` program, once it runs on a new enough Node: reads the command and runs it. What a command needs is
// loaded only for that command.
import { homedir } from 'node:os';
import { type CommandLine, readCommandLine } from './command-line.ts';
import { helpOf, overallHelp } from './command-texts.ts';
import { runOrExplain } from './run-or-explain.ts';
import { usualDataFolder } from './usual-folders.mjs';

type Given = Extract<CommandLine, { readonly kind: 'run' }>;

/** An option is a setting of the server under another name. */
const SETTINGS: Readonly<Record<string, string>> = {
  data: 'DATA_DIR',
  port: 'PORT',
  host: 'HOST',
};

function dataFolder(): string {
  const machine = { platform: process.platform, home: homedir(), environment: process.env };
  return usualDataFolder(machine);
}

function applySettings(options: Given['options']): void {
  for (const [option, variable] of Object.entries(SETTINGS)) {
    const value = options[option];
    if (value !== undefined) process.env[variable] = value;
  }
  process.env['DATA_DIR'] ||= dataFolder();
}

async function run({ command, words, options }: Given): Promise<void> {
  const isGiven = (option: string): boolean => options[option] !== undefined;
  switch (command) {
    case 'start': {
      const { startServing } = await import('./start-serving.ts');
      return startServing();
    }
    case 'backup': {
      const { backUp } = await import('./back-up.ts');
      return backUp({ file: words[0], portable: isGiven('portable') });
    }
    case 'restore': {
      const { restoreBackup } = await import('./restore-backup.ts');
      return restoreBackup({ file: words[0] ?? '', replace: isGiven('replace') });
    }
    case 'password': {
      const { resetToFirstLogin } = await import('./reset-to-first-login.ts');
      const [, course = '', username = ''] = words;
      return resetToFirstLogin({ course, username });
    }
    case 'person':
      return runOnPerson(words, isGiven);
    case 'check-update': {
      const { checkUpdate } = await import('./check-update.ts');
      return checkUpdate();
    }
  }
}

async function runOnPerson(
  [task, course = '', username = '', file = '']: readonly string[],
  isGiven: (option: string) => boolean,
): Promise<void> {
  if (task === 'export') {
    const { exportPerson } = await import('./export-person.ts');
    return exportPerson({ course, username, file });
  }
  const { eraseFromCourse } = await import('./erase-from-course.ts');
  return eraseFromCourse({
    course,
    username,
    yes: isGiven('yes'),
    backup: !isGiven('no-backup'),
  });
}

const line = readCommandLine(process.argv.slice(2));
switch (line.kind) {
  case 'overall-help':
    console.log(overallHelp(dataFolder()));
    break;
  case 'version': {
    const { installedVersion } = await import('../server/installed-version.ts');
    console.log(installedVersion());
    break;
  }
  case 'help':
    console.log(helpOf(line.command));
    break;
  case 'refused':
    console.error(line.sentence);
    process.exitCode = 1;
    break;
  case 'run':
    applySettings(line.options);
    await runOrExplain(() => run(line));
}
