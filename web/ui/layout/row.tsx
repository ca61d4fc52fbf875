import { createElement } from 'react';
import {
  gapClass,
  classNames,
  type LayoutProps,
  type LayoutTag,
  type Step,
} from './layout-props.ts';
import styles from './layout.module.css';

interface RowOwn {
  /** Of two steps, the first is between the lines of a cluster. */
  readonly gap?: Step | readonly [lines: Step, items: Step];
  readonly align?: 'start' | 'center' | 'baseline' | 'end';
  /** The first part is at one end of the line, the last at the other. */
  readonly spread?: boolean;
  /** A list without bullets and without room around it. */
  readonly isBareList?: boolean;
  readonly className?: string | undefined;
}

/** Parts beside each other on one line. */
export function Row<Tag extends LayoutTag = 'div'>(props: LayoutProps<Tag, RowOwn>) {
  const { as = 'div', gap, align, spread, isBareList, className, ...rest } = props;
  const tag: string = as;
  return createElement(tag, {
    ...rest,
    className: classNames(
      styles.row,
      gapClass(gap),
      align && styles[align],
      spread && styles.spread,
      isBareList && styles.bareList,
      className,
    ),
  });
}

/** Parts beside each other, on as many lines as they need. */
export function Cluster<Tag extends LayoutTag = 'div'>(props: LayoutProps<Tag, RowOwn>) {
  return Row({ ...props, className: classNames(styles.cluster, props.className) });
}
