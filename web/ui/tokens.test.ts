/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { familiesOf, tokensOf } from './testing/read-tokens.ts';

const web = path.join(import.meta.dirname, '..');
const shared = tokensOf(':root');
const light = tokensOf("[data-theme='light']");
const dark = tokensOf("[data-theme='dark']");

test('every purpose has a color by day and by night', () => {
  expect(light.size).toBeGreaterThan(10);
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

test('each step of the spacing scale is as long as its name says', () => {
  const steps = [...shared].flatMap(([name, value]) => {
    const [, pixels] = /^--space-(\d+)$/.exec(name) ?? [];
    return pixels === undefined ? [] : [[`${Number(pixels) / 16}rem`, value]];
  });
  expect(steps.length).toBeGreaterThan(10);
  for (const [named, value] of steps) expect(value).toBe(named);
});

test('the browser frames the page in the color of the paper', () => {
  const page = readFileSync(path.join(web, 'index.html'), 'utf8');
  expect(page).toContain(`content="${light.get('--paper')}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${dark.get('--paper')}" media="(prefers-color-scheme: dark)"`);
});

test('each web font has a local fallback of the same width', () => {
  const fonts = readFileSync(path.join(web, 'ui/fonts.css'), 'utf8');
  const faces = [...fonts.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
  for (const stack of ['--sans', '--serif'] as const) {
    const families = familiesOf(stack);
    const [fetched] = families;
    const next = families.find((family) => family.includes('Stand-in'));
    const of = (family: string | undefined): string[] =>
      faces.filter((face) => face.includes(`font-family: ${family};`));
    expect(of(fetched).length).toBeGreaterThan(0);
    expect(of(fetched).every((face) => face.includes('url('))).toBe(true);
    expect(of(next).length).toBeGreaterThan(1);
    expect(of(next).every((face) => /size-adjust[^]*local\(/.test(face))).toBe(true);
  }
});

test('every variable that a style sheet or a script reads is declared somewhere', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: web }).filter(
    (file) => !/node_modules|dist|\.test\.|testing/.test(file),
  );
  const texts = files.map((file) => readFileSync(path.join(web, file), 'utf8'));
  const declared = new Set(
    texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)['"\]]*\s*:/g)].map(([, name]) => name)),
  );
  const read = texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)]);
  const undeclared = read.map(([, name]) => name).filter((name) => !declared.has(name));
  expect([...new Set(undeclared)]).toEqual([]);
});
