// Days without class while they are typed: new ones, or ones that are being changed.
import { useState } from 'react';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import {
  noClassItem,
  noClassSentence,
  readNoClassInput,
  type NoClass,
  type NoClassFault,
  type NoClassInput,
} from '@elenchus/domain/schedule/no-class.ts';
import { newIdAmong } from '../../../../course-ui/design/random-ids.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';

interface Draft extends NoClassInput {
  /** null for new ones. */
  readonly id: string | null;
}

/** What saving the draft does; an empty draft has nothing to save. */
type SettledDraft =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly fault: NoClassFault }
  | { readonly kind: 'ready'; readonly changes: DesignChanges; readonly sentence: string };

const EMPTY: Draft = { id: null, from: '', to: '', reason: '' };

/** The draft, whether its fields are open, and what can be done with it. */
export function useNoClassDraft() {
  const { items, course } = useDesignedCourse();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isTried, setIsTried] = useState(false);
  const read = draft && readNoClassInput(draft);
  const put = (next: Draft | null): void => {
    setDraft(next);
    setIsTried(false);
  };
  const settle = (): SettledDraft => {
    if (!draft || !read || isUntouched(draft)) return { kind: 'nothing' };
    if (!read.ok) {
      setIsTried(true);
      return { kind: 'refused', fault: read.reason };
    }
    const entry = { id: draft.id ?? newIdAmong('noClass', items), ...read.value };
    const changes = { upserts: [noClassItem(entry)], removals: [] };
    return { kind: 'ready', changes, sentence: noClassSentence(entry) };
  };
  return {
    draft,
    fault: isTried && read && !read.ok ? read.reason : null,
    /** The days without class as they would be with the draft. */
    noClass: [
      ...course.noClass.filter(({ id }) => id !== draft?.id),
      ...(read?.ok ? [read.value] : course.noClass.filter(({ id }) => id === draft?.id)),
    ],
    settle,
    showFault: () => setIsTried(true),
    type: (part: Partial<NoClassInput>) => setDraft((old) => ({ ...(old ?? EMPTY), ...part })),
    openNew: () => put(EMPTY),
    open: ({ id, from, to, reason }: NoClass) =>
      put({ id, from, to: to === from ? '' : to, reason }),
    close: () => put(null),
  };
}

export type NoClassDraft = ReturnType<typeof useNoClassDraft>;

function isUntouched({ id, from, to, reason }: Draft): boolean {
  return id === null && [from, to, reason].every((text) => text.trim() === '');
}
