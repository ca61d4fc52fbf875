import { expect, test } from 'vitest';
import { filesOfViews } from './view-files.ts';

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
