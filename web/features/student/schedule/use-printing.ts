// Prints the page once everything that belongs on paper is there.
import { useEffect, useState } from 'react';
import { loadRendererFor } from '../../../ui/markdown/markdown-text.tsx';

/** Whether the printed parts must be rendered, and what the Print button does. */
export function usePrinting(description: string) {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies > 0) requestAnimationFrame(() => globalThis.print());
  }, [copies]);
  const print = async (): Promise<void> => {
    // Without a network, the text is printed as it was typed.
    await loadRendererFor(description).catch(() => {});
    setCopies((count) => count + 1);
  };
  return { isPrinted: copies > 0, print };
}
