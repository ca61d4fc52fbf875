import { useMemo } from 'react';
import { runPersonas } from '@elenchus/domain/rollover/lost-personas.ts';
import { rolledDesign } from '@elenchus/domain/rollover/rolled-design.ts';
import type { RolloverPlan } from '@elenchus/domain/rollover/rollover-plan.ts';
import { termMentions } from '@elenchus/domain/rollover/term-mentions.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { RolloverEditing } from './use-rollover-draft.ts';
import styles from './rollover.module.css';

const noBytes = (count: number): Uint8Array => new Uint8Array(count);

/** What a person should look at in the new course: mentions of the old term, and personas that lost something. */
export function ThingsToCheck({ editing, plan }: { editing: RolloverEditing; plan: RolloverPlan }) {
  const { course, items } = useDesignedCourse();
  const { meetings } = editing;
  const mentions = useMemo(() => termMentions(course, oldTerm(course)), [course]);
  const personas = useMemo(
    () =>
      runPersonas(
        meetings.ok
          ? rolledDesign(items, { ...plan, title: '' }, meetings.value.dates, noBytes)
          : [],
      ),
    [items, plan, meetings],
  );
  return (
    <Stack as="section" gap={16} className={styles.part} aria-labelledby="rollover-check">
      <h3 id="rollover-check">Check in the new course</h3>
      <p>
        {mentions.length === 0
          ? 'No text or link mentions the old term.'
          : `${countOf(mentions.length, 'place')} may mention the old term:`}
      </p>
      {mentions.length > 0 && (
        <Stack as="ul" columns="auto" gap={4} className={styles.mentions}>
          {mentions.map(({ where, found }) => (
            <li key={where}>
              {where}: {found.map((text) => `“${text}”`).join(', ')}
            </li>
          ))}
        </Stack>
      )}
      {personas.total > 0 && personas.sentences.length === 0 && (
        <p>All {countOf(personas.total, 'saved persona')} reach what they reached here.</p>
      )}
      {personas.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  );
}

type Course = ReturnType<typeof useDesignedCourse>['course'];

/** The stored term, or the first and last class day. */
function oldTerm({ dateGenerator, schedule }: Course) {
  const dates = schedule.dates.flatMap(({ isoDate }) => (isoDate ? [isoDate] : [])).toSorted();
  return {
    startDate: dateGenerator.startDate ?? dates[0] ?? null,
    endDate: dateGenerator.endDate ?? dates.at(-1) ?? null,
  };
}
