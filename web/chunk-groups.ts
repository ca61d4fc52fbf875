// Which modules are delivered together. Left alone, everything that two screens share becomes a file of its own:
// a student would load eighty small ones, which take more requests and compress worse.
import path from 'node:path';

/** What the chunk names need to know of the modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** In this order: a module belongs to the first group whose starting points load it at once. */
const GROUPS = [
  { name: 'first', starts: ['app/application.tsx', 'lib/temporal-ready.ts', 'ui/color-scheme.ts'] },
  {
    name: 'student',
    starts: ['features/login/login-view.tsx', 'features/my-philosophy/my-philosophy-view.tsx'],
  },
] as const;

/** Names the group of a module; null where the module goes with whatever loads it. */
export function chunkNames(root: string): (id: string, graph: ModuleGraph) => string | null {
  const groups = GROUPS.map(({ name, starts }) => ({
    name,
    starts: starts.map((start) => path.join(root, start)),
    members: null as ReadonlySet<string> | null,
  }));
  return (id, graph) => {
    for (const group of groups) {
      group.members ??= reachable(group.starts, graph);
      if (group.members.has(id)) return group.name;
    }
    return null;
  };
}

function reachable(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
