// Decides what becomes of each element of HTML in a quiz file.

/** Elements that are left out with everything inside, and their names in a sentence. */
export const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['img', 'an image'],
  ['image', 'an image'],
  ['picture', 'an image'],
  ['svg', 'a drawing'],
  ['canvas', 'a drawing'],
  ['map', 'an image map'],
  ['audio', 'a sound'],
  ['video', 'a video'],
  ['object', 'an attached file'],
  ['embed', 'an attached file'],
  ['applet', 'a program'],
  ['script', 'a program'],
  ['style', 'a style sheet'],
  ['link', 'a style sheet'],
  ['iframe', 'another web page'],
  ['math', 'a formula'],
  ['input', 'a form field'],
  ['select', 'a form field'],
  ['textarea', 'a form field'],
  ['button', 'a form field'],
  ['printedvariable', 'a computed value'],
  ['templateblock', 'a computed part'],
  ['templateinline', 'a computed part'],
  ['feedbackblock', 'feedback'],
  ['feedbackinline', 'feedback'],
  ['include', 'a part from another file'],
  ['infocontrol', 'a hidden hint'],
]);

/** Elements whose text stays and whose look doesn't. */
export const PLAIN_NOW: ReadonlyMap<string, string> = new Map([
  ['h1', 'a heading'],
  ['h2', 'a heading'],
  ['h3', 'a heading'],
  ['h4', 'a heading'],
  ['h5', 'a heading'],
  ['h6', 'a heading'],
  ['table', 'a table'],
  ['sub', 'lowered letters'],
  ['sup', 'raised letters'],
  ['u', 'underlining'],
  ['ins', 'underlining'],
  ['s', 'crossed-out text'],
  ['del', 'crossed-out text'],
  ['strike', 'crossed-out text'],
  ['code', 'code'],
  ['pre', 'code'],
  ['tt', 'code'],
  ['font', 'colors, sizes or alignment'],
  ['center', 'colors, sizes or alignment'],
  ['mark', 'highlighting'],
  ['hr', 'a line'],
  ['details', 'a part that opens'],
]);

/** Blocks, and the text before and after each. */
export const BLOCKS: ReadonlyMap<string, string> = new Map([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'hr', 'table', 'section', 'article'].map(
    (tag) => [tag, '\n\n'] as const,
  ),
  ...['div', 'ul', 'tr', 'dl', 'dt', 'dd', 'center', 'figure', 'caption', 'details', 'summary'].map(
    (tag) => [tag, '\n'] as const,
  ),
  ...['prompt', 'address', 'header', 'footer', 'figcaption'].map((tag) => [tag, '\n\n'] as const),
]);

/** Elements without a look of their own, and those with a mark. */
const SIMPLE: ReadonlySet<string> = new Set(
  'span em i strong b a blockquote br ol li td th tbody thead tfoot col colgroup q cite abbr acronym small big bdo dfn kbd samp var wbr label body html main time nobr'.split(
    ' ',
  ),
);

/** Whether an element is one of those above; others keep their text and are named. */
export function isKnownTag(tag: string): boolean {
  return SIMPLE.has(tag) || BLOCKS.has(tag) || PLAIN_NOW.has(tag) || LEFT_OUT.has(tag);
}
