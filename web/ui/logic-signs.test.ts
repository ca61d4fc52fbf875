/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { logicSignsFont } from './testing/logic-signs-font.ts';
import { familiesOf } from './testing/read-tokens.ts';

const fonts = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = [...fonts.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);

test('the file has the signs as they are drawn', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'logic-signs.ttf'));
  expect(file.equals(logicSignsFont())).toBe(true);
});

/** Whether a face is used for a character. */
function has(face: string, sign: string): boolean {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const code = sign.codePointAt(0) ?? 0;
  return ranges.some(([, from = '', to = from]) => {
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

test.each(['--sans', '--serif', '--monospace'] as const)('%s has every sign of logic', (stack) => {
  const families = familiesOf(stack).map((family) => `font-family: ${family};`);
  const own = faces.filter((face) => families.some((family) => face.includes(family)));
  for (const sign of '&¬∧∨→↔') expect(own.some((face) => has(face, sign))).toBe(true);
});

test('the first words need no other part of their families', () => {
  for (const stack of ['--sans', '--serif'] as const) {
    const [first] = familiesOf(stack);
    const upright = faces.filter(
      (face) => face.includes(`font-family: ${first};`) && face.includes('font-style: normal'),
    );
    expect(upright).toHaveLength(1);
  }
});
