// The texts of `elenchus --help` and of the help of each command.

export type CommandName = 'start' | 'backup' | 'restore' | 'password' | 'person' | 'check-update';

interface CommandText {
  readonly usage: readonly string[];
  /** One line for the list of commands. */
  readonly summary: string;
  readonly details: readonly string[];
}

const DATA_OPTION = '  --data FOLDER  the folder of the data';

export const COMMAND_TEXTS: Readonly<Record<CommandName, CommandText>> = {
  start: {
    usage: ['elenchus start [--data FOLDER] [--port NUMBER] [--host ADDRESS]'],
    summary: 'start the server',
    details: [
      DATA_OPTION,
      '  --port NUMBER  the port to listen on (3000)',
      '  --host ADDRESS the address to listen on (127.0.0.1)',
      '',
      'The first start updates older data. To see what it would do, run elenchus check-update.',
      'An empty folder gets a demo course, unless DEMO=off is set or other machines can reach the server.',
    ],
  },
  backup: {
    usage: ['elenchus backup [FILE] [--portable] [--data FOLDER]'],
    summary: 'copy the data to a new file, also while the server runs',
    details: [
      DATA_OPTION,
      '  --portable     as text rows that SQLite and PostgreSQL can restore',
      '',
      'Without FILE, the backup goes to the folder backups in the folder of the data.',
    ],
  },
  restore: {
    usage: ['elenchus restore FILE [--replace] [--data FOLDER]'],
    summary: 'put a backup in the place of the data; stop the server first',
    details: [DATA_OPTION, '  --replace      replace data that has courses; a copy of it is kept'],
  },
  password: {
    usage: ['elenchus password reset COURSE USERNAME [--data FOLDER]'],
    summary: "set a person's password back to the first login",
    details: [DATA_OPTION],
  },
  person: {
    usage: [
      'elenchus person export COURSE USERNAME FILE [--data FOLDER]',
      'elenchus person delete COURSE USERNAME [--yes] [--no-backup] [--data FOLDER]',
    ],
    summary: 'export or erase what is stored about one person',
    details: [
      DATA_OPTION,
      '  --yes          erase without asking',
      '  --no-backup    erase without a backup before it',
    ],
  },
  'check-update': {
    usage: ['elenchus check-update [--data FOLDER]'],
    summary: 'say whether this version can open the data; changes nothing',
    details: [
      DATA_OPTION,
      '',
      'Exit codes: 0 this version can start. 3 it can, but make a backup first. 1 it can’t.',
    ],
  },
};

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMAND_TEXTS, word);
}

export function helpOf(command: CommandName): string {
  const { usage, summary, details } = COMMAND_TEXTS[command];
  const [first = '', ...more] = usage;
  const lines = [`Usage: ${first}`, ...more.map((line) => `       ${line}`)];
  return [...lines, '', `${summary[0]?.toUpperCase()}${summary.slice(1)}.`, '', ...details].join(
    '\n',
  );
}

/** The help for everything; `folder` is where the data is without an option. */
export function overallHelp(folder: string): string {
  const commands = Object.entries(COMMAND_TEXTS).map(
    ([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`,
  );
  return [
    'Usage: elenchus COMMAND [OPTIONS]',
    '',
    ...commands,
    '',
    '  elenchus COMMAND --help   explains a command',
    '  elenchus --version        prints the version',
    '',
    `The data is in the folder that --data or DATA_DIR names, or else in ${folder}`,
    'Other settings are environment variables. docs/operations.md in this package lists them.',
  ].join('\n');
}
