// The place of a conversation about a grade, and going there from a notice or from another tab.
import { createContext, use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { takeHeadingFocus } from '../../../../lib/browser-location.ts';

interface WantedPlace {
  /** The question whose conversation is wanted; null for none. */
  readonly questionId: string | null;
  readonly onReached: () => void;
}

export const WantedPlaceContext = createContext<WantedPlace>({
  questionId: null,
  onReached: () => undefined,
});

interface AskedPlaceProps {
  readonly questionId: string;
  readonly children: ReactNode;
}

/** Around the conversation about a grade: it comes into view and takes the focus when it is wanted. */
export function AskedPlace({ questionId, children }: AskedPlaceProps) {
  const wanted = use(WantedPlaceContext);
  const place = useRef<HTMLDivElement>(null);
  const isWanted = wanted.questionId === questionId;
  const { onReached } = wanted;
  useEffect(() => {
    if (!isWanted) return;
    // The focus is better here than at the heading of the view.
    takeHeadingFocus();
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
    onReached();
  }, [isWanted, onReached]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
