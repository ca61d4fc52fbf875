// The texts of QTI 1.2: material with plain text, HTML or media.
import {
  attributeOf,
  elementsOf,
  tagOf,
  type MarkupElement,
  type MarkupNode,
} from './markup-node.ts';
import { paragraph, type ParseHtml } from './quiz-item.ts';

/** Media and other parts without text become elements that are named and left out. */
const MEDIA: ReadonlyMap<string, string> = new Map([
  ['matimage', 'img'],
  ['mataudio', 'audio'],
  ['matvideo', 'video'],
  ['matapplet', 'applet'],
  ['matapplication', 'object'],
  ['matref', 'include'],
]);

const HTML_TAG =
  /<\/?(p|b|i|em|strong|br|div|span|a|img|ul|ol|li|table|sub|sup|blockquote)\b[^<]*>/iu;

/** The nodes of the text of several materials, each a block of its own. */
export function materialNodes(
  materials: readonly MarkupElement[],
  parseHtml: ParseHtml,
): readonly MarkupNode[] {
  return materials.map((material) =>
    paragraph(elementsOf(material).flatMap((part) => partNodes(part, parseHtml))),
  );
}

function partNodes(part: MarkupElement, parseHtml: ParseHtml): readonly MarkupNode[] {
  const tag = tagOf(part);
  const media = MEDIA.get(tag);
  if (media !== undefined) return isEmptyMedia(part) ? [] : [{ ...part, name: media }];
  if (tag === 'matbreak') return [{ name: 'br', attributes: {}, children: [] }];
  if (tag === 'mattext' || tag === 'mat_formattedtext') return textNodes(part, parseHtml);
  if (tag === 'matemtext') {
    return [{ name: 'em', attributes: {}, children: textNodes(part, parseHtml) }];
  }
  if (tag === 'mat_extension' || tag === 'altmaterial') {
    return elementsOf(part).flatMap((inner) => partNodes(inner, parseHtml));
  }
  return [part];
}

function textNodes(part: MarkupElement, parseHtml: ParseHtml): readonly MarkupNode[] {
  if (elementsOf(part).length > 0) return part.children;
  const text = plainTextOf(part);
  const type = (attributeOf(part, 'texttype') || attributeOf(part, 'type')).toLowerCase();
  const isHtml =
    type.includes('html') ||
    (type !== 'text/plain' && HTML_TAG.test(text)) ||
    type === 'smart_text';
  return isHtml ? parseHtml(text) : plainNodes(text);
}

/** The texts directly inside, unchanged. */
function plainTextOf({ children }: MarkupElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** Line breaks of plain text stay. */
function plainNodes(text: string): readonly MarkupNode[] {
  return text
    .trim()
    .split(/\r\n?|\n/u)
    .flatMap((line, at) =>
      at === 0 ? [line] : [{ name: 'br', attributes: {}, children: [] }, line],
    );
}

/** Some programs write an empty file reference with every question. */
function isEmptyMedia(part: MarkupElement): boolean {
  const address = attributeOf(part, 'uri') || attributeOf(part, 'linkrefid');
  return address === '' && elementsOf(part).length === 0 && plainTextOf(part).trim() === '';
}
