import { createElement } from 'react';
import { classNames, type LayoutProps, type LayoutTag } from './layout-props.ts';
import styles from './layout.module.css';

interface TextOwn {
  /** 'soft' for what is said in passing, 'attention' for what is wrong, 'well' for what is done. */
  readonly tone?: 'soft' | 'attention' | 'well';
  readonly size?: 'xs' | 'sm' | 'lg';
  readonly weight?: 400 | 500 | 600;
  readonly className?: string | undefined;
}

/** Words in another tone or size than those around them. */
export function Text<Tag extends LayoutTag = 'p'>(props: LayoutProps<Tag, TextOwn>) {
  const { as = 'p', tone, size, weight, className, ...rest } = props;
  const tag: string = as;
  return createElement(tag, {
    ...rest,
    className: classNames(
      tone && styles[tone],
      size && styles[size],
      weight && styles[`weight${weight}`],
      className,
    ),
  });
}
