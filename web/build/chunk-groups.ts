// Which modules are delivered together. By default, everything that two screens share becomes its own file:
// a student would load eighty small files, which need more requests and compress worse.
import path from 'node:path';
import { iconFileName } from './icon-file-name.ts';

/** What the chunk names need to know of the modules. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly code?: string | null } | null;
}

/** What every page starts with. */
const FIRST = ['main.tsx'];
/** What a visitor reads. */
const PUBLIC_VIEWS = [
  'features/student/description/description-view.tsx',
  'features/student/schedule/schedule-view.tsx',
  'ui/markdown/rendered-markdown.tsx',
];
/** Where somebody logs in. */
const LOGIN_VIEWS = ['features/account/login/login-view.tsx'];
/** Where a student answers. */
const STUDENT_VIEWS = ['features/student/my-philosophy/my-philosophy-view.tsx'];
/** What a student looks up now and then. */
const LOOK_UP_VIEWS = ['features/student/my-philosophy/look-up/look-up-view.tsx'];
/** The style sheets of those that the server draws (server/opening/student-pages.ts): the page names only the first. */
const DRAWN_STYLES = /\/(?:faq-list|progress-check)\.module\.css$/;

/** Parts of libraries that the course page has no use for, although it imports from the same libraries. */
const STAFF_PARTS = /@tanstack.*(?:useQueries|queriesObserver|[iI]nfiniteQuery(?!Behavior))[^/]*$/;
const ICON = /[\\/]ui[\\/]icons[\\/](icon-[\w-]+)\.tsx$/;
const ALL_ICONS = /[\\/]ui[\\/]icons\.ts$/;

/** The small rules that everything may use. */
const BASE = /[\\/]domain[\\/]base[\\/]/;

interface Members {
  /** The files of the icons that the course page shows, with the groups of the views that show them. */
  readonly icons: ReadonlyMap<string, readonly string[]>;
  readonly first: ReadonlySet<string>;
  readonly visitor: ReadonlySet<string>;
  readonly login: ReadonlySet<string>;
  readonly student: ReadonlySet<string>;
  readonly lookUp: ReadonlySet<string>;
}

type NameChunk = (id: string, graph: ModuleGraph) => string | null;

/** The groups, those first whose modules no other may take along. */
export function chunkGroups(root: string): { name: NameChunk; priority: number }[] {
  const nameOf = chunkNames(root);
  // The libraries change seldom: a new version of the product leaves them in the browser's cache.
  const libraries: NameChunk = (id, graph) => {
    // What the bundler adds to every file would be a file of its own.
    if (id.includes('rolldown/runtime')) return 'libraries';
    return nameOf(id, graph) === 'first' && /node_modules.*[jt]s$/.test(id) ? 'libraries' : null;
  };
  const lookUp: NameChunk = (id, graph) => (nameOf(id, graph) === 'look-up' ? 'look-up' : null);
  const others: NameChunk = (id, graph) => (lookUp(id, graph) === null ? nameOf(id, graph) : null);
  return [
    { name: libraries, priority: 3 },
    { name: others, priority: 2 },
    { name: lookUp, priority: 1 },
  ];
}

/** Names the group of a module; null where the module goes with whatever loads it. */
function chunkNames(root: string): NameChunk {
  let members: Members | null = null;
  const among = (starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> =>
    reachable(
      starts.map((start) => path.join(root, start)),
      graph,
    );
  return (id, graph) => {
    members ??= membersOf(among, graph);
    return groupOf(id, members);
  };
}

function membersOf(
  among: (starts: readonly string[], graph: ModuleGraph) => ReadonlySet<string>,
  graph: ModuleGraph,
): Members {
  const sets = {
    first: among(FIRST, graph),
    visitor: among(PUBLIC_VIEWS, graph),
    login: among(LOGIN_VIEWS, graph),
    student: among(STUDENT_VIEWS, graph),
    lookUp: among(LOOK_UP_VIEWS, graph),
  };
  const icons = new Map<string, string[]>();
  for (const [group, ids] of Object.entries(sets))
    for (const icon of iconsNamed(ids, graph)) icons.set(icon, [...(icons.get(icon) ?? []), group]);
  return { ...sets, icons };
}

/** The files of the icons that the modules name. All import the same list of icons, so imports alone don't tell. */
function iconsNamed(ids: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const own = [...ids].filter((id) => /\.tsx?$/.test(id) && !ICON.test(id) && !ALL_ICONS.test(id));
  const named = own.flatMap((id) => graph.getModuleInfo(id)?.code?.match(/\bIcon[A-Z]\w*/g) ?? []);
  return new Set(named.map(iconFileName));
}

/** An icon goes with the only view that shows it, and with the first files if several do. */
function iconGroup(shownBy: readonly string[]): string | null {
  const views = shownBy.filter((view) => view !== 'lookUp');
  const [only] = views;
  if (only === undefined) return shownBy.length > 0 ? 'look-up' : 'staff';
  if (views.length > 1) return 'first';
  return only === 'visitor' ? null : only;
}

function groupOf(id: string, members: Members): string | null {
  const { first, visitor, login, student, lookUp } = members;
  const [, icon] = ICON.exec(id) ?? [];
  if (STAFF_PARTS.test(id)) return 'staff';
  if (icon !== undefined) return iconGroup(members.icons.get(icon) ?? []);
  if (first.has(id)) return 'first';
  // One style sheet for the whole course page is smaller, and there sooner, than one more for each view.
  const uses = [visitor, login, student].filter((set) => set.has(id));
  if (id.endsWith('.css') && (uses.length > 0 || DRAWN_STYLES.test(id))) return 'first';
  if (visitor.has(id) && uses.length > 1) return 'first';
  if (login.has(id)) return student.has(id) || lookUp.has(id) ? 'first' : 'login';
  if (student.has(id)) return 'student';
  // Without a group, what visitors read would be loaded with all that students look up.
  if (visitor.has(id) && lookUp.has(id) && BASE.test(id)) return 'first';
  return lookUp.has(id) && !visitor.has(id) ? 'look-up' : null;
}

function reachable(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
