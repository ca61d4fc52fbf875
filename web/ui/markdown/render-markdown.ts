// Markdown as HTML. Text that looks like HTML stays text, and nothing is loaded from another host.
import { checkLinkUrl } from '@elenchus/domain/schedule/link-url.ts';
import MarkdownIt, { type Token } from 'markdown-it/browser';
import { beginBudget, limitMarkdown, takeFromBudget } from './markdown-budget.ts';

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
limitMarkdown(markdown);
const { rules } = markdown.renderer;

/** The addresses a link may open. Others start programs on the reader's machine, or lead nowhere. */
const LINK_SCHEMES = new Set(['http', 'https', 'mailto']);

const isHarmless = markdown.validateLink.bind(markdown);
markdown.validateLink = (address) => {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(address)?.[1];
  const isKnown = scheme === undefined || LINK_SCHEMES.has(scheme.toLowerCase());
  return isKnown && isHarmless(address);
};

// Whoever writes [the library](www.library.edu) means that site, and no page of this one.
const written = markdown.normalizeLink.bind(markdown);
markdown.normalizeLink = (address) => {
  const checked = checkLinkUrl(address);
  return written(checked.ok ? checked.value : address);
};

// The page has its own first heading, so the highest heading of the text is one level below it.
markdown.core.ruler.push('heading-levels', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = headings.reduce((least, { tag }) => Math.min(least, levelOf(tag)), 6);
  for (const heading of headings) {
    heading.tag = `h${Math.min(6, levelOf(heading.tag) - highest + 2)}`;
  }
});

function levelOf(tag: string): number {
  return Number(tag.slice(1));
}

rules['link_open'] = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'noopener noreferrer');
  return self.renderToken(tokens, index, options);
};

// A header without words heads nothing: the corner of a table is an empty cell.
markdown.core.ruler.push('empty-headers', ({ tokens }) => {
  for (const [place, token] of tokens.entries()) {
    if (token.type !== 'th_open' || tokens[place + 1]?.content.trim() !== '') continue;
    const end = tokens[place + 2];
    token.tag = 'td';
    if (end) end.tag = 'td';
  }
});

/** A table with this many columns is too wide for a phone. */
const WIDE_FROM = 3;

const TABLE_ROLES: Readonly<Record<string, string>> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  td_open: 'cell',
};

// On a phone the cells of a wide table stand below each other, each with the words of its column before it
// (markdown-text.module.css). The roles keep it a table for screen readers there too.
markdown.core.ruler.push('stacked-tables', ({ tokens }) => {
  let start = 0;
  for (const [end, { type }] of tokens.entries()) {
    if (type === 'table_open') start = end;
    if (type !== 'table_close') continue;
    const table = tokens.slice(start, end);
    const heads = table.flatMap((token, place) =>
      token.type === 'th_open' ? [plainWords(table[place + 1])] : [],
    );
    if (heads.length >= WIDE_FROM) markForStacking(table, affordable(table, heads));
  }
});

/** The words of the columns if each cell can have those of its own, else none: many cells times long words is too much. */
function affordable(table: readonly Token[], heads: readonly string[]): readonly string[] {
  const rows = table.filter(({ type }) => type === 'tr_open').length - 1;
  return takeFromBudget('columnWords', rows * heads.join('').length) ? heads : [];
}

function markForStacking(table: readonly Token[], heads: readonly string[]): void {
  let column = 0;
  for (const token of table) {
    const role = token.type === 'th_open' ? headRole(token) : TABLE_ROLES[token.type];
    if (role !== undefined) token.attrSet('role', role);
    if (token.type === 'tr_open') column = 0;
    if (token.type !== 'td_open') continue;
    token.attrSet('data-column', heads[column] ?? '');
    column += 1;
  }
}

/** The empty corner of a table is a cell. */
function headRole({ tag }: Token): string {
  return tag === 'td' ? 'cell' : 'columnheader';
}

function plainWords(inline: Token | undefined): string {
  const parts = inline?.children ?? [];
  return parts.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}

// A table that is still too wide scrolls by itself instead of widening the page; a keyboard scrolls what it can focus.
rules['table_open'] = (tokens, index, options, _env, self) =>
  `<div class="table-frame" role="group" aria-label="Table" tabindex="0">${self.renderToken(tokens, index, options)}`;
rules['table_close'] = () => '</table></div>';

const drawImage = rules['image'];
rules['image'] = (tokens, index, options, env, self) => {
  const address = String(tokens[index]?.attrGet('src') ?? '');
  const isOwn = /^\/(?!\/)/.test(address);
  if (isOwn && drawImage) return drawImage(tokens, index, options, env, self);
  // The security policy blocks pictures from other hosts, because loading one shows that host who is reading.
  const { escapeHtml } = markdown.utils;
  const name = tokens[index]?.content || 'Picture';
  return `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${escapeHtml(name)}</a>`;
};

/** The HTML of a Markdown text. */
export function renderMarkdown(text: string): string {
  beginBudget(text);
  return markdown.render(text);
}
