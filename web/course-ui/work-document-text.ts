// Text of people inside the HTML of a work document: always as text, never as markup.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as HTML, for content and for quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? '');
}

/** The text as HTML with its line ends as breaks, for places where line ends would collapse. */
export function linesAsHtml(text: string): string {
  return escapeHtml(text.trim()).replaceAll(/\r\n?|\n/gu, '<br>');
}
