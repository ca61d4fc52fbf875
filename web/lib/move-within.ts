// Another state of the same view: the address changes, focus and scroll stay.
import { MOVED } from './browser-location.ts';

/** Another state of the same view: focus and scroll stay. A new entry for Back, unless it replaces the present one. */
export function moveWithin(href: string, { replaces = false }: { replaces?: boolean } = {}): void {
  if (new URL(href, location.href).href === location.href) return;
  if (replaces) history.replaceState(history.state, '', href);
  else history.pushState(null, '', href);
  dispatchEvent(new Event(MOVED));
}

/** Shows the same view narrowed by a value of the address; '' removes it. Focus and scroll stay. */
export function narrowBy(name: string, value: string): void {
  const address = new URL(location.href);
  if (value === '') address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  moveWithin(address.href, { replaces: true });
}

/** Writes what is shown into the address, so that Back returns to it; adds no history entry and opens no view. */
export function replaceQueryValue(name: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}
