import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import {
  isDeletionNear,
  personalDataSentence,
} from '@elenchus/domain/people/personal-data-retention.ts';
import { useNow } from '../../lib/use-now.ts';
import { Notice } from '../../ui/notice.tsx';

interface PersonalDataNoteProps {
  readonly until: number;
  readonly reader: 'student' | 'staff';
  readonly timeZone: TimeZone;
}

/** When the personal data of a closed course is deleted; more clearly in the last 30 days. */
export function PersonalDataNote({ until, reader, timeZone }: PersonalDataNoteProps) {
  const isNear = isDeletionNear(until, useNow());
  const sentence = personalDataSentence(until, reader, timeZone);
  return isNear ? (
    <Notice tone="attention">
      <strong>{sentence}</strong>
    </Notice>
  ) : (
    <Notice>{sentence}</Notice>
  );
}
