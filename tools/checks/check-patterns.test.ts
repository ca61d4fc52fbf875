import { describe, expect, it } from 'vitest';
import { patternReport } from './check-patterns.ts';
import { patternAmbiguity } from './pattern-ambiguity.ts';

const growthOf = ({ source, flags }: RegExp) => patternAmbiguity(source, flags)?.growth ?? 'linear';

describe('the growth of a regular expression', () => {
  it.each([
    /^(?:a*)*b/,
    /^(?:a|a)*b/,
    /^(?:a|b|ab)*c/,
    /^(?:\s*\w*)*!/,
    /^(?:(?:a|b)*c?)*$/,
    /^\W*(?:<!--[^]*?-->\s*)*<html/i,
    /(?:\r\n|\r|\n){2,}$/u,
    /^(?:x?y?)*$/,
    /(?:a+){1,100}b/,
    /^(?:(?=a)a|a)*b/,
  ])('%s is exponential', (pattern) => {
    expect(growthOf(pattern)).toBe('exponential');
  });

  it.each([
    /\s+$/,
    /^\s*(.*?)\s*$/,
    /\d+%/,
    /a.*b/,
    /^(.*?)\s*\(/u,
    /(?<=a)b+c/,
    /(?=.*a)b/,
    /^\s*\n\s*x/,
    /^[ \t]*\s*$/m,
    /\p{L}+\d/u,
    /^(?:x|\s*y|\s)*/,
  ])('%s is polynomial', (pattern) => {
    expect(growthOf(pattern)).toBe('polynomial');
  });

  it.each([
    /^\s+/,
    /\s+/g,
    /^\s*(?:a|b)\s*$/,
    /^a*$/,
    /^(?:a|b)*$/,
    /^\d{1,3}(?:[,.\s]\d{3})+$/,
    /^[a-z]+(?:-[a-z]+)*$/,
    /^#.*$/gm,
    /^a.*b/,
    /[?#][^]*$/,
    /\b\w+\b/g,
    /\.\d+$/,
    /\n(?:[^\S\n]*\n)+/u,
    /\[([^[\]]*)\]\(([^()]*)\)/gu,
    /[[\p{L}--[a-z]]&&\p{Lu}]+/v,
    /^\p{L}{1,60}$/u,
  ])('%s is linear', (pattern) => {
    expect(growthOf(pattern)).toBe('linear');
  });

  it.each([
    ['exponential', /^(?:a|b|ab)*c/],
    ['polynomial', /\d+%/],
  ] as const)('names a text over which %s growth can be counted', (growth, { source, flags }) => {
    const found = patternAmbiguity(source, flags);
    expect(found?.growth).toBe(growth);
    expect(found?.repeated).toMatch(growth === 'exponential' ? /^(?:aba|bab|abab)$/ : /^\d$/);
  });
});

function complaintsAbout(text: string, declared: Parameters<typeof patternReport>[1] = []) {
  return patternReport([{ path: 'domain/x.ts', text }], declared).complaints;
}

describe('the check of regular expressions', () => {
  it('reads literals and expressions of constants', () => {
    expect(complaintsAbout('export const x = /^a+$/;')).toEqual([]);
    expect(complaintsAbout('export const x = /\\s+$/;')).toHaveLength(1);
    expect(
      complaintsAbout("const S = '\\\\s+';\nconst x = new RegExp(`${S}$`, 'u');")[0],
    ).toContain('domain/x.ts:2: new RegExp(`${S}$`');
    expect(complaintsAbout('const x = new RegExp(String.raw`^\\d${2}$`);')).toEqual([]);
  });

  it('refuses what it can’t know or read, unless its bound is declared', () => {
    const text = 'export const find = (name: string) => new RegExp(name);';
    expect(complaintsAbout(text)[0]).toContain('Only known while the program runs');
    expect(
      complaintsAbout(text, [{ file: 'domain/x.ts', begins: 'new RegExp(name', bound: '-' }]),
    ).toEqual([]);
    expect(complaintsAbout('const x = /(a)\\1/;')[0]).toContain('a reference to a group');
    expect(complaintsAbout('const x = /(?<=a*)b/;')[0]).toContain('an endless look back');
  });

  it('refuses a declaration that nothing needs', () => {
    expect(complaintsAbout('', [{ file: 'domain/x.ts', begins: '/a/', bound: '-' }])).toHaveLength(
      1,
    );
  });
});
