// Writes the files in web/ui that draw the icons of the screens.
import { iconFileName } from '../../web/build/icon-file-name.ts';

/** The lines of an icon, as the package writes them: each with its kind of shape. */
export type IconLines = readonly (readonly [shape: string, { readonly d?: string }])[];

interface IconPackage {
  readonly version: string;
  /** By the package's names, such as 'alert-circle'. */
  readonly icons: Readonly<Record<string, IconLines>>;
}

/**
 * The icons of links: a term has many links, and all are laid out at once. One path for all lines is faster to lay
 * out, but its edges are a little lighter where lines cross. So the other icons keep a path for each line.
 */
const IN_ONE_PATH: ReadonlySet<string> = new Set([
  'IconBook2',
  'IconLink',
  'IconNotes',
  'IconVideo',
  'IconWorld',
]);

const IMPORTED = /import \{([^}]*)\} from '[./\w-]*\/icons\.ts'/g;

/** The names of the icons that a source file imports, such as 'IconAlertCircle'. */
export function iconsNamedIn(source: string): string[] {
  const lists = [...source.matchAll(IMPORTED)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.match(/\bIcon[A-Z]\w*/g) ?? []);
}

/** The text of each file, by its path below web/ui. */
export function iconFiles(
  names: ReadonlySet<string>,
  { version, icons }: IconPackage,
): ReadonlyMap<string, string> {
  const sorted = [...names].toSorted();
  const source = `// Made by tools/icons/make-icons.ts from @tabler/icons ${version}. Its license is in icons/LICENSE.txt.`;
  return new Map([
    ...sorted.map((name) => {
      const file = iconFileName(name);
      const paths = pathsOf(name, icons[file.replace('icon-', '')]);
      return [`icons/${file}.tsx`, `${source}\n${component(name, paths)}`] as const;
    }),
    ['icons.ts', `${source}\n${sorted.map(passedOn).join('')}`],
  ]);
}

function pathsOf(name: string, lines: IconLines | undefined): string[] {
  if (lines === undefined) throw new Error(`Tabler has no outline icon for the name ${name}.`);
  const paths = lines.map(([shape, { d = '' }]) => {
    if (shape !== 'path' || !d.startsWith('M'))
      throw new Error(`${name} has a ${shape} that drawIcon can't draw: ${d}`);
    return d;
  });
  return IN_ONE_PATH.has(name) ? [paths.join('')] : paths;
}

function component(name: string, paths: readonly string[]): string {
  return `import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function ${name}(props: IconProps) {
  return ${call(['props', ...paths.map((path) => `'${path}'`)])};
}
`;
}

/** The text in the formatter's style. */
function call(args: readonly string[]): string {
  const short = `drawIcon(${args.join(', ')})`;
  if (`  return ${short};`.length <= 100) return short;
  return `drawIcon(\n${args.map((arg) => `    ${arg},\n`).join('')}  )`;
}

function passedOn(name: string): string {
  return `export { ${name} } from './icons/${iconFileName(name)}.tsx';\n`;
}
