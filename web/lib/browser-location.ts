// The address of the page as React sees it, and moving to another view without loading the page.
import { useSyncExternalStore } from 'react';

/** The event of an address that changed without loading the page. */
export const MOVED = 'elenchus:moved';
/** A state of the address, which outlasts loading the page again. */
export const AT_HEADING = 'at-heading';
let mustFocusHeading = globalThis.history?.state === AT_HEADING;
let renderedSearch: string | null = null;

/** A value in the query of the address; the component renders again whenever the query changes. */
export function useQueryValue(name: string): string | null {
  return new URLSearchParams(useSearch()).get(name);
}

/** The whole query of the address. */
export function useSearch(): string {
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => renderedSearch ?? location.search,
  );
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

/** The next heading that appears takes the focus. */
export function wantHeadingFocus(): void {
  mustFocusHeading = true;
}

/**
 * Whether the heading that has just appeared should take the focus; asking answers only once.
 * Without it a keyboard or screen reader would stay on a link of the view that has gone.
 */
export function takeHeadingFocus(): boolean {
  const wanted = mustFocusHeading;
  mustFocusHeading = false;
  // Each entry of the history takes the browser time, and most have no state.
  if (wanted && history.state !== null) history.replaceState(null, '');
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
