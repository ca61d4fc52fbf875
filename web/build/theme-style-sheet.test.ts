/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { themeStyleSheet } from './theme-style-sheet.ts';
import { palettes, purposes, theme } from '../ui/theme.ts';

const sheet = themeStyleSheet();

function ownNames(variables: Record<string, string>): Set<string> {
  return new Set(Object.keys(variables).filter((name) => !name.startsWith('--mantine')));
}

test('every purpose has a colour by day and by night', () => {
  expect(ownNames(purposes.dark)).toEqual(ownNames(purposes.light));
});

test('the style sheet has our palettes and none of the others', () => {
  const names = [...sheet.matchAll(/--mantine-color-(\w+)-0:/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(Object.keys(palettes)));
});

test('our colours replace those of the component set', () => {
  const light = sheet.slice(sheet.indexOf(':root[data-mantine-color-scheme="light"]'));
  expect(light).toContain('--mantine-color-body: var(--paper);');
  expect(light).not.toContain('--mantine-color-body: #fffdf9;');
});

test('the browser frames the page in the colour of the paper', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8');
  expect(page).toContain(`content="${purposes.light['--paper']}" media="(prefers-color-scheme: l`);
  expect(page).toContain(`content="${palettes.dark[7]}" media="(prefers-color-scheme: dark)"`);
});

test('each web font has a local fallback of the same width', () => {
  const fonts = readFileSync(path.join(import.meta.dirname, '../ui/fonts.css'), 'utf8');
  const faces = [...fonts.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
  for (const stack of [theme.fontFamily, theme.headings?.fontFamily]) {
    const families = (stack ?? '').split(', ');
    const [fetched] = families;
    const next = families.find((family) => family.includes('Stand-in'));
    const of = (family: string | undefined): string[] =>
      faces.filter((face) => face.includes(`font-family: ${family};`));
    expect(of(fetched).every((face) => face.includes('url('))).toBe(true);
    expect(of(next).length).toBeGreaterThan(1);
    expect(of(next).every((face) => /size-adjust[^]*local\(/.test(face))).toBe(true);
  }
});
