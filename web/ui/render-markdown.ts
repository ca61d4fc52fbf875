// Markdown as HTML. Text that looks like HTML stays text, and nothing is loaded from another host.
import MarkdownIt from 'markdown-it/browser';

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
const { rules } = markdown.renderer;

// The page has its own first heading: the highest of the text goes right below it, the others follow.
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

// A wide table scrolls by itself instead of widening the page.
rules['table_open'] = () => '<div class="table-frame" tabindex="0"><table>';
rules['table_close'] = () => '</table></div>';

const drawImage = rules['image'];
rules['image'] = (tokens, index, options, env, self) => {
  const address = String(tokens[index]?.attrGet('src') ?? '');
  const isOwn = /^\/(?!\/)/.test(address);
  if (isOwn && drawImage) return drawImage(tokens, index, options, env, self);
  // The security policy keeps pictures of other hosts out, because loading one tells that host who reads.
  const { escapeHtml } = markdown.utils;
  const name = tokens[index]?.content || 'Picture';
  return `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${escapeHtml(name)}</a>`;
};

/** The HTML of a Markdown text. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}
