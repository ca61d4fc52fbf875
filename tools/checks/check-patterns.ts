// Fails on a regular expression that can backtrack: a text made for it would keep a thread busy for seconds or
// forever.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';
import { patternAmbiguity } from './pattern-ambiguity.ts';
import { UnknownPattern } from './pattern-parts.ts';
import { writtenPatterns } from './written-patterns.ts';

/** The code that runs for people. The files directly in web and those in web/build are the build, which reads our own files. */
const PATTERNS = ['{domain,contract,server,demo}/**/*.{ts,tsx}', 'web/*/**/*.{ts,tsx}'];

interface DeclaredPattern {
  readonly file: string;
  /** The beginning of the expression in the source. */
  readonly begins: string;
  /** The reason that no text can make it slow. */
  readonly bound: string;
}

/**
 * Expressions that can backtrack, but only over a text that isn't anyone's input, or that are only known while the
 * program runs.
 */
const DECLARED_PATTERNS: readonly DeclaredPattern[] = [
  {
    file: 'domain/comment-bank/comment-placeholders.ts',
    begins: 'new RegExp(`(?<![\\\\p{L}\\\\p{N}{])${escaped}',
    bound: 'A name to the letter, between fixed looks ahead and behind: it has no loop.',
  },
  {
    file: 'domain/rollover/term-mentions.ts',
    begins: 'new RegExp(',
    bound:
      'Only the years vary, and they are digits. Each of its ways begins with a word and has one loop at a time.',
  },
  {
    file: 'server/opening/page-opening.ts',
    begins: '/<html lang="en"',
    bound: 'Reads the page that our build made, before anything of a person is in it.',
  },
  {
    file: 'server/pdf/choose-fonts.ts',
    begins: 'new RegExp(`[${lettersOf(font.scripts)}]`',
    bound: 'One character of a set.',
  },
  {
    file: 'server/pdf/choose-fonts.ts',
    begins: 'new RegExp(longestFirst',
    bound: 'Texts to the letter, without a loop, in a process that can be stopped.',
  },
  {
    file: 'server/pdf/claim-accessibility.ts',
    begins: 'new RegExp(`/${key} ',
    bound: 'Reads the dictionary that Typst wrote.',
  },
  {
    file: 'server/pdf/pdf-text.ts',
    begins: 'new RegExp(\n  `[^${lettersOf(',
    bound: 'One character of a set.',
  },
  {
    file: 'server/pdf/pdf-text.ts',
    begins: 'new RegExp(`[${lettersOf(scriptsOfSentences)',
    bound: 'One character of a set.',
  },
  {
    file: 'server/pdf/pdf-text.ts',
    begins: 'new RegExp(`[${lettersOf(unspacedScripts)',
    bound: 'One character of a set.',
  },
];

interface PatternReport {
  readonly complaints: readonly string[];
  readonly count: number;
}

/** The complaints about the expressions of these files, and about unnecessary declarations. */
export function patternReport(
  files: readonly { readonly path: string; readonly text: string }[],
  declared: readonly DeclaredPattern[],
): PatternReport {
  const complaints: string[] = [];
  const used = new Set<DeclaredPattern>();
  let count = 0;
  for (const { path, text } of files) {
    for (const written of writtenPatterns(path, text)) {
      count += 1;
      const fault = faultOf(written.pattern, written.flags);
      if (fault === null) continue;
      const declaration = declared.find(
        ({ file, begins }) => file === path && written.written.startsWith(begins),
      );
      if (declaration) used.add(declaration);
      else complaints.push(`${path}:${written.line}: ${written.written}\n  ${fault}`);
    }
  }
  for (const { file, begins } of declared.filter((one) => !used.has(one))) {
    complaints.push(`${file}: take ${begins} out of DECLARED_PATTERNS, nothing needs it.`);
  }
  return { complaints, count };
}

function faultOf(pattern: string | null, flags: string): string | null {
  if (pattern === null) {
    return 'Only known while the program runs. Write it of constants of its file, or declare its bound.';
  }
  try {
    const found = patternAmbiguity(pattern, flags);
    if (found === null) return null;
    const repeated = JSON.stringify(found.repeated);
    return `Can backtrack (${found.growth}), for example over ${repeated} many times. Make its parts exclude each other, or read the text by hand.`;
  } catch (error) {
    if (!(error instanceof UnknownPattern)) throw error;
    return `Can't be checked (${error.message}). Write it in another way, or declare its bound.`;
  }
}

if (import.meta.main) {
  const files = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: projectFolder }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => !/node_modules|^web\/build\/|\/dist\/|\/testing\/|\.(?:test|d)\.tsx?$/.test(path),
    )
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
  const { complaints, count } = patternReport(files, DECLARED_PATTERNS);
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `patterns: ${count} regular expressions, ${DECLARED_PATTERNS.length} declared, ${complaints.length} complaints`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
