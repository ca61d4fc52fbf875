import { createElement } from 'react';
import {
  gapClass,
  classNames,
  type LayoutProps,
  type LayoutTag,
  type Step,
} from './layout-props.ts';
import styles from './layout.module.css';

interface StackOwn {
  readonly gap?: Step;
  /** 'auto' is as wide as its widest part; otherwise, wide parts shrink or scroll. */
  readonly columns?: 'auto';
  /** A list without bullets and without room around it. */
  readonly isBareList?: boolean;
  readonly className?: string | undefined;
}

/** Parts below each other. */
export function Stack<Tag extends LayoutTag = 'div'>(props: LayoutProps<Tag, StackOwn>) {
  const { as = 'div', gap, columns, isBareList, className, ...rest } = props;
  const tag: string = as;
  return createElement(tag, {
    ...rest,
    className: classNames(
      styles.stack,
      columns && styles.auto,
      gapClass(gap),
      isBareList && styles.bareList,
      className,
    ),
  });
}
