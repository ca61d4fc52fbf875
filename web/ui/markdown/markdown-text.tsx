import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadable } from '../loading/loadable.tsx';
import { SkeletonLines } from '../loading/skeleton-lines.tsx';
import styles from './markdown-text.module.css';

interface TextProps {
  readonly text: string;
}

const loadRenderer = async (): Promise<ComponentType<TextProps>> => {
  const module = await import('./rendered-markdown.tsx');
  return module.RenderedMarkdown;
};

const RenderedText = loadable(async () => {
  try {
    return await loadRenderer();
  } catch {
    // Without a network the text stays readable and the page stays usable: a person may be typing there.
    return UnrenderedMarkdown;
  }
});

/** Texts that the server has rendered into the page: the renderer is as large as the rest of the page. */
const drawnTexts = new Map<string, string>();

/** Keeps the HTML of a text as the server has drawn it. */
export function keepDrawnText(text: string): void {
  const drawn = document.querySelector(`.${styles.text}`);
  if (drawn !== null) drawnTexts.set(text, drawn.innerHTML);
}

/** Loads what a text needs to be rendered; nothing, where the server has rendered it. */
export async function loadRendererFor(text: string): Promise<void> {
  if (!drawnTexts.has(text)) await RenderedText.load();
}

/** A text in Markdown, set for reading. */
export function MarkdownText({ text }: TextProps) {
  const drawn = drawnTexts.get(text);
  return (
    <Suspense fallback={<SkeletonLines lines={[96, 100, 92, 98, 60]} />}>
      {drawn === undefined ? (
        <RenderedText text={text} />
      ) : (
        // oxlint-disable-next-line react/no-danger -- the server made it with the same renderer
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: drawn }} />
      )}
    </Suspense>
  );
}

/** The renderer that came with the network. A text that is shown later hears no network return. */
let loadedLater: { readonly Text: ComponentType<TextProps> } | null = null;

/** The text as it was written, until the renderer can be had. */
function UnrenderedMarkdown({ text }: TextProps) {
  const [renderer, setRenderer] = useState(loadedLater);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        loadedLater = { Text: await loadRenderer() };
        setRenderer(loadedLater);
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
