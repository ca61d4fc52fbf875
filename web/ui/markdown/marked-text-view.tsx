import { hasMarks, readMarkedText, type MarkedPart } from '@elenchus/domain/base/marked-text.ts';
import styles from './marked-text-view.module.css';

/**
 * A question text or a comment with its emphasis, links and quotations. It has only inline elements, so that it can be
 * inside a legend; whatever is around it keeps line breaks (white-space: pre-wrap).
 */
export function MarkedText({ children: text }: { readonly children: string }) {
  if (!hasMarks(text)) return text;
  return readMarkedText(text).map(({ kind, parts }, place) => {
    const key = `${place}`;
    return kind === 'quote' ? (
      <q key={key} className={styles.quote}>
        <Parts parts={parts} />
      </q>
    ) : (
      <span key={key}>
        <Parts parts={parts} />
      </span>
    );
  });
}

function Parts({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map((part, place) => {
    // The parts of a text never change places.
    const key = `${place}`;
    if (part.kind === 'text') return <span key={key}>{part.text}</span>;
    if (part.kind === 'emphasis')
      return (
        <em key={key}>
          <Parts parts={part.parts} />
        </em>
      );
    return (
      // In a new tab, because the person may be in the middle of an answer.
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer">
        <Parts parts={part.parts} />
      </a>
    );
  });
}
