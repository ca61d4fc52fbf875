import { lazy, Suspense } from 'react';
import { SkeletonLines } from './skeleton-lines.tsx';

const RenderedMarkdown = lazy(async () => {
  const module = await import('./rendered-markdown.tsx');
  return { default: module.RenderedMarkdown };
});

/** A text in Markdown, set for reading. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Suspense fallback={<SkeletonLines lines={[96, 100, 92, 98, 60]} />}>
      <RenderedMarkdown text={text} />
    </Suspense>
  );
}
