// The form of an extension while somebody fills it in, and what it asks for.
import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import {
  accommodationSentence,
  readAccommodation,
} from '@elenchus/domain/extensions/accommodation.ts';
import type { Extension } from '@elenchus/domain/extensions/extension-plan.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { isHalfYear } from '../../../../ui/fields/date-field.tsx';

export const EXTENSION_KINDS = [
  ['days', 'More days for one evaluation'],
  ['date', 'A date for one evaluation'],
  ['none', 'Back to everyone’s due date, for one evaluation'],
  ['course factor', 'A multiple of the usual time, in the whole course'],
  ['course days', 'More days in the whole course'],
  ['course none', 'End extra time in the whole course'],
] as const;

type ExtensionKind = (typeof EXTENSION_KINDS)[number][0];

export interface ExtensionDraft {
  readonly kind: ExtensionKind;
  readonly evaluationId: string;
  readonly days: string;
  readonly date: string;
  readonly factor: string;
  readonly note: string;
}

/** The form as it opens: three more days for the evaluation that isn't handed back yet. */
export function firstDraft(evaluations: readonly Evaluation[]): ExtensionDraft {
  const current = evaluations.find(({ handedBack }) => !handedBack) ?? evaluations[0];
  const evaluationId = current?.id ?? '';
  return { kind: 'days', evaluationId, days: '3', date: '', factor: '1.5', note: '' };
}

/** What is asked for, or what is missing. */
export function readExtensionDraft(draft: ExtensionDraft): Result<Extension, string> {
  const { kind, evaluationId: evaluationDataID } = draft;
  switch (kind) {
    case 'days': {
      const days = readAccommodation('days', draft.days);
      return days.ok
        ? accept({ kind, evaluationDataID, days: days.value.amount })
        : refuse(accommodationSentence('days'));
    }
    case 'date':
      return isIsoDate(draft.date) && !isHalfYear(draft.date)
        ? accept({ kind, evaluationDataID, date: draft.date })
        : refuse('Enter a date with day, month and year.');
    case 'none':
      return accept({ kind, evaluationDataID });
    case 'course factor':
    case 'course days': {
      const of = kind === 'course factor' ? 'factor' : 'days';
      const accommodation = readAccommodation(of, of === 'factor' ? draft.factor : draft.days);
      return accommodation.ok
        ? accept({ kind: 'course', accommodation: accommodation.value })
        : refuse(accommodationSentence(of));
    }
    case 'course none':
      return accept({ kind: 'course', accommodation: null });
  }
}
