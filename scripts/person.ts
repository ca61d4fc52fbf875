// npm run person -- export COURSE USERNAME FILE | delete COURSE USERNAME [--yes] [--no-backup]: one person's data, on request.
import { eraseFromCourse } from '../commands/erase-from-course.ts';
import { exportPerson } from '../commands/export-person.ts';
import { runOrExplain } from '../commands/run-or-explain.ts';
import { readCommandArgs } from './command-args.ts';

const USAGE = `npm run person -- export COURSE USERNAME FILE
npm run person -- delete COURSE USERNAME [--yes] [--no-backup]`;

const { values, positionals } = readCommandArgs(USAGE, {
  options: {
    yes: { type: 'boolean', default: false },
    'no-backup': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [task, course = '', username = '', file] = positionals;
await runOrExplain(async () => {
  if (task === 'export' && file !== undefined) {
    await exportPerson({ course, username, file });
  } else if (task === 'delete' && username !== '') {
    await eraseFromCourse({ course, username, yes: values.yes, backup: !values['no-backup'] });
  } else throw new Error(USAGE);
});
