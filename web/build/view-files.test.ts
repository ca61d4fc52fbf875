import { expect, test } from 'vitest';
import { filesOfFirstWords, filesOfViews } from './view-files.ts';

test('a view has the files that its modules import, without those of every page', () => {
  const chunk = { type: 'chunk', isEntry: false, moduleIds: [], imports: [] } as const;
  const bundle = {
    'index.js': { ...chunk, isEntry: true, imports: ['shared.js'] },
    'shared.js': chunk,
    'login.js': {
      ...chunk,
      moduleIds: ['/field.tsx', '/login.tsx'],
      imports: ['student.js', 'shared.js'],
    },
    'student.js': { ...chunk, imports: ['logic.js'] },
    'logic.js': { ...chunk, imports: ['student.js'] },
    'login.css': { type: 'asset' },
  } as const;
  expect(filesOfViews(bundle, { own: ['/login.tsx'], sched: ['/nowhere.tsx'] })).toEqual({
    own: ['login.js', 'student.js', 'logic.js'],
    sched: [],
  });
});

test('the first words need the upright Latin fonts for controls and for reading', () => {
  const asset = { type: 'asset' } as const;
  const bundle = {
    'assets/inter-latin-wght-normal-Dx4kXJAl.woff2': asset,
    'assets/inter-greek-wght-normal-CkhJZR.woff2': asset,
    'assets/source-serif-4-latin-wght-normal-DMe4EKeb.woff2': asset,
    'assets/source-serif-4-latin-wght-italic-B-rCj6ir.woff2': asset,
    'assets/source-code-pro-latin-400-normal-DEXWLoHG.woff2': asset,
    'assets/first-Dx4kXJAl.css': asset,
  };
  expect(filesOfFirstWords(bundle)).toEqual([
    'assets/inter-latin-wght-normal-Dx4kXJAl.woff2',
    'assets/source-serif-4-latin-wght-normal-DMe4EKeb.woff2',
  ]);
});
