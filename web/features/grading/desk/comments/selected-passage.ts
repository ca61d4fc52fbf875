// What somebody has selected in an essay, as a place in its text.
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { PassageRange } from '@elenchus/domain/passages/passage-anchor.ts';

interface SelectedPassage {
  readonly range: PassageRange;
  /** Below the end of the selection, in pixels from the top left of the essay. */
  readonly top: number;
  readonly left: number;
}

/** The selection of the page inside an essay; null for none. Numbers and notes between the words don't count. */
export function selectedRange(essay: HTMLElement): PassageRange | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(essay)) return null;
  const selected: { readonly start: number; readonly end: number }[] = [];
  for (const piece of essay.querySelectorAll<HTMLElement>('[data-start]')) {
    const text = piece.firstChild;
    if (!(text instanceof Text) || !range.intersectsNode(text)) continue;
    const first = Number(piece.dataset['start']);
    const from = text === range.startContainer ? range.startOffset : 0;
    const to = text === range.endContainer ? range.endOffset : text.length;
    if (from < to) selected.push({ start: first + from, end: first + to });
  }
  const [first, last] = [selected.at(0), selected.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}

/** Follows what is selected in an essay. */
export function useSelectedPassage(essay: RefObject<HTMLElement | null>): SelectedPassage | null {
  const [selected, setSelected] = useState<SelectedPassage | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setSelected(essay.current && placeOf(essay.current));
    };
    const lookSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    document.addEventListener('selectionchange', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', lookSoon);
    };
  }, [essay]);
  return selected;
}

function placeOf(essay: HTMLElement): SelectedPassage | null {
  const range = selectedRange(essay);
  const end = range && [...(getSelection()?.getRangeAt(0).getClientRects() ?? [])].at(-1);
  if (!range || !end) return null;
  const { top, left, width } = essay.getBoundingClientRect();
  const across = Math.min(Math.max(end.right - left, 0), width);
  return { range, top: end.bottom - top, left: across };
}
