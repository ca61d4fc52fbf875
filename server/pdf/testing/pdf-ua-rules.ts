// The rules of PDF/UA-1 (ISO 14289-1) that a machine can check, by the numbers that veraPDF gives them, for the kinds of
// content our documents have: text, headings, lists, tables, contents and links. No pictures, forms, notes or formulas.
import {
  PdfFileObjects,
  PdfName,
  PdfOperator,
  PdfReference,
  readSyntax,
  type PdfDictionary,
  type PdfValue,
} from './pdf-objects.ts';

type Element = {
  readonly type: string;
  readonly parent: string;
  readonly dictionary: PdfDictionary;
  readonly children: readonly string[];
};

const standardTypes = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct P H1 H2 H3 H4 H5 H6 L LI Lbl LBody
  Table TR TH TD THead TBody TFoot Span Quote Reference Code Link`.split(/\s+/u),
);
// 7.2: which elements may be inside which.
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TOCI: ['TOC'],
};
const childrenOf: Readonly<Record<string, readonly string[]>> = {
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
  TOC: ['TOC', 'TOCI', 'Caption'],
};

/** Every rule that the document breaks, with its number. */
export function brokenAccessibilityRules(bytes: Uint8Array): string[] {
  const file = new PdfFileObjects(bytes);
  const catalog = file.dictionary(file.trailer.get('Root'));
  const elements = structureElements(file, catalog);
  return [
    ...documentRules(bytes, file, catalog),
    ...structureRules(elements),
    ...pages(file, catalog.get('Pages')).flatMap((page) => pageRules(file, page)),
    ...fontRules(file),
  ];
}

function documentRules(bytes: Uint8Array, file: PdfFileObjects, catalog: PdfDictionary): string[] {
  const metadata = file.object(catalog.get('Metadata'))?.stream?.toString('utf8') ?? '';
  const preferences = file.dictionary(catalog.get('ViewerPreferences'));
  const marks = file.dictionary(catalog.get('MarkInfo'));
  const header = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const conditions: [string, boolean][] = [
    ['6.1-1 header', /^%PDF-1\.[0-7]$/u.test(header)],
    ['5-1 identifier', metadata.includes('<pdfuaid:part>1</pdfuaid:part>')],
    ['5-4 prefix', metadata.includes('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"')],
    ['6.2-1 marked', marks.get('Marked') === true],
    ['7.1-4 suspects', marks.get('Suspects') !== true],
    ['7.1-8 metadata', metadata !== ''],
    ['7.1-9 title', /<dc:title>.*<rdf:li[^>]*>[^<]+<\/rdf:li>/u.test(metadata)],
    ['7.1-10 shows the title', preferences.get('DisplayDocTitle') === true],
    ['7.1-11 structure tree', catalog.has('StructTreeRoot')],
    ['7.2-29 language', isLanguage(catalog.get('Lang'))],
  ];
  return conditions.filter(([, holds]) => !holds).map(([rule]) => rule);
}

function isLanguage(value: PdfValue | undefined): boolean {
  return typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u.test(value);
}

function structureElements(file: PdfFileObjects, catalog: PdfDictionary): Element[] {
  const root = file.dictionary(catalog.get('StructTreeRoot'));
  const roles = file.dictionary(root.get('RoleMap'));
  const typeOf = (dictionary: PdfDictionary): string => {
    const name = dictionary.get('S');
    let type = name instanceof PdfName ? name.name : '';
    for (let steps = 0; !standardTypes.has(type) && steps < 10; steps += 1) {
      const role = roles.get(type);
      if (!(role instanceof PdfName)) break;
      type = role.name;
    }
    return type;
  };
  const found: Element[] = [];
  const walk = (value: PdfValue, parent: string): string[] => {
    const dictionary = file.dictionary(value);
    if (!dictionary.has('S')) return [];
    const type = typeOf(dictionary);
    const at = found.length;
    found.push({ type, parent, dictionary, children: [] });
    const children = file.list(dictionary.get('K')).flatMap((child) => walk(child, type));
    found[at] = { type, parent, dictionary, children };
    return [type];
  };
  for (const child of file.list(root.get('K'))) walk(child, '');
  return found;
}

function structureRules(elements: readonly Element[]): string[] {
  const broken: string[] = [];
  let heading = 0;
  for (const { type, parent, dictionary, children } of elements) {
    if (!standardTypes.has(type)) broken.push(`7.1-5 role of ${type}`);
    if (!dictionary.has('P')) broken.push(`7.1-12 parent of ${type}`);
    if (parentsOf[type]?.includes(parent) === false) broken.push(`7.2 ${type} in ${parent}`);
    const allowed = childrenOf[type];
    for (const child of children)
      if (allowed && !allowed.includes(child)) broken.push(`7.2 ${child} directly in ${type}`);
    const level = /^H([1-6])$/u.exec(type)?.[1];
    if (level !== undefined) {
      if (Number(level) > heading + 1) broken.push(`7.4.2-1 H${level} after H${heading}`);
      heading = Number(level);
    }
    if (type === 'TH' && !attributes(dictionary).includes('Scope'))
      broken.push('7.5-1 scope of TH');
  }
  return broken;
}

function attributes(dictionary: PdfDictionary): string[] {
  const value = dictionary.get('A');
  const entries = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) => (entry instanceof Map ? [...entry.keys()] : []));
}

function pages(file: PdfFileObjects, node: PdfValue | undefined): PdfDictionary[] {
  const dictionary = file.dictionary(node);
  if (!dictionary.has('Kids')) return [dictionary];
  return file.list(dictionary.get('Kids')).flatMap((kid) => pages(file, kid));
}

function pageRules(file: PdfFileObjects, page: PdfDictionary): string[] {
  const annotations = file.list(page.get('Annots')).map((value) => file.dictionary(value));
  const tabs = page.get('Tabs');
  const content = file.object(page.get('Contents'))?.stream?.toString('latin1') ?? '';
  return [
    ...(annotations.length > 0 && !(tabs instanceof PdfName && tabs.name === 'S')
      ? ['7.18.3-1 order of tabs']
      : []),
    ...annotations.flatMap((annotation) => [
      ...(annotation.has('StructParent') ? [] : ['7.18.5-1 link outside the structure']),
      ...(annotation.has('Contents') ? [] : ['7.18.5-2 description of a link']),
    ]),
    ...contentRules(content),
  ];
}

const paints = new Set([
  'Tj',
  'TJ',
  "'",
  '"',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'S',
  's',
  'sh',
  'Do',
]);
const shows = new Set(['Tj', 'TJ']);

/** 7.1-1 to 7.1-3: all that is painted is tagged or an artifact, and neither is inside the other. 7.21.8: no .notdef. */
export function contentRules(content: string): string[] {
  const broken = new Set<string>();
  const open: ('tag' | 'artifact' | 'none')[] = [];
  let operands: PdfValue[] = [];
  for (const part of readSyntax(content)) {
    if (!(part instanceof PdfOperator)) {
      operands.push(part);
      continue;
    }
    const { word } = part;
    if (word === 'BDC' || word === 'BMC') {
      const [tag, properties] = operands;
      const isArtifact = tag instanceof PdfName && tag.name === 'Artifact';
      const hasNumber = properties instanceof Map && properties.has('MCID');
      const kind = isArtifact ? 'artifact' : hasNumber ? 'tag' : 'none';
      if (kind === 'artifact' && open.includes('tag'))
        broken.add('7.1-1 artifact in tagged content');
      if (kind === 'tag' && open.includes('artifact'))
        broken.add('7.1-2 tagged content in an artifact');
      open.push(kind);
    } else if (word === 'EMC') open.pop();
    else if (paints.has(word) && !open.some((kind) => kind !== 'none'))
      broken.add('7.1-3 untagged content');
    if (shows.has(word) && operands.some(hasNotDefined)) broken.add('7.21.8-1 .notdef');
    operands = [];
  }
  return [...broken];
}

// Every font is written with two bytes a glyph; glyph 0 is .notdef.
function hasNotDefined(shown: PdfValue): boolean {
  if (Array.isArray(shown)) return shown.some(hasNotDefined);
  if (typeof shown !== 'string') return false;
  return /^(?:[^]{2})*?\0\0/u.test(shown);
}

function fontRules(file: PdfFileObjects): string[] {
  return file.all.flatMap(({ value }) => {
    if (!(value instanceof Map)) return [];
    const kind = value.get('Subtype');
    const name = kind instanceof PdfName ? kind.name : '';
    if (name === 'Type0' || name === 'Type3') return unicodeRules(file, value);
    if (name !== 'CIDFontType0' && name !== 'CIDFontType2') return [];
    const descriptor = file.dictionary(value.get('FontDescriptor'));
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key));
    const isMapped = name !== 'CIDFontType2' || value.has('CIDToGIDMap');
    return [
      ...(isEmbedded ? [] : ['7.21.4.1-1 font not embedded']),
      ...(isMapped ? [] : ['7.21.3.2-1 CIDToGIDMap']),
    ];
  });
}

/** 7.21.7: every glyph leads to text, and none to U+0000, U+FEFF or U+FFFE. */
function unicodeRules(file: PdfFileObjects, font: PdfDictionary): string[] {
  const map = font.get('ToUnicode');
  if (!(map instanceof PdfReference)) return ['7.21.7-1 ToUnicode'];
  const text = file.object(map)?.stream?.toString('latin1') ?? '';
  const targets = [...text.matchAll(/<[0-9A-Fa-f]+>\s*<([0-9A-Fa-f]+)>/gu)].map(([, hex]) => hex);
  return targets.some((hex) => /^(?:0000|FEFF|FFFE)$/iu.test(hex ?? ''))
    ? ['7.21.7-2 impossible text']
    : [];
}
