// The problems that the text of a formula can have, their places, and a sentence for each.

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

/** The first fault that keeps a text from being a formula; from and to are inside the text. */
export interface LogicProblem {
  readonly code: LogicProblemCode;
  readonly from: number;
  readonly to: number;
}

const sentences: Readonly<Record<LogicProblemCode, string>> = {
  'missing-operand':
    'A condition is missing here: each of &, ∨ and ¬ needs one, such as (ab12c, 1) or (Dualism).',
  'missing-operator': 'Two conditions are next to each other. Put & or ∨ between them.',
  'unclosed-paren': 'This parenthesis is never closed.',
  'unmatched-close': 'This parenthesis has no opening parenthesis.',
  'empty-parens': 'There is nothing between these parentheses.',
  'bad-number': 'Write the number of an option after the comma, in digits.',
  'unclosed-atom': 'Add a closing parenthesis right after the option number.',
  'missing-id': 'Write the ID of a question before the comma.',
  'stray-word':
    'A word alone has no meaning here. Put thesis names in parentheses; the connectives are and, or, not.',
  'bad-char': 'This character has no meaning here. Use &, ∨, ¬ and parentheses.',
};

/** One plain sentence for a problem. */
export function logicProblemSentence(code: LogicProblemCode): string {
  return sentences[code];
}
