// Fails on words that native readers stumble over, in the sentences of the product and the documentation.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';

/** Files that still have such words. Take a file out once it is clean; never add one. */
const WORDS_BASELINE: readonly string[] = [];

const PATTERNS = ['{web,contract,domain,server}/**/*.{ts,tsx,md}', '*.md', 'docs/**/*.md'];

const STUMBLING: readonly { readonly words: RegExp; readonly instead: string }[] = [
  { words: /\bthe own\b/i, instead: 'their own, your own' },
  { words: /\banew\b/i, instead: 'again; refresh' },
  { words: /\bwhoever\b/i, instead: 'the person who; the instructor' },
  { words: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
  { words: /\bstands\b/i, instead: 'is, appears, is shown, is kept' },
  { words: /\bwill stand\b/i, instead: 'will appear' },
  { words: /\bwithout blanks\b/i, instead: 'without spaces' },
];

interface StumblingWords {
  /** Counted from 1. */
  readonly line: number;
  readonly words: string;
  readonly instead: string;
}

/** The words to replace in a text; comments of a source file don't count. */
export function stumblingWords(path: string, text: string): StumblingWords[] {
  const prose = path.endsWith('.md') ? text : withoutComments(text);
  return STUMBLING.flatMap(({ words, instead }) => {
    // A sentence may break between two words.
    const anywhere = new RegExp(words.source.replaceAll(' ', String.raw`\s+`), 'gi');
    return [...prose.matchAll(anywhere)].map((match) => ({
      line: prose.slice(0, match.index).split('\n').length,
      words: match[0].replaceAll(/\s+/g, ' '),
      instead,
    }));
  }).toSorted((a, b) => a.line - b.line);
}

/** The source with spaces in place of its comments, so that places stay the same. */
export function withoutComments(source: string): string {
  // Strings are matched first, because they may contain what looks like a comment. Only templates span several lines.
  const part =
    /`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return source.replaceAll(part, (found) =>
    /^\/[/*]/.test(found) ? found.replaceAll(/[^\n]/g, ' ') : found,
  );
}

/** The complaints about all files, except those of the baseline, and the baseline's files that are clean by now. */
export function wordComplaints(
  files: readonly { readonly path: string; readonly text: string }[],
  baseline: readonly string[],
) {
  const known = new Set(baseline);
  const found = files.map(({ path, text }) => ({ path, words: stumblingWords(path, text) }));
  const withWords = new Set(found.flatMap(({ path, words }) => (words.length > 0 ? [path] : [])));
  return {
    complaints: found
      .filter(({ path }) => !known.has(path))
      .flatMap(({ path, words }) =>
        words.map((one) => `${path}:${one.line}: “${one.words}”. Plainer: ${one.instead}.`),
      ),
    cleanNow: baseline.filter((path) => !withWords.has(path)),
  };
}

if (import.meta.main) {
  const files = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: projectFolder }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/node_modules|\/dist\/|\.(?:test|d)\.tsx?$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
  const { complaints, cleanNow } = wordComplaints(files, WORDS_BASELINE);
  for (const complaint of complaints) console.error(complaint);
  for (const path of cleanNow) console.log(`${path} is clean: take it out of WORDS_BASELINE`);
  const waiting = WORDS_BASELINE.length - cleanNow.length;
  console.log(
    `words: ${files.length} files, ${complaints.length} complaints, ${waiting} files still to be reworded`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
