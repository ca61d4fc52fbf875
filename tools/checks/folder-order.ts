// Decides which folder may import from which: a file imports only from its own folder or from a lower one.

/**
 * The folders of each room, from low to high. Folders on one line are on the same level and may not import each
 * other. A folder inside another one can have a level of its own, as `opening/page` has.
 */
const ROOMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  domain: [
    ['base'],
    ['design', 'people', 'answers'],
    ['logic', 'schedule', 'questions', 'word-counts', 'similarity'],
    ['course-day', 'grading', 'passages'],
    ['criteria'],
    ['visibility', 'comment-bank', 'grade-requests'],
    ['progress', 'blind-grading', 'extensions'],
    ['course'],
    [
      'design-saves',
      'design-versions',
      'course-check',
      'consequences',
      'screens',
      'course-copy',
      'question-files',
      'calendar-feed',
      'workload',
      'notifications',
    ],
    ['rollover', 'course-file'],
  ],
  contract: [['.']],
  server: [
    ['spreadsheets', 'holidays'],
    [
      'store',
      'pdf',
      'roster-files',
      'course-files',
      'question-files',
      'similarity',
      'course-check',
      'design-history',
      'sign-on',
      'mail',
    ],
    ['http'],
    ['features'],
    ['opening'],
    ['.'],
    ['testing'],
  ],
  web: [
    ['opening/page'],
    ['ui', 'lib'],
    ['build', 'calls'],
    ['saving'],
    ['opening/answers'],
    ['course-ui'],
    ['features'],
    ['app'],
    ['opening'],
    ['.'],
    ['testing'],
  ],
  demo: [['essays', 'student-essays'], ['.']],
  commands: [['.']],
  tools: [
    ['programs'],
    [
      'bench',
      'prove',
      'lighthouse',
      'machines',
      'test-runs',
      'holidays',
      'icons',
      'fonts',
      'rules',
      'tables',
    ],
    ['checks'],
    ['release'],
  ],
  scripts: [['.']],
  e2e: [['support'], ['engines'], ['.']],
};

/** The rooms that each room may import from besides itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  web: ['contract', 'domain'],
  demo: ['server', 'contract', 'domain'],
  commands: ['demo', 'server', 'contract', 'domain'],
  tools: ['commands', 'demo', 'server', 'web', 'contract', 'domain'],
  scripts: ['tools', 'commands', 'demo', 'server', 'web', 'contract', 'domain'],
  e2e: ['scripts', 'tools', 'commands', 'demo', 'server', 'web', 'contract', 'domain'],
};

interface Place {
  readonly room: string;
  readonly folder: string;
  readonly level: number;
}

/** The folders that contain a file, the deepest first; '.' for a file that is directly in its room. */
function foldersAround(rest: readonly string[]): readonly string[] {
  const names = rest.slice(0, -1);
  if (names.length === 0) return ['.'];
  return names.map((_name, depth) => names.slice(0, depth + 1).join('/')).toReversed();
}

/** The room, the deepest listed folder and the level of a file; null when none of its folders is listed yet. */
export function placeOf(path: string): Place | null {
  const [room = '', ...rest] = path.split('/');
  if (rest.length === 0) return { room: 'project', folder: '.', level: 0 };
  for (const folder of foldersAround(rest)) {
    const level = ROOMS[room]?.findIndex((line) => line.includes(folder)) ?? -1;
    if (level >= 0) return { room, folder, level };
  }
  return null;
}

/** The complaint about an import from one place to another, or null when it goes to a lower level. */
export function complaintAbout(from: Place, to: Place): string | null {
  if (from.room === 'project') return null;
  if (from.room !== to.room) {
    return BELOW[from.room]?.includes(to.room)
      ? null
      : `${from.room} may not import from ${to.room}`;
  }
  if (from.folder === to.folder || to.level < from.level) return null;
  return to.level === from.level
    ? `${from.folder} and ${to.folder} stand beside each other and may not import each other`
    : `${from.folder} is below ${to.folder} and may not import from it`;
}
