// npm run password -- reset COURSE USERNAME: sets a person's password back to the first login.
import { resetToFirstLogin } from '../commands/reset-to-first-login.ts';
import { runOrExplain } from '../commands/run-or-explain.ts';
import { readCommandArgs } from './command-args.ts';

const USAGE = `npm run password -- reset COURSE USERNAME`;
const { positionals } = readCommandArgs(USAGE, { options: {}, allowPositionals: true });
const [task, course = '', username = '', ...more] = positionals;
await runOrExplain(async () => {
  if (task !== 'reset' || username === '' || more.length > 0) throw new Error(USAGE);
  await resetToFirstLogin({ course, username });
});
