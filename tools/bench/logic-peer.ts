// The task of every rule engine in the comparison: find the questions that one student sees.
import type { Answer } from '@elenchus/domain/answers/answer.ts';

export interface LogicPeer<Input> {
  readonly name: string;
  /** Turns answer records into the engine's own form. */
  read(answers: readonly Answer[]): Input;
  /** Evaluates all rules; the visible questions in the order of the course. */
  visible(input: Input): string[];
}
