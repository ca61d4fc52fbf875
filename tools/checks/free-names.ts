// Finds which names a piece of a parsed file takes from outside itself.

/** A node of the parsed file, in the shape that ESTree gives it. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes directly below a node, in the order of the text. */
export function childNodes(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (const field in node) {
    const value: unknown = node[field];
    if (typeof value !== 'object' || value === null) continue;
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const each of value) if (isNode(each)) children.push(each);
  }
  return children;
}

const nodeAt = (node: SyntaxNode, field: string): SyntaxNode | null => {
  const value = node[field];
  return isNode(value) ? value : null;
};

const listAt = (node: SyntaxNode, field: string): SyntaxNode[] => {
  const value: unknown = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The text in a field of a node, or '' when there is none. */
export const textAt = (node: SyntaxNode, field: string): string => {
  const value = node[field];
  return typeof value === 'string' ? value : '';
};

/** The names that a pattern binds: one, or those inside braces and brackets. */
export function boundNames(pattern: SyntaxNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [textAt(pattern, 'name')];
    case 'AssignmentPattern':
      return namesIn([nodeAt(pattern, 'left')]);
    case 'RestElement':
      return namesIn([nodeAt(pattern, 'argument')]);
    case 'Property':
      return namesIn([nodeAt(pattern, 'value')]);
    case 'TSParameterProperty':
      return namesIn([nodeAt(pattern, 'parameter')]);
    default:
      return namesIn([...listAt(pattern, 'properties'), ...listAt(pattern, 'elements')]);
  }
}

const namesIn = (patterns: readonly (SyntaxNode | null)[]): string[] =>
  patterns.flatMap((pattern) => (pattern ? boundNames(pattern) : []));

/** The names that a statement declares in the block around it. */
export function declaredNames(statement: SyntaxNode): string[] {
  if (statement.type === 'VariableDeclaration') {
    return namesIn(listAt(statement, 'declarations').map((each) => nodeAt(each, 'id')));
  }
  return statement.type.endsWith('Declaration') ? namesIn([nodeAt(statement, 'id')]) : [];
}

/** The names that a node makes for everything inside it: parameters, a block's own declarations, type parameters. */
function namesOpenedBy(node: SyntaxNode): string[] {
  const opened = [...namesIn(listAt(node, 'params')), ...typeParameters(node)];
  if (node.type === 'BlockStatement') opened.push(...listAt(node, 'body').flatMap(declaredNames));
  if (node.type === 'SwitchStatement') {
    const statements = listAt(node, 'cases').flatMap((each) => listAt(each, 'consequent'));
    opened.push(...statements.flatMap(declaredNames));
  }
  if (node.type.startsWith('For')) {
    const first = nodeAt(node, 'init') ?? nodeAt(node, 'left');
    if (first) opened.push(...declaredNames(first));
  }
  if (node.type === 'CatchClause') opened.push(...namesIn([nodeAt(node, 'param')]));
  if (/^(Function|Class)Expression$/.test(node.type)) opened.push(...namesIn([nodeAt(node, 'id')]));
  if (node.type === 'TSMappedType' || node.type === 'TSInferType') opened.push(...typeNames(node));
  if (node.type === 'TSConditionalType') opened.push(...inferredNames(nodeAt(node, 'extendsType')));
  return opened;
}

const typeParameters = (node: SyntaxNode): string[] => {
  const list = nodeAt(node, 'typeParameters');
  return list ? listAt(list, 'params').flatMap(typeNames) : [];
};

/** A type parameter's name is a node or, in a mapped type, a field called key. */
function typeNames(node: SyntaxNode): string[] {
  const inner = nodeAt(node, 'typeParameter');
  if (inner) return typeNames(inner);
  return namesIn([nodeAt(node, 'name'), node.type === 'TSMappedType' ? nodeAt(node, 'key') : null]);
}

function inferredNames(node: SyntaxNode | null): string[] {
  if (node === null) return [];
  return node.type === 'TSInferType' ? typeNames(node) : childNodes(node).flatMap(inferredNames);
}

/** The fields of a node that contain a name it defines, not one it uses: a member, a key, a label. */
function ownNameFields(node: SyntaxNode): readonly string[] {
  const isComputed = node['computed'] === true;
  if (MEMBERS.has(node.type)) return isComputed ? [] : ['property'];
  if (KEYED.has(node.type)) return isComputed || node['shorthand'] === true ? [] : ['key', 'id'];
  return OWN_NAMES[node.type] ?? [];
}

const MEMBERS = new Set(['MemberExpression', 'JSXMemberExpression']);
const KEYED = new Set([
  'Property',
  'PropertyDefinition',
  'AccessorProperty',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
  'TSEnumMember',
]);
const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  TSQualifiedName: ['right'],
  JSXAttribute: ['name'],
  TSTypeParameter: ['name'],
  TSMappedType: ['key'],
  TSNamedTupleMember: ['label'],
  TSTypePredicate: ['parameterName'],
  TSImportType: ['qualifier'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  MetaProperty: ['meta', 'property'],
};

/** The names that a node uses and does not declare itself. */
export function freeNames(root: SyntaxNode): Set<string> {
  const free = new Set<string>();
  visit(root, new Set(), free);
  return free;
}

function visit(node: SyntaxNode, inner: ReadonlySet<string>, free: Set<string>): void {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    const name = textAt(node, 'name');
    if (!inner.has(name)) free.add(name);
  }
  const opened = namesOpenedBy(node);
  const below = opened.length > 0 ? new Set([...inner, ...opened]) : inner;
  const own = new Set(ownNameFields(node).map((field) => node[field]));
  for (const child of childNodes(node)) {
    if (!own.has(child)) visit(child, below, free);
  }
}
