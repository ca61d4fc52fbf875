// What the list shows, kept in the address: ?q=kant&order=title&page=2
import { useEffect, useState } from 'react';
import { COURSE_ORDERS, type CourseOrder } from '@elenchus/domain/people/course-list.ts';
import { useQueryValue } from '../../../../lib/browser-location.ts';
import { moveWithin } from '../../../../lib/move-within.ts';
import { paths } from '../../../../lib/paths.ts';
import { useSettledText } from '../../../../lib/settled-text.ts';
import type { ListQuery } from '../admin-calls.ts';

const PAUSE = 250;

/** The address of the list. */
export function listHref({ q, order, page }: ListQuery): string {
  const query = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(order !== 'activity' && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? paths.admin : `${paths.admin}?${query}`;
}

/** What the address asks for, and the field that changes it as the admin types. */
export function useListAddress() {
  const q = useQueryValue('q') ?? '';
  const order = readOrder(useQueryValue('order'));
  const page = readPage(useQueryValue('page'));
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  // Back, or a link: the field follows the address.
  if (q !== seen) {
    setSeen(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const { settled } = useSettledText(typed, PAUSE);
  const wanted = settled.trim();
  useEffect(() => {
    if (wanted !== q && wanted === typed.trim()) {
      moveWithin(listHref({ q: wanted, order, page: 1 }), { replaces: true });
    }
    // Only when the typing pauses: otherwise Back would be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  return {
    query: { q, order, page },
    typed,
    setTyped,
    setOrder: (next: CourseOrder) => moveWithin(listHref({ q, order: next, page: 1 })),
  };
}

/** The order that a text names, or the usual one. */
export function readOrder(text: string | null): CourseOrder {
  return COURSE_ORDERS.find((order) => order === text) ?? 'activity';
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
