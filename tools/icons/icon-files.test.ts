import { describe, expect, test } from 'vitest';
import { iconFiles, iconsNamedIn } from './icon-files.ts';

const icons = {
  x: [
    ['path', { d: 'M18 6l-12 12' }],
    ['path', { d: 'M6 6l12 12' }],
  ],
  'book-2': [
    ['path', { d: 'M19 4v16' }],
    ['path', { d: 'M9 8h6' }],
  ],
  ladder: [
    ['path', { d: `M19 4${'v16'.repeat(40)}` }],
    ['path', { d: 'M9 8h6' }],
  ],
  dot: [['circle', {}]],
  relative: [['path', { d: 'm1 1h2' }]],
} as const;
const made = (...names: string[]) => iconFiles(new Set(names), { version: '9.9.9', icons });

describe('the files that draw icons', () => {
  test('a component with a path for each line', () => {
    expect(made('IconX').get('icons/icon-x.tsx')).toBe(
      `// Made by tools/icons/make-icons.ts from @tabler/icons 9.9.9. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconX(props: IconProps) {
  return drawIcon(props, 'M18 6l-12 12', 'M6 6l12 12');
}
`,
    );
  });

  test('an icon of links has all lines in one path', () => {
    expect(made('IconBook2').get('icons/icon-book-2.tsx')).toContain(
      "drawIcon(props, 'M19 4v16M9 8h6')",
    );
  });

  test('long paths have lines of their own, as the formatter writes them', () => {
    expect(made('IconLadder').get('icons/icon-ladder.tsx')).toContain(
      `drawIcon(\n    props,\n    'M19 4${'v16'.repeat(40)}',\n    'M9 8h6',\n  );`,
    );
  });

  test('one file passes all of them on', () => {
    expect(made('IconX', 'IconBook2').get('icons.ts')?.split('\n').slice(1)).toEqual([
      "export { IconBook2 } from './icons/icon-book-2.tsx';",
      "export { IconX } from './icons/icon-x.tsx';",
      '',
    ]);
  });

  test.each([
    ['IconNowhere', 'Tabler has no outline icon for the name IconNowhere'],
    ['IconDot', 'IconDot has a circle'],
    ['IconRelative', 'IconRelative has a path that'],
  ])('%s is refused', (name, sentence) => {
    expect(() => made(name)).toThrow(sentence);
  });

  test('the names that a file imports, on one line or on several', () => {
    const source = `import { IconX } from './icons.ts';
import {
  IconBook2,
  IconEye as Eye,
} from '../../ui/icons.ts';
import { IconButton } from '../../ui/icon-button.tsx';`;
    expect(iconsNamedIn(source)).toEqual(['IconX', 'IconBook2', 'IconEye']);
  });
});
