import type { ReactNode } from 'react';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from './icons.ts';
import styles from './notice.module.css';

const icons = { attention: IconAlertCircle, well: IconCircleCheck, plain: IconInfoCircle };

interface NoticeProps {
  readonly tone?: keyof typeof icons;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A few words with an icon, set apart from the text around them. */
export function Notice({ tone = 'plain', id, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.notice} data-tone={tone} id={id}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
