import { expect, test } from 'vitest';
import { withNamedMedia } from './named-media.ts';

test.each([
  ['@media (--narrow) {', '@media (width < 48rem) {'],
  ['@media not (--columns) {', '@media not (width >= 60rem) {'],
  ['@media (--phone) and (hover: none) {', '@media (width <= 37.5rem) and (hover: none) {'],
  [
    '@media (not (--phone)) and (not (--columns)) {',
    '@media (not (width <= 37.5rem)) and (not (width >= 60rem)) {',
  ],
  ['@media print { .a { gap: var(--space-4) } }', '@media print { .a { gap: var(--space-4) } }'],
])('%s', (written, built) => {
  expect(withNamedMedia(written)).toBe(built);
});

test('an unknown name stops the build', () => {
  expect(() => withNamedMedia('@media (--tablet) {}')).toThrow('--tablet');
});
