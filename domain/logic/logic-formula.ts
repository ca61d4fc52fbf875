// A parsed formula: its parts in one list, each part after the parts that it consists of.

interface Place {
  readonly from: number;
  readonly to: number;
}

/** (questionID, option); `option` has the digits as typed. */
export interface AtomNode extends Place {
  readonly kind: 'atom';
  readonly questionId: string;
  readonly option: string;
  readonly optionFrom: number;
  readonly parts: readonly [];
}

/** (Name), without whitespace. */
export interface ThesisNode extends Place {
  readonly kind: 'thesis';
  readonly name: string;
  readonly parts: readonly [];
}

/** A blank formula. */
interface TrueNode extends Place {
  readonly kind: 'true';
  readonly parts: readonly [];
}

/** `parts` are indexes in the list: one for not and group, two or more for and and or. */
export interface CompoundNode extends Place {
  readonly kind: 'not' | 'and' | 'or' | 'group';
  readonly parts: readonly number[];
}

export type FormulaNode = AtomNode | ThesisNode | TrueNode | CompoundNode;

/** Every part is after its own parts, so one loop from the start visits the inside first. */
export interface Formula {
  readonly text: string;
  readonly nodes: readonly FormulaNode[];
  /** The whole formula: the last of the nodes. */
  readonly root: number;
}
