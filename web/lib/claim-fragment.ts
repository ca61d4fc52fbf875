// The netID and the code of a claim link.
import { readClaimFragment } from '@elenchus/domain/people/claim-code.ts';

/** Whether the page was opened with such a link. */
export function hasClaimFragment(): boolean {
  return readClaimFragment(location.hash) !== null;
}

/** What the link fills in, or null. It leaves the address, so that neither the history nor a copied address keeps it. */
export function takeClaimFragment(): { readonly username: string; readonly code: string } | null {
  const claim = readClaimFragment(location.hash);
  if (claim === null) return null;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return claim;
}
