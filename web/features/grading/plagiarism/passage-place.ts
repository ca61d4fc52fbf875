// Where a passage is on the page; moving there takes the focus along.
import type { MouseEvent } from 'react';
import { focusInView } from '../../../ui/focus.ts';

export type Side = 'first' | 'second';

/** The id of the beginning of a passage on one side; places are counted from 0. */
export function passageId(side: Side, place: number): string {
  return `passage-${side}-${place + 1}`;
}

/** Follows a link to a passage: the other side scrolls into sight and takes the focus. */
export function goToPassage(event: MouseEvent, side: Side, place: number): void {
  event.preventDefault();
  focusInView(document.querySelector<HTMLElement>(`#${passageId(side, place)}`), {
    block: 'center',
  });
}
