// Which place in the document the content of an element takes: derived from the place around it.
import type { BlockWriter, BlockPlace } from './block-writer.ts';
import { inlineStyles } from './html-elements.ts';
import type { ListBlock, ListItem, ParagraphRole, TableBlock, TableCell } from './pdf-block.ts';
import { safeAddress } from './pdf-text.ts';

export type Attributes = { readonly [name: string]: string };

// Deeper lists and quotations stay readable as text of the innermost one; layout time doubles with each level.
const deepestContainer = 6;
const mostColumns = 12;

const roleClasses: ReadonlyMap<string, ParagraphRole> = new Map([
  ['question', 'question'],
  ['unanswered', 'quiet'],
  ['note', 'quiet'],
  ['byline', 'byline'],
]);

type Element = {
  readonly name: string;
  readonly attributes: Attributes;
  readonly classes: readonly string[];
};

/** The place of an element's content. */
export function placeInside(
  around: BlockPlace,
  name: string,
  attributes: Attributes,
  writer: BlockWriter,
): BlockPlace {
  const classes = (attributes['class'] ?? '').slice(0, 500).split(/\s+/u);
  const element = { name, attributes, classes };
  const styled = styledPlace(around, element);
  if (styled.hidden || styled.cell) return styled;
  return rowPlace(styled, element, writer) ?? containerPlace(styled, element, writer) ?? styled;
}

function styledPlace(around: BlockPlace, element: Element): BlockPlace {
  const { name, attributes, classes } = element;
  const css = (attributes['style'] ?? '').slice(0, 2000);
  const link = name === 'a' ? safeAddress(attributes['href'] ?? '') : undefined;
  const level = /^h[1-6]$/u.test(name) ? Number(name[1]) : 0;
  const isInside = around.containers > 0 || around.cell !== undefined;
  const asLabel = level > 0 && (isInside || (around.inHeader && level > 1));
  return {
    ...around,
    style: {
      ...around.style,
      ...inlineStyles.get(name),
      ...(link && { link }),
      ...(asLabel && { bold: true as const }),
    },
    role: roleOf(around, element),
    lines: linesOf(around, element, css),
    heading: level > 0 && !asLabel ? level : around.heading,
    hidden: 'hidden' in attributes || /display\s*:\s*none/iu.test(css),
    inHeader: around.inHeader || opensHeader(around, name, classes),
    inSection: around.inSection || name === 'section',
  };
}

function roleOf(around: BlockPlace, { name, classes }: Element): ParagraphRole | undefined {
  const named = classes.map((word) => roleClasses.get(word)).find((role) => role !== undefined);
  if (named) return named;
  if (name === 'caption' || name === 'figcaption') return 'caption';
  return opensHeader(around, name, classes) ? 'byline' : around.role;
}

function opensHeader(around: BlockPlace, name: string, classes: readonly string[]): boolean {
  const isHeader = name === 'header' || classes.includes('title-block');
  return isHeader && around.into.length === 0 && around.containers === 0 && !around.cell;
}

function linesOf(around: BlockPlace, { name, classes }: Element, css: string): BlockPlace['lines'] {
  if (name === 'pre') return around.cell ? 'keep' : 'code';
  if (around.lines === 'code') return 'code';
  const keeps = ['essay', 'question'].some((word) => classes.includes(word));
  return keeps || name === 'textarea' || /white-space\s*:\s*pre/iu.test(css)
    ? 'keep'
    : around.lines;
}

function rowPlace(
  around: BlockPlace,
  element: Element,
  writer: BlockWriter,
): BlockPlace | undefined {
  const { name } = element;
  const { list, terms, table } = around;
  if (name === 'li' && list) {
    const item: ListItem = isChosen(element) ? { blocks: [], chosen: true } : { blocks: [] };
    if (writer.count(1)) list.items.push(item);
    return { ...around, into: item.blocks, item, list };
  }
  if ((name === 'dt' || name === 'dd') && terms) {
    if ((name === 'dt' || terms.items.length === 0) && writer.count(1)) {
      terms.items.push({ runs: [], blocks: [] });
    }
    const item = terms.items.at(-1);
    if (!item) return around;
    return name === 'dt' ? { ...around, cell: item.runs } : { ...around, into: item.blocks };
  }
  if ((name === 'td' || name === 'th') && table) return cellPlace(around, table, name, writer);
  return undefined;
}

function isChosen({ attributes, classes }: Element): boolean {
  return (
    classes.includes('chosen') ||
    'data-chosen' in attributes ||
    attributes['aria-checked'] === 'true'
  );
}

function cellPlace(
  around: BlockPlace,
  table: TableBlock,
  name: string,
  writer: BlockWriter,
): BlockPlace {
  if (table.rows.length === 0) table.rows.push([]);
  const row = table.rows.at(-1) ?? [];
  if (name === 'th' && row.length === 0 && table.rows.length === 1) table.header = 1;
  const full = row.length >= mostColumns ? row.at(-1) : undefined;
  const cell: TableCell = full ?? { runs: [] };
  if (!full && writer.count(1)) row.push(cell);
  return { ...around, cell: cell.runs };
}

function containerPlace(
  around: BlockPlace,
  element: Element,
  writer: BlockWriter,
): BlockPlace | undefined {
  const { name, attributes, classes } = element;
  if (around.containers >= deepestContainer) return undefined;
  const inner = {
    containers: around.containers + 1,
    heading: 0,
    list: undefined,
    terms: undefined,
    table: undefined,
  };
  if (name === 'ul' || name === 'ol' || name === 'menu') {
    const list = emptyList(name, attributes, classes);
    if (writer.count(1)) around.into.push(list);
    return { ...around, ...inner, list };
  }
  if (name === 'dl') {
    const terms = { kind: 'terms' as const, items: [] };
    if (writer.count(1)) around.into.push(terms);
    return { ...around, ...inner, terms };
  }
  if (name === 'table') {
    const table: TableBlock = { kind: 'table', columns: 0, header: 0, rows: [] };
    if (writer.count(1)) around.into.push(table);
    return { ...around, ...inner, table };
  }
  if (name === 'blockquote' || name === 'aside' || classes.includes('panel')) {
    const blocks: BlockPlace['into'] = [];
    const kind = name === 'blockquote' ? 'quote' : 'panel';
    if (writer.count(1)) around.into.push({ kind, blocks });
    return { ...around, ...inner, into: blocks };
  }
  return undefined;
}

function emptyList(name: string, attributes: Attributes, classes: readonly string[]): ListBlock {
  const start = Number.parseInt(attributes['start'] ?? '1', 10);
  const isStart = Number.isSafeInteger(start) && start >= 0 && start < 1_000_000;
  const plain = name === 'ol' ? 'numbers' : 'bullets';
  const choice = attributes['data-choice'] === 'one' ? 'one' : 'many';
  return {
    kind: 'list',
    style: classes.includes('options') ? choice : plain,
    start: isStart ? start : 1,
    items: [],
  };
}

/** Makes the rows of a finished table equally long; the filling counts too. */
export function endTable(table: TableBlock, writer: BlockWriter): void {
  for (const row of table.rows) table.columns = Math.max(table.columns, row.length);
  if (!writer.count(table.rows.length * table.columns)) return;
  for (const row of table.rows) while (row.length < table.columns) row.push({ runs: [] });
}
