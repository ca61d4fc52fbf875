// Reads the arguments of the `elenchus` program.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { COMMAND_TEXTS, type CommandName, isCommand } from './command-texts.ts';

export type CommandLine =
  | { readonly kind: 'overall-help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'help'; readonly command: CommandName }
  | { readonly kind: 'refused'; readonly sentence: string }
  | {
      readonly kind: 'run';
      readonly command: CommandName;
      readonly words: readonly string[];
      /** The options that were given; a switch is 'yes'. */
      readonly options: Readonly<Record<string, string>>;
    };

type Options = NonNullable<ParseArgsConfig['options']>;

const SWITCH = { type: 'boolean' } as const;
const VALUE = { type: 'string' } as const;

const OWN_OPTIONS: Readonly<Record<CommandName, Options>> = {
  start: { port: VALUE, host: VALUE },
  backup: { portable: SWITCH },
  restore: { replace: SWITCH },
  password: {},
  person: { yes: SWITCH, 'no-backup': SWITCH },
  'check-update': {},
};

/** How many words follow each command, or its task. */
const WORDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  start: [0, 0],
  backup: [0, 1],
  restore: [1, 1],
  'password reset': [3, 3],
  'person export': [4, 4],
  'person delete': [3, 3],
  'check-update': [0, 0],
};

export function readCommandLine(args: readonly string[]): CommandLine {
  const [first] = args;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    return { kind: 'overall-help' };
  }
  if (first === '--version' || first === '-v') return { kind: 'version' };
  if (!isCommand(first)) {
    return refused(`There is no command ${first}. elenchus --help lists all commands.`);
  }
  return readCommand(first, args.slice(1));
}

function readCommand(command: CommandName, args: readonly string[]): CommandLine {
  if (args.includes('--help') || args.includes('-h')) return { kind: 'help', command };
  const options = { data: VALUE, ...OWN_OPTIONS[command] };
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const complaint = complaintAbout(command, options, token.name, token.rawName, token.value);
    if (complaint !== null) return refused(complaint);
  }
  if (!hasRightWords(command, positionals)) return refused(usageOf(command));
  const given = Object.entries(values).map(([name, value]) => [
    name,
    value === true ? 'yes' : String(value),
  ]);
  return {
    kind: 'run',
    command,
    words: positionals,
    options: Object.fromEntries(given) as Record<string, string>,
  };
}

function complaintAbout(
  command: CommandName,
  options: Options,
  name: string,
  written: string,
  value: string | undefined,
): string | null {
  const known =
    Object.hasOwn(options, name) && written.startsWith('--') ? options[name] : undefined;
  if (known === undefined) {
    return `${command} has no option ${written}. elenchus ${command} --help lists its options.`;
  }
  if (known.type === 'boolean') {
    return value === undefined ? null : `The option ${written} takes no value.`;
  }
  // An option that follows is more likely a forgotten value than a folder of that name.
  const isMissing = value === undefined || value === '' || value.startsWith('--');
  return isMissing ? `The option ${written} needs a value.` : null;
}

function hasRightWords(command: CommandName, words: readonly string[]): boolean {
  const range = WORDS[command] ?? WORDS[`${command} ${words[0] ?? ''}`];
  if (range === undefined) return false;
  const [least, most] = range;
  return words.length >= least && words.length <= most && words.every((word) => word !== '');
}

function usageOf(command: CommandName): string {
  return `Usage: ${COMMAND_TEXTS[command].usage.join('\n       ')}`;
}

function refused(sentence: string): CommandLine {
  return { kind: 'refused', sentence };
}
