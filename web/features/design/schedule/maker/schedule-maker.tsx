import { useEffect, useRef, useState } from 'react';
import { accept } from '@elenchus/domain/base/result.ts';
import { planTopicList } from '@elenchus/domain/schedule/topic-list.ts';
import { sectionPlace } from '@elenchus/domain/schedule/delete-section.ts';
import { DeleteSectionDialog } from '../../../../course-ui/design/delete-section-dialog.tsx';
import { DesignHeading } from '../../../../course-ui/design/design-heading.tsx';
import { useDesignedCourse, useSaveState } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconPlus } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DeleteDayDialog } from './delete-day-dialog.tsx';
import { MakerRow } from './maker-row.tsx';
import { MovePlaces } from './move-places.tsx';
import { focusScheduleRow } from '../row-focus.ts';
import { emptySectionsHint, scheduleSize, type MakerEntry } from '../row-words.ts';
import { SortableList } from '../../../../course-ui/sortable/sortable-list.tsx';
import { TopicListDialog } from './topic-list-dialog.tsx';
import { useScheduleEditing } from '../use-schedule-editing.ts';
import { useScheduleMaker } from './use-schedule-maker.ts';
import styles from './schedule-maker.module.css';

/** Sections and class days in one list: add, rename, date, move, delete. */
export function ScheduleMaker() {
  const { course } = useDesignedCourse();
  const making = useScheduleMaker();
  const { entries, message, refusal, add, move, remove, nameDays } = making;
  const [moving, setMoving] = useState<MakerEntry | null>(null);
  const [asking, setAsking] = useState<MakerEntry | null>(null);
  const [pasted, setPasted] = useState<{ topicId: string; names: readonly string[] } | null>(null);
  useRegularForm();
  const isMoving = moving !== null && entries.some(({ key }) => key === moving.key);
  const askOrDelete = (entry: MakerEntry): void => {
    const { kind, id } = entry.row;
    const { topicIds, heir } = sectionPlace(course.schedule, id);
    const isAsked =
      kind === 'topic'
        ? (course.questionsByTopic.get(id) ?? []).length > 0
        : topicIds.length > 0 && heir !== null;
    if (isAsked) setAsking(entry);
    else remove(entry.row);
  };
  const paste = (topicId: string, names: readonly string[]): void => {
    const found = planTopicList(course.schedule, topicId, names);
    const isAsked = found && found.overwritten.length + found.leftOver.length > 0;
    if (isAsked) setPasted({ topicId, names });
    else nameDays(topicId, names, false);
  };
  // From the current schedule, because another person may change it while the dialog is open.
  const plan = pasted && planTopicList(course.schedule, pasted.topicId, pasted.names);
  const lastKey = entries.at(-1)?.key;
  return (
    <>
      <DesignHeading title="Schedule Maker">
        The sections of the course and their class days, in order. Press Enter to go to the next
        class day, or paste a list of topics, one on each line. When you move a class day, the dates
        stay in order.
      </DesignHeading>
      <div className={styles.message}>
        <p className={styles.size}>{scheduleSize(course.schedule)}</p>
        <div aria-live="polite">
          {message && <p>{message}</p>}
          {refusal && (
            <Notice tone="attention">
              <p>{refusal}</p>
            </Notice>
          )}
        </div>
      </div>
      <EmptySections hint={emptySectionsHint(course.schedule)} />
      {isMoving ? (
        <MovePlaces
          entries={entries}
          moving={moving}
          onPlace={(besideKey, side) => {
            setMoving(null);
            move(moving.key, besideKey, side);
          }}
          onCancel={() => {
            setMoving(null);
            focusScheduleRow(moving.key, 'handle');
          }}
        />
      ) : (
        <SortableList label="Schedule" entries={entries} onMove={move}>
          {(entry, handle) => (
            <MakerRow
              entry={entry}
              handle={handle}
              making={making}
              onPaste={paste}
              onMoveMode={() => setMoving(entry)}
              onDelete={() => askOrDelete(entry)}
            />
          )}
        </SortableList>
      )}
      {!isMoving && (
        <Cluster gap={8}>
          <Button look="filled" onClick={() => add('class day', lastKey)}>
            <IconPlus aria-hidden />
            Add class day
          </Button>
          <Button onClick={() => add('section', lastKey)}>
            <IconPlus aria-hidden />
            Add section
          </Button>
        </Cluster>
      )}
      {pasted && plan && (
        <TopicListDialog
          plan={plan}
          onCancel={() => setPasted(null)}
          onConfirm={(addRest) => {
            setPasted(null);
            nameDays(pasted.topicId, pasted.names, addRest);
          }}
        />
      )}
      {asking?.row.kind === 'section' && (
        <DeleteSectionDialog
          sectionId={asking.row.id}
          name={asking.name}
          onCancel={() => setAsking(null)}
          onConfirm={(withDays, weighed) => {
            setAsking(null);
            remove(asking.row, withDays, weighed);
          }}
        />
      )}
      {asking?.row.kind === 'topic' && (
        <DeleteDayDialog
          topicId={asking.row.id}
          name={asking.name}
          onCancel={() => setAsking(null)}
          onConfirm={(weighed) => {
            setAsking(null);
            remove(asking.row, false, weighed);
          }}
        />
      )}
    </>
  );
}

/** Brings the stored schedule into its regular form when the maker opens, and after Undo, which may reach behind that. */
function useRegularForm(): void {
  const edit = useScheduleEditing();
  const undoLabel = useSaveState((state) => state.undoLabel);
  const redoLabel = useSaveState((state) => state.redoLabel);
  const doneAt = useRef('');
  useEffect(() => {
    const labels = `${undoLabel}\n${redoLabel}`;
    if (doneAt.current === labels) return;
    doneAt.current = labels;
    edit(accept, { label: 'tidy up the schedule', isTidying: true });
  });
}

function EmptySections({ hint }: { readonly hint: string }) {
  if (hint === '') return null;
  return (
    <Notice>
      <p>{hint}</p>
    </Notice>
  );
}
