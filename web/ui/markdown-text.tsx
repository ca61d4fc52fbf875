import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { SkeletonLines } from './skeleton-lines.tsx';
import styles from './markdown-text.module.css';

interface TextProps {
  readonly text: string;
}

const loadRenderer = async (): Promise<ComponentType<TextProps>> => {
  const module = await import('./rendered-markdown.tsx');
  return module.RenderedMarkdown;
};

const RenderedMarkdown = lazy(async () => {
  try {
    return { default: await loadRenderer() };
  } catch {
    // Without a network the text stays readable and the page stays usable: a person may be typing there.
    return { default: UnrenderedMarkdown };
  }
});

/** A text in Markdown, set for reading. */
export function MarkdownText({ text }: TextProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={[96, 100, 92, 98, 60]} />}>
      <RenderedMarkdown text={text} />
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
        // Still no network: try again the next time it returns.
      }
    };
    const again = (): void => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  if (renderer) return <renderer.Text text={text} />;
  return <p className={`${styles.text} ${styles.plain}`}>{text}</p>;
}
