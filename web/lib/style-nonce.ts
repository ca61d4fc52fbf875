// The mark that the server's security policy demands of style elements made at run time.

/** The nonce of this page; undefined on the development server, which sets no policy. */
export function styleNonce(): string | undefined {
  const element = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return element?.nonce || undefined;
}
