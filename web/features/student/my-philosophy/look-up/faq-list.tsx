import { useState } from 'react';
import type { FaqEntry } from '@elenchus/domain/design/faq.ts';
import { IconChevronDown } from '../../../../ui/icons.ts';
import { MarkdownText } from '../../../../ui/markdown/markdown-text.tsx';
import styles from './faq-list.module.css';

/** Questions that open to their answers; any number may be open, and the browser's search finds them. */
export function FaqList({ items }: { items: readonly FaqEntry[] }) {
  if (items.length === 0) {
    return <p className={styles.empty}>There are no questions and answers here yet.</p>;
  }
  return (
    <div className={styles.list}>
      {items.map((item, place) => (
        // The list may contain the same question twice.
        // oxlint-disable-next-line react/no-array-index-key
        <FaqItem key={place} {...item} />
      ))}
    </div>
  );
}

function FaqItem({ question, answer }: FaqEntry) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.item} onToggle={() => setOpened(true)}>
      <summary className={styles.question}>
        <span>{question}</span>
        <IconChevronDown aria-hidden />
      </summary>
      <div className={styles.answer}>{wasOpened && <MarkdownText text={answer} />}</div>
    </details>
  );
}
