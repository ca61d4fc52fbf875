// The rules of a full name: required, trimmed.
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';
import { hasUnprintable } from './username.ts';

const FULL_NAME_LIMIT = 200;

type FullNameProblem = 'missing' | 'too-long' | 'control-character';

/** The full name as it is shown, or what is wrong with it. */
export function readFullName(typed: string): Result<string, FullNameProblem> {
  const name = typed.trim();
  if (name === '') return refuse('missing');
  if (isLongerThan(name, FULL_NAME_LIMIT)) return refuse('too-long');
  return hasUnprintable(name) ? refuse('control-character') : accept(name);
}

/** The sentence about what is wrong with a full name. */
export function fullNameSentence(problem: FullNameProblem): string {
  switch (problem) {
    case 'missing':
      return 'A full name is required.';
    case 'too-long':
      return `A full name has at most ${FULL_NAME_LIMIT} characters.`;
    case 'control-character':
      return 'A full name can’t contain line breaks, tabs or other control characters.';
  }
}
