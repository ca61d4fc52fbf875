// Finds words in the comments and names of code that native readers stumble over, and heads that are noun clauses.
import { parseSync } from 'vite';
import { childNodes, type SyntaxNode, textAt } from './free-names.ts';

export interface StumblingPattern {
  readonly words: RegExp;
  readonly instead: string;
}

export interface FoundWords {
  /** The index of the first character in the file. */
  readonly start: number;
  readonly words: string;
  readonly instead: string;
}

/** The beginnings of words in British spelling. */
const BRITISH =
  /\b(?:analyse|authoris|behaviour|cancell(?:ed|ing)|capitalis|catalogue|centre|colour|defence|emphasise|favour|fulfil(?:s|ment)?\b|grey|honour|initialis|judgement|labell(?:ed|ing)|learnt|licence|memois|modell(?:ed|ing)|neighbour|normalis|organis|programme\b|realis|recognis|sceptic|serialis|summaris|towards|travell(?:ed|ing)|whilst)\w*/i;

const COLLISION: StumblingPattern = {
  words: /\bclash\w*/i,
  instead: 'conflict (two saves), contradiction (logic)',
};

const IN_COMMENTS: readonly StumblingPattern[] = [
  { words: BRITISH, instead: 'the American spelling' },
  COLLISION,
  { words: /\b(?:every|some)body\b/i, instead: 'everyone; another user' },
  { words: /\bmeanwhile\b/i, instead: 'in the meantime; while' },
  { words: /\bso-manieth\b/i, instead: 'nth' },
];

const IN_NAMES: readonly StumblingPattern[] = [
  { words: BRITISH, instead: 'the American spelling' },
  COLLISION,
];

/** How a noun clause begins: "What …", "Since when …". */
const CLAUSE =
  /^(?:(?:by|from|since|to|until) )?(?:how|what|when|where|whether|which|who|whom|whose|why)\b/i;

/** Methods of lists that call a function with an entry and its index. */
const WITH_INDEX =
  /^(?:every|filter|find|findIndex|findLast|findLastIndex|flatMap|forEach|map|some)$/;

/** What to replace in a source file, in its order; `inSentences` applies to comments too. */
export function codeWords(
  path: string,
  text: string,
  inSentences: readonly StumblingPattern[],
): FoundWords[] {
  const { program, comments } = parseSync(path, text);
  const found = wordsMatching(onlyComments(text, comments), [...inSentences, ...IN_COMMENTS]);
  // The parser's own types have a shape per kind of node; one loose shape is enough to walk them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = wordsOfNames(program as unknown as SyntaxNode);
  return [...nounClauses(text, comments), ...found, ...names].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** The places of the patterns in a text. Words may be on two lines, with the signs of a comment between them. */
export function wordsMatching(text: string, patterns: readonly StumblingPattern[]): FoundWords[] {
  return patterns.flatMap(({ words, instead }) => {
    const anywhere = new RegExp(
      words.source.replaceAll(' ', String.raw`\s+(?:\*\s+|//\s+)?`),
      'gi',
    );
    return [...text.matchAll(anywhere)].map((match) => ({
      start: match.index,
      words: match[0].replaceAll(/\s+(?:\*\s+|\/\/\s+)?/g, ' '),
      instead,
    }));
  });
}

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** The text with dots in place of its code, so that indexes stay the same. Code in backquotes counts as code. */
function onlyComments(text: string, comments: readonly Comment[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of comments.toSorted((one, other) => one.start - other.start)) {
    parts.push(
      dotted(text.slice(at, start)),
      text.slice(start, end).replaceAll(/`[^`\n]*`/g, dotted),
    );
    at = end;
  }
  return [...parts, dotted(text.slice(at))].join('');
}

function dotted(code: string): string {
  return code.replaceAll(/\S/g, '·');
}

/** The beginning of a head that readers must turn around to learn what the file does. A question may begin so. */
function nounClauses(text: string, comments: readonly Comment[]): FoundWords[] {
  const [first] = comments.toSorted((one, other) => one.start - other.start);
  if (!first || text.slice(0, first.start).replace(/^#!.*/, '').trim() !== '') return [];
  const head = first.value.replace(/^[\s*]+/, '');
  const clause = CLAUSE.exec(head)?.[0];
  if (clause === undefined || /^[^.]*\?/.test(head)) return [];
  return [{ start: first.start, words: clause, instead: 'a head that says what the file does' }];
}

function wordsOfNames(node: SyntaxNode): FoundWords[] {
  const own =
    node.type === 'Identifier'
      ? inName(node)
      : node.type === 'CallExpression'
        ? indexName(node)
        : [];
  return [...own, ...childNodes(node).flatMap(wordsOfNames)];
}

/** A name with a wrong word in it. Names of the API are texts or types of properties: those stay as they are. */
function inName(node: SyntaxNode): FoundWords[] {
  const name = textAt(node, 'name');
  const [found] = wordsMatching(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' '), IN_NAMES);
  return found ? [{ ...found, start: startOf(node), words: name }] : [];
}

/** The index in a function that a list calls, if it isn't called an index. */
function indexName(call: SyntaxNode): FoundWords[] {
  const [callee, ...args] = childNodes(call);
  if (callee?.type !== 'MemberExpression') return [];
  const method = textAt(childNodes(callee).at(-1) ?? callee, 'name');
  const callback = method === 'from' ? args[1] : WITH_INDEX.test(method) ? args[0] : undefined;
  const index =
    callback?.type === 'ArrowFunctionExpression' ? parametersOf(callback)[1] : undefined;
  if (!index || !/^(?:place|position)$/.test(textAt(index, 'name'))) return [];
  return [{ start: startOf(index), words: textAt(index, 'name'), instead: 'index' }];
}

function parametersOf({ params }: SyntaxNode): readonly SyntaxNode[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(params) ? (params as readonly SyntaxNode[]) : [];
}

function startOf({ start }: SyntaxNode): number {
  return Number(start);
}
