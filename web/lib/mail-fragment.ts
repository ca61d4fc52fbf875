// The secret of a link that confirms an email address.

const FRAGMENT = /^#confirm-mail=([\w-]{1,200})$/;

/** The secret in the address, or null. It leaves the address, so that neither the history nor a copied address keeps it. */
export function takeMailSecret(): string | null {
  const secret = FRAGMENT.exec(location.hash)?.[1] ?? null;
  if (secret !== null) {
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return secret;
}
