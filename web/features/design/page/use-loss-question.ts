// The question whether a change may cost grades stays with the screen on which it was first asked; on other screens a
// notice says that it is waiting. A dialog would interrupt what the person is doing there.
import { useState } from 'react';
import type { GradeQuestion } from '../../../course-ui/design/design-state.ts';
import { useSaveState } from '../../../course-ui/design/design-hooks.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';

/** Where changes that cost grades are made. */
const SCREENS: ReadonlySet<string> = new Set(['grading/setup', 'grading/hand-back']);

export interface LossQuestion {
  readonly question: GradeQuestion;
  /** Whether a dialog asks it on this screen. */
  readonly isHere: boolean;
  /** Asks it on this screen from now on. */
  readonly decide: () => void;
}

/** The first waiting question, and whether it is asked here; null when there is none. */
export function useLossQuestion(): LossQuestion | null {
  const question = useSaveState((state) => state.question);
  const [tab, sub, log] = [useQueryValue('tab'), useQueryValue('sub'), useQueryValue('log')];
  const here = log === null ? `${tab}/${sub}` : `${tab}/${sub}/log`;
  const [asked, setAsked] = useState<{ readonly key: string; readonly at: string } | null>(null);
  if (!question) {
    if (asked) setAsked(null);
    return null;
  }
  const { key } = question;
  const decide = (): void => setAsked({ key, at: here });
  const isKnown = asked?.key === key;
  if (!isKnown && SCREENS.has(here)) decide();
  return { question, isHere: isKnown && asked.at === here, decide };
}
