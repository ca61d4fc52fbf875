// Finds things in a parsed piece of XML or HTML. Prefixes of namespaces don't count: 'qti:item' is 'item'.

export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

/** The name without its prefix, in lowercase. */
export function tagOf(element: MarkupElement): string {
  return element.name.slice(element.name.lastIndexOf(':') + 1).toLowerCase();
}

/** The value of an attribute, whatever the case of its name; '' when it isn't there. */
export function attributeOf(element: MarkupElement, name: string): string {
  const wanted = name.toLowerCase();
  const found = Object.keys(element.attributes).find((key) => key.toLowerCase() === wanted);
  return found === undefined ? '' : (element.attributes[found] ?? '').trim();
}

/** The elements directly inside. */
export function elementsOf(element: MarkupElement): readonly MarkupElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/**
 * Every element with one of these names inside another, in order; not those inside one that was found, or inside a
 * closed one.
 */
export function findAll(
  element: MarkupElement,
  tags: ReadonlySet<string>,
  closed: ReadonlySet<string> = NONE,
): readonly MarkupElement[] {
  return elementsOf(element).flatMap((child) => {
    const tag = tagOf(child);
    if (tags.has(tag)) return [child];
    return closed.has(tag) ? [] : findAll(child, tags, closed);
  });
}

/** The first element with this name inside another. */
export function findFirst(element: MarkupElement, tag: string): MarkupElement | undefined {
  return findAll(element, new Set([tag]))[0];
}

/** Every text inside, as one line. */
export function lineOf(element: MarkupElement): string {
  return textIn(element).trim().replaceAll(/\s+/gu, ' ');
}

function textIn(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(textIn).join('');
}

const NONE: ReadonlySet<string> = new Set();
