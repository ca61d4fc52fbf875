// Fails on words that native readers stumble over: in the sentences of the product, in the documentation, and in the
// comments and names of the rooms that are done.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';
import { codeWords, type FoundWords, type StumblingPattern, wordsMatching } from './code-words.ts';

/** Files that still have such words. Take a file out once it is clean; never add one. */
const WORDS_BASELINE: readonly string[] = [];

/** Files with sentences that people read. */
const WITH_SENTENCES = ['{web,contract,domain,server}/**/*.{ts,tsx,md}', '*.md', 'docs/**/*.md'];

/** Folders whose comments and names are checked too. Add a folder once it is clean; it may be inside a room. */
const DONE: readonly string[] = [
  'commands',
  'contract',
  'demo',
  'domain',
  'e2e',
  'scripts',
  'tools',
];

const STUMBLING: readonly StumblingPattern[] = [
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

/** The words to replace in the sentences of a text; comments of a source file don't count. */
export function stumblingWords(path: string, text: string): StumblingWords[] {
  return atLines(
    text,
    wordsMatching(path.endsWith('.md') ? text : withoutComments(text), STUMBLING),
  );
}

/** The words to replace in the comments and names of a source file. */
export function wordsOfCode(path: string, text: string): StumblingWords[] {
  return atLines(text, codeWords(path, text, STUMBLING));
}

function atLines(text: string, found: readonly FoundWords[]): StumblingWords[] {
  return found
    .map(({ start, words, instead }) => ({
      line: text.slice(0, start).split('\n').length,
      words,
      instead,
    }))
    .toSorted((a, b) => a.line - b.line);
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

interface CheckedFile {
  readonly path: string;
  readonly text: string;
}

/** Whether the comments and names of a file are checked. */
export function isDone(path: string, done: readonly string[] = DONE): boolean {
  return (
    done.some((folder) => path.startsWith(`${folder}/`)) && /\.(?:[cm]?js|m?ts|tsx)$/.test(path)
  );
}

/** The complaints about all files, except those of the baseline, and the baseline's files that are clean by now. */
export function wordComplaints(
  files: { readonly sentences: readonly CheckedFile[]; readonly code: readonly CheckedFile[] },
  baseline: readonly string[],
) {
  const waiting = new Set(baseline);
  const found = [
    ...files.sentences.map(({ path, text }) => ({ path, words: stumblingWords(path, text) })),
    ...files.code.map(({ path, text }) => ({ path, words: wordsOfCode(path, text) })),
  ];
  const withWords = new Set(found.flatMap(({ path, words }) => (words.length > 0 ? [path] : [])));
  return {
    complaints: found
      .filter(({ path }) => !waiting.has(path))
      .flatMap(({ path, words }) =>
        words.map((one) => `${path}:${one.line}: “${one.words}”. Plainer: ${one.instead}.`),
      ),
    cleanNow: baseline.filter((path) => !withWords.has(path)),
  };
}

function filesOf(patterns: readonly string[]): CheckedFile[] {
  return [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: projectFolder })))]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/node_modules|\/dist\/|\.d\.m?tsx?$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
}

if (import.meta.main) {
  const sentences = filesOf(WITH_SENTENCES).filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const code = filesOf(DONE.map((folder) => `${folder}/**/*.*`)).filter(({ path }) => isDone(path));
  const { complaints, cleanNow } = wordComplaints({ sentences, code }, WORDS_BASELINE);
  for (const complaint of complaints) console.error(complaint);
  for (const path of cleanNow) console.log(`${path} is clean: take it out of WORDS_BASELINE`);
  const waiting = WORDS_BASELINE.length - cleanNow.length;
  console.log(
    `words: the sentences of ${sentences.length} files, the comments and names of ${code.length}, ${complaints.length} complaints, ${waiting} files still to be reworded`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
