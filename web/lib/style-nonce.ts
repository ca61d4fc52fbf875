// The mark that the server's security policy demands of style elements made at run time.

/** The nonce of this page; undefined on the development server, which sets no policy. */
export function styleNonce(): string | undefined {
  const element = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return element?.nonce || undefined;
}

/** Makes the nonce known to the scroll lock of Mantine's dialogs, which reads it from a global. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
