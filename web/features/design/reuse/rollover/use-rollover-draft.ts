// What is typed and chosen for the new course, until it is created.
import { useEffect, useMemo, useState } from 'react';
import { parseIsoDate, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  isSameDaysOff,
  termMeetings,
  type DaysOff,
  type RolloverPlan,
} from '@elenchus/domain/rollover/rollover-plan.ts';
import { previewRollover } from '@elenchus/domain/rollover/rollover-preview.ts';
import { useDesignedCourse, useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { keepPlan, readPlan } from './kept-plan.ts';
import type { RolloverDraft } from './rollover-draft.ts';

/** The draft, the plan that it describes, and its preview. */
export function useRolloverDraft() {
  const { items, course } = useDesignedCourse();
  const owner = useDesignSession();
  const [draft, setDraft] = useState<RolloverDraft>(
    () =>
      readPlan(owner) ?? {
        courseID: '',
        title: course.settings.title,
        start: '',
        end: '',
        meetingDays: course.dateGenerator.meetingDays,
        daysOff: [],
        addedMeetings: [],
        merged: [],
        dropped: [],
        keepsSpareDays: true,
        tas: [],
      },
  );
  useEffect(() => keepPlan(owner, draft), [owner, draft]);
  const change = (part: Partial<RolloverDraft>): void => setDraft((old) => ({ ...old, ...part }));
  const plan: RolloverPlan = useMemo(
    () => ({ ...draft, startDate: dateIn(draft.start), endDate: dateIn(draft.end) }),
    [draft],
  );
  const meetings = useMemo(() => termMeetings(plan), [plan]);
  const preview = useMemo(
    () => (meetings.ok ? previewRollover(items, plan, meetings.value) : null),
    [items, plan, meetings],
  );
  return {
    draft,
    plan,
    meetings,
    preview,
    items,
    change,
    /** Adds days; those that are there already stay. */
    addDaysOff: (added: readonly DaysOff[]) =>
      setDraft((old) => ({
        ...old,
        daysOff: [
          ...old.daysOff,
          ...added.filter((off) => !old.daysOff.some((each) => isSameDaysOff(each, off))),
        ].toSorted((one, other) => (one.from < other.from ? -1 : 1)),
      })),
    removeDaysOff: (removed: DaysOff) =>
      setDraft((old) => ({
        ...old,
        daysOff: old.daysOff.filter((each) => !isSameDaysOff(each, removed)),
      })),
  };
}

export type RolloverEditing = ReturnType<typeof useRolloverDraft>;

function dateIn(text: string): IsoDate | null {
  const date = parseIsoDate(text);
  return date.ok ? date.value : null;
}
