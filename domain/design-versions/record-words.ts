// Describes what changed in a typed record, whichever release stored it before (HIS-7).
import { dateRangeLabel } from '../base/date-range.ts';
import { PLAIN_GRADING, readFairGrading } from '../blind-grading/fair-grading.ts';
import { fairGradingWords } from '../blind-grading/fair-grading-record.ts';
import { readKeptPersona, type KeptPersona } from '../course/kept-persona.ts';
import type { DesignItem } from '../design/design-item.ts';
import { readNoClassItem } from '../schedule/no-class.ts';
import { fromTo } from './value-words.ts';

/** How an evaluation is graded after a change. */
export function fairGradingChange(after: DesignItem | null): string {
  const fair = after && readFairGrading(after);
  return fairGradingWords(fair?.ok ? fair.value : PLAIN_GRADING);
}

/** What changed in days without class; nothing when they are only stored in another way. */
export function noClassWords(before: DesignItem, after: DesignItem): string[] {
  const [was, is] = [readNoClassItem(before), readNoClassItem(after)];
  if (!was || !is) return ['changed'];
  return [
    ...(was.reason === is.reason ? [] : [fromTo(was.reason, is.reason)]),
    ...(was.from === is.from && was.to === is.to ? [] : [`moved to ${dateRangeLabel(is)}`]),
  ];
}

/** What changed in a persona; nothing when it is only stored in another way. */
export function personaWords(before: DesignItem, after: DesignItem): string[] {
  const [was, is] = [readKeptPersona(before), readKeptPersona(after)];
  if (!was || !is) return ['changed'];
  if (was.name !== is.name) return [fromTo(was.name, is.name)];
  return contentText(was) === contentText(is) ? [] : ['changed'];
}

function contentText({ answers, questionIds, thesisNames }: KeptPersona): string {
  return JSON.stringify([answers, questionIds, thesisNames]);
}
