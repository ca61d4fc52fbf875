// What the rendering of one text may cost (DSN-176). A few kilobytes of Markdown can ask for megabytes of HTML, by a long address
// that many links refer to or by table rows that leave their cells out, and for seconds of work, by brackets that never
// close.
import type { MarkdownIt, StateBlock, Token } from 'markdown-it/browser';

interface Budget {
  /** Characters that are read to find where a label or a title ends. */
  steps: number;
  /** Cells of tables. */
  cells: number;
  /** Characters of addresses and titles. */
  addresses: number;
  /** Characters of the column words that are repeated in each cell. */
  columnWords: number;
}

/** More than any text of a course needs; what a text may cost grows with its own length only. */
function budgetFor({ length }: string): Budget {
  return {
    steps: 1_000_000 + 8 * length,
    cells: 1000 + length / 6,
    addresses: 20_000 + 2 * length,
    columnWords: 20_000 + 2 * length,
  };
}

/** What is left for the text that is being rendered. Rendering doesn't wait, so there is one at a time. */
let left = budgetFor('');

/** Begins a text. */
export function beginBudget(text: string): void {
  left = budgetFor(text);
}

/** Whether so much is left; then it is taken. */
export function takeFromBudget(kind: keyof Budget, amount: number): boolean {
  if (left[kind] < amount) return false;
  left[kind] -= amount;
  return true;
}

/** Keeps the parser within the budget: what comes after it stays text. */
export function limitMarkdown(markdown: MarkdownIt): void {
  limitBrackets(markdown);
  limitTables(markdown);
  markdown.core.ruler.push('limited-addresses', ({ tokens }) => {
    for (const { children } of tokens) for (const token of children ?? []) limitAddress(token);
  });
}

function limitBrackets({ helpers }: MarkdownIt): void {
  const { parseLinkLabel, parseLinkTitle } = helpers;
  const limitedLabel: typeof parseLinkLabel = (state, start, disableNested) => {
    if (left.steps <= 0) return -1;
    const end = parseLinkLabel(state, start, disableNested);
    left.steps -= (end < 0 ? state.posMax : end) - start;
    return end;
  };
  const limitedTitle: typeof parseLinkTitle = (text, start, max, before) => {
    const none = { ok: false, can_continue: false, pos: 0, str: '', marker: 0 };
    if (left.steps <= 0) return none;
    const title = parseLinkTitle(text, start, max, before);
    left.steps -= (title.ok ? title.pos : max) - start;
    return title;
  };
  Object.assign(helpers, { parseLinkLabel: limitedLabel, parseLinkTitle: limitedTitle });
}

/** A table with more cells than the budget has becomes text, and so do those after it. */
function limitTables({ block }: MarkdownIt): void {
  // Tables come first: other rules would take their lines.
  const [rule] = block.ruler.getRules('');
  if (!rule) throw new Error('The parser has no tables.');
  const limited: typeof rule = (state, start, end, isSilent) => {
    if (left.cells <= 0) return false;
    const cells = cellsFrom(state, start, end);
    if (cells > left.cells) {
      left.cells = 0;
      return false;
    }
    const isTable = rule(state, start, end, isSilent);
    if (isTable && !isSilent) left.cells -= cells;
    return isTable;
  };
  block.ruler.at('table', limited, { alt: ['paragraph', 'reference'] });
}

/** The most cells that a table from this line can have: each row gets as many as the first, however short it is. */
function cellsFrom(state: StateBlock, start: number, end: number): number {
  const lineAt = (line: number): string =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  if (start + 1 >= end || !/^[|:\-\s]+$/u.test(lineAt(start + 1))) return 0;
  let last = start + 2;
  while (last < end && !state.isEmpty(last)) last += 1;
  return lineAt(start).split('|').length * (last - start - 1);
}

/** A link beyond the budget keeps its words, and a picture its name. */
function limitAddress(token: Token): void {
  const attribute = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : null;
  if (attribute === null) return;
  const lengthOf = (name: string): number => String(token.attrGet(name) ?? '').length;
  const length = lengthOf(attribute) + lengthOf('title');
  if (!takeFromBudget('addresses', length)) token.attrs = [];
}
