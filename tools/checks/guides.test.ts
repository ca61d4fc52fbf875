// Checks that the guides stay true: their bold words are labels of the screens, and they name only files that exist.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const sources = globSync('{web,domain}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/node_modules|dist|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' '));

/** Whether a source contains a text as a whole: between quotes, or between the tags of an element. */
function isOnAScreen(label: string): boolean {
  // The screen may fill in a number: of 'Move 12 students', the source has 'Move {'.
  const [, before] = /^(\D+ )\d/.exec(label) ?? [];
  return (
    hasWhole(label, String.raw`(['"\`<…]| ?\{| <)`) ||
    (before !== undefined && hasWhole(before, String.raw`\$?\{`))
  );
}

function hasWhole(text: string, end: string): boolean {
  const words = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`(['"\`>]|\} ?|> )${words}${end}`);
  return sources.some((source) => whole.test(source));
}

describe.each(['student', 'ta', 'instructor'])('the guide %s', (guide) => {
  const text = readFileSync(path.join(root, 'docs/guides', `${guide}.md`), 'utf8');
  const labels = [...new Set([...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label))];

  test('quotes labels', () => {
    expect(labels.length).toBeGreaterThan(8);
  });

  test('quotes only labels that a screen shows', () => {
    expect(labels.filter((label) => !isOnAScreen(label))).toEqual([]);
  });

  test('has no label in italics, and no straight quotes or apostrophes', () => {
    const words = text.replaceAll(/`[^`]*`|\*\*.+?\*\*/g, '');
    expect(words.match(/["*'].*/g) ?? []).toEqual([]);
  });

  test('links only to whole addresses, because on the help page others lead nowhere', () => {
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });
});

test('a label that is nowhere is found out', () => {
  expect(isOnAScreen('Save everything now')).toBe(false);
  expect(isOnAScreen('Student Lis')).toBe(false);
  expect(isOnAScreen('Student List 12')).toBe(false);
});
