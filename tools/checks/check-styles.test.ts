import { describe, expect, test } from 'vitest';
import { queryComplaints, staleExceptions, styleComplaints } from './check-styles.ts';

const about = (sheet: string, path = 'web/ui/a.module.css') =>
  styleComplaints(path, sheet).map((complaint) => complaint.replace(`${path}: `, ''));

describe('spacing', () => {
  test.each([
    '.a { padding: 0.5rem }',
    '.a { margin: 0 auto -4px; }',
    '.a {\n  gap: var(--space-8)\n    12px;\n}',
    '.a { padding-inline: clamp(1rem, 2vw, var(--space-24)) }',
    '@media print { .a { row-gap: .75rem } }',
    '.a { padding: 11px }',
  ])('refuses %j', (sheet) => {
    expect(about(sheet)).toEqual([expect.stringContaining('use the nearest step')]);
  });

  test.each([
    '.a { padding: var(--space-8) 0; margin-inline: auto }',
    '.a { margin-bottom: -1px; padding: 1px var(--space-6) }',
    '.a { margin-top: calc((1lh - 1.25rem) / 2) }',
    '.a { margin-block: 0.5em; width: 3rem; scroll-margin-block: 5rem }',
    '/* padding: 3px; */ .a { gap: clamp(var(--space-32), 4vw, var(--space-64)) }',
  ])('accepts %j', (sheet) => {
    expect(about(sheet)).toEqual([]);
  });

  test('refuses a step that does not exist', () => {
    expect(about('.a { gap: var(--space-13) }')).toEqual([
      "var(--space-13) isn't a step of web/ui/tokens.css",
    ]);
  });
});

describe('breakpoints', () => {
  test.each([
    '@media (max-width: 47.99rem) {}',
    '@media (width < 48rem) {}',
    '@media (--phone) and (30rem <= height) {}',
    '@media (--tablet) {}',
  ])('refuses %j', (sheet) => {
    expect(about(sheet)).toHaveLength(1);
  });

  test.each([
    '@media (--phone) {}',
    '@media not (--columns) {}',
    '@media (--phone) and (hover: none) {}',
    '@media print, (forced-colors: active) {}',
  ])('accepts %j', (sheet) => {
    expect(about(sheet)).toEqual([]);
  });

  test('a script asks by name too', () => {
    expect(queryComplaints('web/a.ts', "matchMedia('(min-width: 62rem)')")).toHaveLength(1);
    const fine = "matchMedia('(prefers-color-scheme: dark)'); matchMedia(breakpoints.wide)";
    expect(queryComplaints('web/a.ts', fine)).toEqual([]);
  });
});

describe('buttons', () => {
  test.each([
    '.a button { border: 0; background: none }',
    '.a { background-color: transparent; color: red; border: none; }',
    '.a { all: unset }',
  ])('refuses %j', (sheet) => {
    expect(about(sheet)).toEqual([expect.stringContaining('resets a button')]);
  });

  test('accepts half of it, and the exceptions by their path and selector', () => {
    expect(about('.a { border: 0 } .b { background: none }')).toEqual([]);
    const bare = ':where(button) { border: 0; background: none }';
    expect(about(bare, 'web/ui/theme.css')).toEqual([]);
    expect(about(bare)).toHaveLength(1);
  });

  test('names the exceptions whose rule no longer exists', () => {
    expect(
      staleExceptions(new Map([['web/ui/theme.css', ':where(button) { border: 0 }']])),
    ).not.toContain('web/ui/theme.css :where(button)');
    expect(staleExceptions(new Map())).toContain('web/ui/theme.css :where(button)');
  });
});

test('no style sheet is longer than 250 lines', () => {
  expect(about('.a {}\n'.repeat(250))).toEqual([]);
  expect(about('.a {}\n'.repeat(251))).toEqual([expect.stringContaining('251 lines')]);
});
