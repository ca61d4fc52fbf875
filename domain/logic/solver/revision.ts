// Changed answers as a student would give them: the solver's result without unnecessary parts.
import type { Answer } from '../../answers/answer.ts';
import { readChosen } from '../../answers/choice-answer.ts';
import { changeAnswer } from '../change-answer.ts';
import type { StudentTruth } from '../evaluate-student.ts';
import { toAnswer, choicesOf, type ChoiceInput } from './answer-circuit.ts';
import { textOfValues, type AnswerValues } from './answer-values.ts';
import { copyTruth } from './copy-truth.ts';
import type { RevisionCircuit } from './revision-circuit.ts';

export interface RevisionTask {
  /** As the student answered. */
  readonly truth: StudentTruth;
  readonly values: readonly AnswerValues[];
  /** The literal of the graph that is to be true. */
  readonly target: number;
  readonly circuit: RevisionCircuit;
  /** The literals of changes that are necessary. */
  readonly forced: ReadonlySet<number>;
}

export class Revision {
  private readonly task: RevisionTask;
  private readonly truth: StudentTruth;
  private readonly changed = new Map<number, string>();

  /** Reads the answers off a set of true inputs; with them the target is true. */
  constructor(task: RevisionTask, trueInputs: readonly number[]) {
    this.task = task;
    this.truth = copyTruth(task.truth);
    const chosen = Map.groupBy(choicesOf(task.circuit, trueInputs), ({ question }) => question);
    const isTrue = new Set(trueInputs);
    for (const [question, literal] of task.circuit.changed) {
      if (!isTrue.has(literal >> 1)) continue;
      this.put(question, this.freshText(question, chosen.get(question) ?? []));
    }
    for (const question of this.changed.keys()) this.tryToKeep(question);
    for (const question of this.changed.keys()) this.stayClose(question);
  }

  get size(): number {
    return this.changed.size;
  }

  /** The changed answers in the order of the course. */
  answers(): readonly Answer[] {
    return [...this.changed]
      .sort(([left], [right]) => left - right)
      .map(([question, text]) => this.answer(question, text));
  }

  private freshText(question: number, chosen: readonly ChoiceInput[]): string {
    const ofQuestion = this.task.values[question];
    if (!ofQuestion) return '';
    const used = ofQuestion.kind === 'one' ? chosen.slice(0, 1) : chosen;
    // Another option is a smaller change than removing an answer.
    if (used.length === 0) return ofQuestion.neutral ?? '';
    return textOfValues(
      ofQuestion,
      used.map(({ value }) => value),
    );
  }

  private tryToKeep(question: number): void {
    if (this.task.forced.has(this.task.circuit.changed.get(question) ?? -1)) return;
    if (this.try(question, this.task.truth.texts[question] ?? '')) this.changed.delete(question);
  }

  /** Ticks and words of the current answer stay unless they must be removed. */
  private stayClose(question: number): void {
    const present = this.task.truth.texts[question] ?? '';
    const kind = this.task.values[question]?.kind;
    if (present === '' || kind === 'one') return;
    if (kind === 'text') {
      this.try(question, `${present} ${this.changed.get(question) ?? ''}`);
      return;
    }
    const had = new Set(readChosen(present, Infinity).chosen);
    const has = new Set(readChosen(this.changed.get(question) ?? '', Infinity).chosen);
    for (const option of had.symmetricDifference(has)) {
      const toggled = new Set(has);
      if (!toggled.delete(option)) toggled.add(option);
      const text = [...toggled].sort((left, right) => left - right).join(',');
      if (!this.try(question, text)) continue;
      if (!has.delete(option)) has.add(option);
    }
  }

  /** Uses another text if the target stays true with it. */
  private try(question: number, text: string): boolean {
    const previous = this.changed.get(question) ?? '';
    this.put(question, text);
    if (this.truth.values[this.task.target] === 1) return true;
    this.put(question, previous);
    return false;
  }

  private put(question: number, text: string): void {
    this.changed.set(question, text);
    changeAnswer(this.truth, this.answer(question, text));
  }

  private answer(question: number, text: string): Answer {
    const id = this.task.truth.graph.questionIds[question] ?? '';
    const ofQuestion = this.task.values[question];
    return ofQuestion
      ? toAnswer(id, ofQuestion, text)
      : { questionID: id, questionAnswer: text, questionEssayAnswer: '' };
  }
}
