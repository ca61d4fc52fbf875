// npm run prove -- lost [--times 25] [--only TEXT]: strikes the product while students save. Prints what came of it
// and, when everything was tried as often as that, writes it to docs/reliability.md.
// npm run prove -- cost [--only TEXT] [--on sqlite|postgres]: sends the worst input to every endpoint and fills courses
// to their limits. Prints what that cost and what others waited and, when everything was tried, writes it there too.
import { proveCost } from '../tools/prove/cost/prove-cost.ts';
import { proveLost, TIMES } from '../tools/prove/prove-lost.ts';
import { readCommandArgs } from './command-args.ts';

const USAGE =
  'npm run prove -- lost [--times 25] [--only TEXT], or npm run prove -- cost [--only TEXT] [--on sqlite|postgres]';
const { values, positionals } = readCommandArgs(USAGE, {
  options: {
    times: { type: 'string', default: String(TIMES) },
    only: { type: 'string', default: '' },
    on: { type: 'string', default: '' },
  },
  allowPositionals: true,
});
const { only, on } = values;
const times = Number(values.times);
const [what] = positionals;
if (what === 'lost' && Number.isInteger(times) && times >= 1) {
  if (!(await proveLost({ times, only }))) process.exitCode = 1;
} else if (what === 'cost' && ['', 'sqlite', 'postgres'].includes(on)) {
  if (!(await proveCost({ only, on }))) process.exitCode = 1;
} else {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 1;
}
