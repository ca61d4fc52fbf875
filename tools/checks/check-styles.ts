// Fails on spacing outside the scale, a media query without a named breakpoint, a reset of a button, and a style sheet that is too long.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from '../../web/ui/breakpoints.ts';
import { withoutComments } from './check-words.ts';
import { projectFolder } from '../programs/run-step.ts';

const LINE_LIMIT = 250;

const SPACE_STEPS: ReadonlySet<string> = new Set(
  [
    ...readFileSync(join(projectFolder, 'web/ui/tokens.css'), 'utf8').matchAll(/--space-(\d+):/g),
  ].map(([, step = '']) => step),
);

/** Rules that remove border and background on purpose, each with its reason. */
const BARE_ON_PURPOSE: ReadonlyMap<string, string> = new Map([
  ['web/ui/theme.css :where(button)', 'the one reset for all buttons'],
  ['web/ui/fields/text-field.module.css .box input', 'an input: the box around it has the border'],
  ['web/features/design/questions/logic/logic-field.module.css .plain', 'a text area inside a box'],
  [
    'web/course-ui/shown-changes/shown-change-note.module.css .place:not(:has(p))',
    'an empty note, not a button',
  ],
]);

const SPACING = /^(?:padding|margin)(?:-[a-z-]+)?$|^(?:row-|column-)?gap$/;
/** One pixel is allowed, to compensate for a border. So is an em, which follows the size of its text. */
const LENGTH = /(?<![\w.-])-?(?!1px)(?:\d*\.)?\d+(?:rem|px)\b/;
/** Aligns something with a line of text: the length is a height, not a distance. */
const BY_LINE = /\b1lh\b/;
const SIZE_QUERY = /\b(?:width|height)\s*[:<>=)]/;

interface StyleRule {
  readonly selector: string;
  readonly declarations: readonly { readonly property: string; readonly value: string }[];
}

/** The rules of a style sheet without comments, including those inside a media query. */
function rulesOf(sheet: string): StyleRule[] {
  return [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    declarations: body.split(';').flatMap((line) => {
      const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]+)$/.exec(line) ?? [];
      return property === '' ? [] : [{ property, value: value.trim().replaceAll(/\s+/g, ' ') }];
    }),
  }));
}

/** The faults of a style sheet. */
export function styleComplaints(path: string, text: string): string[] {
  const sheet = withoutComments(text);
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(lines > LINE_LIMIT ? [`${lines} lines: split it by what its parts are about`] : []),
    ...rulesOf(sheet).flatMap((rule) => [
      ...spacingComplaints(rule),
      ...resetComplaints(path, rule),
    ]),
    ...stepComplaints(sheet),
    ...[...sheet.matchAll(/@media([^{;]*)/g)].flatMap(([, query = '']) => mediaComplaints(query)),
  ].map((complaint) => `${path}: ${complaint}`);
}

function spacingComplaints({ selector, declarations }: StyleRule): string[] {
  return declarations
    .filter(({ property, value }) => SPACING.test(property) && !BY_LINE.test(value))
    .filter(({ value }) => LENGTH.test(value))
    .map(
      ({ property, value }) =>
        `${selector} { ${property}: ${value} }: use the nearest step, var(--space-…)`,
    );
}

function stepComplaints(sheet: string): string[] {
  const unknown = [...sheet.matchAll(/var\(--space-(\d+)\)/g)].filter(
    ([, step = '']) => !SPACE_STEPS.has(step),
  );
  return unknown.map(([name]) => `${name} isn't a step of web/ui/tokens.css`);
}

function mediaComplaints(query: string): string[] {
  const names = [...query.matchAll(/\(--([\w-]+)\)/g)].map(([, name = '']) => name);
  return [
    ...names.filter((name) => !(name in breakpoints)).map((name) => `unknown breakpoint --${name}`),
    ...(SIZE_QUERY.test(query)
      ? [`@media ${query.trim()}: use a name of web/ui/breakpoints.ts`]
      : []),
  ];
}

function resetComplaints(path: string, { selector, declarations }: StyleRule): string[] {
  const has = (property: RegExp, value: RegExp): boolean =>
    declarations.some((each) => property.test(each.property) && value.test(each.value));
  const isReset =
    has(/^all$/, /./) ||
    (has(/^border$/, /^(?:0|none)$/) && has(/^background(?:-color)?$/, /^(?:none|transparent)$/));
  return isReset && !BARE_ON_PURPOSE.has(`${path} ${selector}`)
    ? [`${selector} resets a button, but buttons are plain already (web/ui/theme.css)`]
    : [];
}

/** Media queries in a script that don't use a named breakpoint. */
export function queryComplaints(path: string, text: string): string[] {
  return [...withoutComments(text).matchAll(/(['"`])(\([^'"`\n]*)\1/g)]
    .filter(([, , query = '']) => SIZE_QUERY.test(query) && /\d(?:px|r?em)/.test(query))
    .map(([literal]) => `${path}: ${literal}: use a name of web/ui/breakpoints.ts`);
}

/** Exceptions whose rule no longer exists. */
export function staleExceptions(sheets: ReadonlyMap<string, string>): string[] {
  return [...BARE_ON_PURPOSE.keys()].filter((key) => {
    const [path = '', selector = ''] = key.split(/ (.*)/);
    const rules = rulesOf(withoutComments(sheets.get(path) ?? ''));
    return !rules.some((rule) => rule.selector === selector);
  });
}

function readWeb(extension: string): Map<string, string> {
  const paths = globSync(`web/**/*.${extension}`, { cwd: projectFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/node_modules|\/dist\/|\.test\.tsx?$/.test(path))
    .toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(projectFolder, path), 'utf8')]));
}

if (import.meta.main) {
  const sheets = readWeb('css');
  const scripts = readWeb('{ts,tsx}');
  const complaints = [
    ...[...sheets].flatMap(([path, text]) => styleComplaints(path, text)),
    ...[...scripts]
      .filter(([path]) => path !== 'web/ui/breakpoints.ts')
      .flatMap(([path, text]) => queryComplaints(path, text)),
    ...staleExceptions(sheets).map((key) => `${key}: take it out of BARE_ON_PURPOSE`),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`styles: ${sheets.size} style sheets, ${complaints.length} complaints`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
