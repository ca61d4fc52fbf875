import { AT_HEADING } from './browser-location.ts';

/** Loads the page again; then its heading takes the focus. */
export function reloadAtHeading(): void {
  history.replaceState(AT_HEADING, '');
  location.reload();
}
