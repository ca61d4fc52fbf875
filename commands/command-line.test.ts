import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.ts';
import { COMMAND_TEXTS, helpOf, isCommand, overallHelp } from './command-texts.ts';

const line = (text: string) => readCommandLine(text === '' ? [] : text.split(' '));

test.each([
  ['', { kind: 'overall-help' }],
  ['--help', { kind: 'overall-help' }],
  ['--version', { kind: 'version' }],
  ['start --help', { kind: 'help', command: 'start' }],
  ['restore backup.db -h', { kind: 'help', command: 'restore' }],
  ['start', { kind: 'run', command: 'start', words: [], options: {} }],
  [
    'start --port 80 --host=0.0.0.0 --data /srv/data',
    {
      kind: 'run',
      command: 'start',
      words: [],
      options: { port: '80', host: '0.0.0.0', data: '/srv/data' },
    },
  ],
  [
    'backup --portable copy.jsonl.gz',
    { kind: 'run', command: 'backup', words: ['copy.jsonl.gz'], options: { portable: 'yes' } },
  ],
  [
    'person delete phil-101 ada --yes --no-backup',
    {
      kind: 'run',
      command: 'person',
      words: ['delete', 'phil-101', 'ada'],
      options: { yes: 'yes', 'no-backup': 'yes' },
    },
  ],
])('reads %s', (text, expected) => {
  expect(line(text)).toEqual(expected);
});

test.each([
  ['strat', 'There is no command strat. elenchus --help lists all commands.'],
  ['constructor', 'There is no command constructor. elenchus --help lists all commands.'],
  ['start --prot 80', 'start has no option --prot. elenchus start --help lists its options.'],
  ['start -p 80', 'start has no option -p. elenchus start --help lists its options.'],
  ['backup --replace', 'backup has no option --replace. elenchus backup --help lists its options.'],
  ['start --data', 'The option --data needs a value.'],
  ['start --data --port 80', 'The option --data needs a value.'],
  ['start --data=', 'The option --data needs a value.'],
  ['restore file.db --replace=no', 'The option --replace takes no value.'],
  ['restore', 'Usage: elenchus restore FILE [--replace] [--data FOLDER]'],
  ['restore one.db two.db', 'Usage: elenchus restore FILE [--replace] [--data FOLDER]'],
  ['start now', 'Usage: elenchus start [--data FOLDER] [--port NUMBER] [--host ADDRESS]'],
  ['password set phil-101 ada', 'Usage: elenchus password reset COURSE USERNAME [--data FOLDER]'],
])('refuses %s', (text, sentence) => {
  expect(line(text)).toEqual({ kind: 'refused', sentence });
});

test('a command without its task gets all usages', () => {
  expect(line('person')).toMatchObject({
    sentence: expect.stringMatching(/person export .*\n {7}elenchus person delete /),
  });
});

test('every help names every option that its command takes', () => {
  const commands = Object.keys(COMMAND_TEXTS).filter(isCommand);
  expect(commands).toHaveLength(6);
  for (const command of commands) {
    const named = [...helpOf(command).matchAll(/--([\w-]+)/g)].map(([, name = '']) => name);
    const words = { restore: 'f', password: 'reset c u', person: 'delete c u' } as Record<
      string,
      string
    >;
    for (const name of new Set(named)) {
      const takes = (value: string) =>
        line(`${command} ${words[command] ?? ''} --${name}${value}`.replace('  ', ' ')).kind;
      expect([takes(''), takes('=value')], `${command} --${name}`).toContain('run');
    }
    expect(overallHelp('/data')).toContain(COMMAND_TEXTS[command].summary);
  }
});
