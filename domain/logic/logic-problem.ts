// What can be wrong with the text of a formula, where, and the sentence that says so.

export type LogicProblemCode =
  | 'missing-operand'
  | 'missing-operator'
  | 'unclosed-paren'
  | 'unmatched-close'
  | 'empty-parens'
  | 'bad-number'
  | 'unclosed-atom'
  | 'missing-id'
  | 'stray-word'
  | 'bad-char';

/** The first thing that keeps a text from being a formula; from and to lie inside the text. */
export interface LogicProblem {
  readonly code: LogicProblemCode;
  readonly from: number;
  readonly to: number;
}

const sentences: Readonly<Record<LogicProblemCode, string>> = {
  'missing-operand':
    'A sentence is missing here: each of &, ∨ and ¬ needs one, such as (ab12c, 1) or (Dualism).',
  'missing-operator': 'Two sentences stand side by side: put & or ∨ between them.',
  'unclosed-paren': 'This parenthesis is never closed.',
  'unmatched-close': 'This parenthesis closes nothing.',
  'empty-parens': 'There is nothing between these parentheses.',
  'bad-number': 'After the comma stands the number of an option, in digits.',
  'unclosed-atom': 'A closing parenthesis belongs here, right after the option number.',
  'missing-id': 'The ID of a question belongs before the comma.',
  'stray-word':
    'A word alone has no meaning here: names of theses stand in parentheses, and the connectives are and, or, not.',
  'bad-char': 'This character has no meaning here: use &, ∨, ¬ and parentheses.',
};

/** One plain sentence for a problem. */
export function logicProblemSentence(code: LogicProblemCode): string {
  return sentences[code];
}
