// A page without scripts, for what must work without our screens: nothing of it can fail.
import { htmlText } from './page-sign-on.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #faf7f0; --ink: #26221d; --soft: #625b52; --line: #d8d0bf; --link: #1b565f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1915; --ink: #ece7dc; --soft: #b3aa9b; --line: #45413a; --link: #90c5cd; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.55 Georgia, 'Times New Roman', serif; }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.5rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; font-weight: 600; }
p { margin: 0 0 1rem; text-wrap: pretty; overflow-wrap: anywhere; }
a { display: inline-block; padding: 0.625rem 0; color: var(--link); }
button { padding: 0.75rem 1.25rem; border: 1px solid currentColor; border-radius: 0.375rem; background: none; color: var(--link); font: inherit; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.reference { margin: 1.5rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font: 0.9375rem/1.5 system-ui, sans-serif; }
.reference strong { color: var(--ink); letter-spacing: 0.06em; }
`;

interface PlainPage {
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Of the request, so that the policy allows the style. */
  readonly styleNonce: string;
}

/** A whole page with a heading. */
export function plainPage({ title, content, styleNonce }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(title)} · Elenchus</title>
<style nonce="${htmlText(styleNonce)}">${STYLE}</style>
</head>
<body>
<main>
<h1>${htmlText(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
