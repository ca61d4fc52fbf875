// What the layout pieces share: the element that they are, and the steps of the spacing scale.
import type { ComponentProps } from 'react';
import styles from './layout.module.css';

export type LayoutTag =
  | 'div'
  | 'p'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'form'
  | 'fieldset'
  | 'label'
  | 'figure'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'strong'
  | 'small'
  | 'em';

/** A step of the spacing scale (tokens.css). */
export type Step = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32 | 40 | 48;

/** An element of the page with the attributes that it has anyway. Rules of its class name win over those of the piece. */
export type LayoutProps<Tag extends LayoutTag, Own> = Omit<ComponentProps<Tag>, keyof Own> &
  Own & { readonly as?: Tag };

/** The class names of a piece and of its place in one. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The class of a gap; with two steps, the first is between the lines. */
export function gapClass(gap: Step | readonly [lines: Step, items: Step] | undefined) {
  if (gap === undefined) return undefined;
  if (typeof gap === 'number') return styles[`gap${gap}`];
  return classNames(styles[`gap${gap[1]}`], styles[`lines${gap[0]}`]);
}
