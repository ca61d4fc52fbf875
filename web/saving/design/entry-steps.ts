// How a question's options got their new numbers, kept with an unsent change so that stored answers can follow them.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  optionStep,
  sameNumbers,
  stepBack,
  type OptionStep,
} from '@elenchus/domain/questions/option-steps.ts';
import type { OptionNumberMap } from '@elenchus/domain/questions/question-options.ts';
import { splitOptions } from '@elenchus/domain/questions/option-text.ts';
import type { Fields } from '../queue/queue-state.ts';
import { entryOf, type DesignEntry } from './design-entry.ts';

/** The server takes 100 in one save. */
const MOST_STEPS = 90;

/** The steps that the queue keeps with a change. */
export function stepsOf(fields: Fields): readonly OptionStep[] {
  const kept = fields['steps'] ?? '';
  if (kept === '') return [];
  const steps: unknown = JSON.parse(kept);
  return Array.isArray(steps) ? steps.filter(isStep) : [];
}

/**
 * The steps after one more edit. Part of what waits may be on its way already, so each state of the options that the
 * server can have by then is the beginning of a step.
 */
export function stepsAfter(waiting: Fields | undefined, entry: DesignEntry): readonly OptionStep[] {
  const { before, after, step } = entry;
  if (before === null || after === null) return [];
  const kept = waiting ? stepsOf(waiting) : [];
  if (!step && (kept.length === 0 || before.questionOptions === after.questionOptions)) return kept;
  const start = waiting && kept.length === 0 ? entryOf(entry.key, waiting).before : null;
  const prior = start ? [sameNumbers(optionsOf(start))] : kept;
  const steps = [...prior, step ?? sameNumbers(optionsOf(before))];
  return steps.length > MOST_STEPS ? withoutOneThatMovesNothing(steps) : steps;
}

/** What a call sends about options whose stored answers follow them. */
export interface OptionSteps {
  readonly optionSteps?: { from: string[]; numbers: (number | null)[] }[];
}

/** Steps in the form of the call; empty where there are none. */
export function optionStepsOf(...steps: readonly (OptionStep | undefined)[]): OptionSteps {
  const given = steps.filter((step) => step !== undefined);
  if (given.length === 0) return {};
  return {
    optionSteps: given.map(({ from, numbers }) => ({ from: [...from], numbers: [...numbers] })),
  };
}

/** A question whose stored answers follow its options to their new numbers. */
export interface FollowingAnswers {
  readonly questionId: string;
  readonly numbers: OptionNumberMap;
}

/** Entries with the step of the question whose answers follow its options. */
export function withFollowing(
  entries: readonly DesignEntry[],
  following: FollowingAnswers | undefined,
): readonly DesignEntry[] {
  if (!following) return entries;
  return entries.map((entry) =>
    entry.before && entry.key === `question/${following.questionId}`
      ? { ...entry, step: optionStep(optionsOf(entry.before), following.numbers) }
      : entry,
  );
}

/** The step that takes an edit back; undefined where the answers followed nothing. */
export function stepBackOf({ step, after }: DesignEntry): OptionStep | undefined {
  return step && after ? stepBack(step, optionsOf(after)) : undefined;
}

function optionsOf({ questionOptions }: DesignItem): readonly string[] {
  return splitOptions(questionOptions);
}

function withoutOneThatMovesNothing(steps: readonly OptionStep[]): readonly OptionStep[] {
  const at = steps.findIndex(({ numbers }) =>
    numbers.every((number, place) => number === place + 1),
  );
  return steps.filter((_, place) => place !== at);
}

function isStep(value: unknown): value is OptionStep {
  return typeof value === 'object' && value !== null && 'from' in value && 'numbers' in value;
}
