// The address of the page as React sees it, and moving to another view without loading the page.
import { useSyncExternalStore } from 'react';

const MOVED = 'elenchus:moved';
/** In the state of the address, because that outlasts loading the page again. */
const AT_HEADING = 'at-heading';
let mustFocusHeading = wasReloadedAtHeading();
let renderedSearch: string | null = null;

/** The query of the address; the component renders again whenever it changes. */
export function useQueryValue(name: string): string | null {
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => renderedSearch ?? location.search,
  );
  return new URLSearchParams(search).get(name);
}

/** On the server, where there is no address: what is rendered next is rendered for this query. */
export function renderAtAddress(search: string): void {
  renderedSearch = search;
}

/** Shows another view of this page: a new entry for Back, from the top, with the focus on its heading. */
export function moveTo(href: string): void {
  const target = new URL(href, location.href);
  if (target.href === location.href) return;
  // Another screen, not another view of this one.
  if (target.pathname !== location.pathname) return location.assign(href);
  history.pushState(null, '', href);
  wantHeadingFocus();
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

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

/** The next heading that appears takes the focus. */
export function wantHeadingFocus(): void {
  mustFocusHeading = true;
}

/** Loads the page again; then its heading takes the focus. */
export function reloadAtHeading(): void {
  history.replaceState(AT_HEADING, '');
  location.reload();
}

/** Asked once, at the start: until the old page is gone, its heading must not take the focus. */
function wasReloadedAtHeading(): boolean {
  if (globalThis.history?.state !== AT_HEADING) return false;
  history.replaceState(null, '');
  return true;
}

/**
 * Whether the heading that has just appeared should take the focus; asking answers only once.
 * Without it a keyboard or screen reader would stay on a link of the view that has gone.
 */
export function takeHeadingFocus(): boolean {
  const wanted = mustFocusHeading;
  mustFocusHeading = false;
  return wanted;
}

function watchAddress(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(MOVED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(MOVED, onChange);
  };
}
