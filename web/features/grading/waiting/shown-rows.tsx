import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** So many rows are rendered at once; a class of a thousand would make the page slow. */
const STEP = 50;

/** The first rows of a list, and how many more there are. */
export function useShownRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(STEP);
  const count = Math.max(rows.length - most, 0);
  return {
    shown: rows.slice(0, most),
    more: { count, show: () => setMost((before) => before + 4 * STEP) },
  };
}

interface ShowMoreProps {
  readonly count: number;
  /** '120 more students'. */
  readonly what: string;
  readonly onMore: () => void;
}

/** The button below a list that isn't shown to its end. */
export function ShowMore({ count, what, onMore }: ShowMoreProps) {
  if (count === 0) return null;
  return (
    <div>
      <Button onClick={onMore}>Show {what}</Button>
    </div>
  );
}
