// Which modules are delivered together. By default, everything that two screens share becomes its own file:
// a student would load eighty small files, which need more requests and compress worse.
import path from 'node:path';

/** What the chunk names need to know of the modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What every page starts with. */
const FIRST = ['main.tsx'];
/** What a visitor reads. */
const PUBLIC_VIEWS = [
  'features/description/description-view.tsx',
  'features/schedule/schedule-view.tsx',
  'ui/rendered-markdown.tsx',
];
/** Where somebody logs in. */
const LOGIN_VIEWS = ['features/login/login-view.tsx'];
/** Where a student answers. */
const STUDENT_VIEWS = ['features/my-philosophy/my-philosophy-view.tsx'];

interface Members {
  readonly first: ReadonlySet<string>;
  readonly visitor: ReadonlySet<string>;
  readonly login: ReadonlySet<string>;
  readonly student: ReadonlySet<string>;
}

type NameChunk = (id: string, graph: ModuleGraph) => string | null;

/** The groups, those first whose modules no other may take along. */
export function chunkGroups(root: string): { name: NameChunk; priority: number }[] {
  const nameOf = chunkNames(root);
  // The libraries change seldom: a new version of the product leaves them in the browser's cache.
  const libraries: NameChunk = (id, graph) =>
    nameOf(id, graph) === 'first' && /node_modules.*[jt]s$/.test(id) ? 'libraries' : null;
  return [
    { name: libraries, priority: 2 },
    { name: nameOf, priority: 1 },
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
    members ??= {
      first: among(FIRST, graph),
      visitor: among(PUBLIC_VIEWS, graph),
      login: among(LOGIN_VIEWS, graph),
      student: among(STUDENT_VIEWS, graph),
    };
    return groupOf(id, members);
  };
}

function groupOf(id: string, { first, visitor, login, student }: Members): string | null {
  if (first.has(id)) return 'first';
  // One style sheet for the whole course page is smaller, and there sooner, than one more for each view.
  const uses = [visitor, login, student].filter((members) => members.has(id));
  if (id.endsWith('.css') && uses.length > 0) return 'first';
  if (visitor.has(id) && uses.length > 1) return 'first';
  if (login.has(id)) return student.has(id) ? 'kept' : 'login';
  return student.has(id) ? 'student' : null;
}

function reachable(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
