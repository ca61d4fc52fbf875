// Text of people inside the HTML of a work document: always as text, never as markup.

import { readMarkedText, type MarkedPart } from '@elenchus/domain/base/marked-text.ts';

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

/** A question text with its emphasis, links and quotations; line ends stay as they are. */
export function markedTextHtml(text: string): string {
  return readMarkedText(text)
    .map(({ kind, parts }) => {
      const html = parts.map(partHtml).join('');
      return kind === 'quote' ? `<blockquote>${html}</blockquote>` : html;
    })
    .join('');
}

function partHtml(part: MarkedPart): string {
  if (part.kind === 'text') return escapeHtml(part.text);
  const inside = part.parts.map(partHtml).join('');
  return part.kind === 'emphasis'
    ? `<em>${inside}</em>`
    : `<a href="${escapeHtml(part.href)}">${inside}</a>`;
}
