import { useMemo } from 'react';
import { renderMarkdown } from './render-markdown.ts';
import styles from './markdown-text.module.css';

/** Loaded on its own by MarkdownText, because the renderer is as large as the rest of the page. */
export function RenderedMarkdown({ text }: { text: string }) {
  const html = useMemo(() => renderMarkdown(text), [text]);
  // The renderer lets no HTML of the text through.
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
