import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadable } from './loadable.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';
import styles from './markdown-text.module.css';

interface TextProps {
  readonly text: string;
}

const loadRenderer = async (): Promise<ComponentType<TextProps>> => {
  const module = await import('./rendered-markdown.tsx');
  return module.RenderedMarkdown;
};

export const RenderedText = loadable(async () => {
  try {
    return await loadRenderer();
  } catch {
    // Without a network the text stays readable, and the page around it in use: somebody may be typing there.
    return UnrenderedMarkdown;
  }
});

/** A text in Markdown, set for reading. */
export function MarkdownText({ text }: TextProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={[96, 100, 92, 98, 60]} />}>
      <RenderedText text={text} />
    </Suspense>
  );
}

/** The text as it was written, until the renderer can be had. */
function UnrenderedMarkdown({ text }: TextProps) {
  const [renderer, setRenderer] = useState<{ readonly Text: ComponentType<TextProps> } | null>(
    null,
  );
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const Text = await loadRenderer();
        setRenderer({ Text });
      } catch {
        // Still without a network: the next time it comes back is the next chance.
      }
    };
    const again = (): void => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  if (renderer) return <renderer.Text text={text} />;
  return <p className={`${styles.text} ${styles.plain}`}>{text}</p>;
}
