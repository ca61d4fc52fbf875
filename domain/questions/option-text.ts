// Joins the options of a question into one text, and splits it: '|||' is between them.

import type { Result } from '../base/result.ts';
import { accept, refuse } from '../base/result.ts';

const SEPARATOR = '|||';

/** optionNumber counts from 1. */
export type OptionTextRefusal = {
  readonly code: 'separator-in-option' | 'bar-at-end-of-option';
  readonly optionNumber: number;
};

/** The options in a stored text; '' means no options, so a single empty option can't be stored. */
export function splitOptions(text: string): readonly string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}

/** The reason that one option's text cannot be stored, or undefined when it can. */
export function optionTextRefusal(option: string): OptionTextRefusal['code'] | undefined {
  if (option.includes(SEPARATOR)) return 'separator-in-option';
  // 'a|' before '|||b' would read back as 'a' and '|b'.
  return option.endsWith('|') ? 'bar-at-end-of-option' : undefined;
}

/** The option without the bars at its end, which would prevent joining it. */
export function withoutEndBars(option: string): string {
  let end = option.length;
  while (option[end - 1] === '|') end -= 1;
  return option.slice(0, end);
}

/** Joins options into the stored text; the first option that would not read back is named. */
export function joinOptions(options: readonly string[]): Result<string, OptionTextRefusal> {
  for (const [index, option] of options.entries()) {
    const code = optionTextRefusal(option);
    if (code !== undefined) return refuse({ code, optionNumber: index + 1 });
  }
  return accept(options.join(SEPARATOR));
}

const REFUSAL_TEXTS: Record<OptionTextRefusal['code'], string> = {
  'separator-in-option': "contains '|||', which separates options. Please remove it.",
  'bar-at-end-of-option':
    "ends with '|', which would run into the separator of options. Please remove it.",
};

/** The sentence for a designer whose option is refused. */
export function optionTextRefusalText(refusal: OptionTextRefusal): string {
  return `Option ${refusal.optionNumber} ${REFUSAL_TEXTS[refusal.code]}`;
}
