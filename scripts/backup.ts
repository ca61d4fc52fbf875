// npm run backup [-- <file>] [--portable]: copies the database to a new file while the server may be running.
import { backUp } from '../commands/back-up.ts';
import { runOrExplain } from '../commands/run-or-explain.ts';
import { readCommandArgs } from './command-args.ts';

const { values, positionals } = readCommandArgs('npm run backup -- [FILE] [--portable]', {
  options: { portable: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await runOrExplain(() => backUp({ file: positionals[0], portable: values.portable }));
