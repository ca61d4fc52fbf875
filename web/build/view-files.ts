// Which files a view needs first: scripts beyond those of every page, and the fonts of its first words.

/** What is read of a built file; only those with code have imports. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly isEntry?: boolean;
  /** The modules inside. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
}

type Bundle = Readonly<Record<string, BuiltFile>>;

/** The modules with which each view starts. */
export type ViewModules = Readonly<Record<string, readonly string[]>>;

/** The files of each view, the page's own left out. */
export function filesOfViews(bundle: Bundle, views: ViewModules): Record<string, string[]> {
  const everywhere = withImports(
    startingAt(bundle, ({ isEntry }) => isEntry === true),
    bundle,
  );
  return Object.fromEntries(
    Object.entries(views).map(([view, modules]) => {
      const starts = startingAt(bundle, ({ moduleIds = [] }) =>
        modules.some((module) => moduleIds.includes(module)),
      );
      return [view, [...withImports(starts, bundle)].filter((file) => !everywhere.has(file))];
    }),
  );
}

/** The fonts that every page begins with: upright and Latin, for controls and for reading. */
export function filesOfFirstWords(bundle: Bundle): readonly string[] {
  return Object.keys(bundle).filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name));
}

function startingAt(bundle: Bundle, isStart: (file: BuiltFile) => boolean): readonly string[] {
  return Object.keys(bundle).filter((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' && isStart(file);
  });
}

function withImports(starts: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const found = new Set(starts);
  for (const name of found) for (const next of bundle[name]?.imports ?? []) found.add(next);
  return found;
}
