// The actions on the rows of the schedule, each with a message about what happened.
import { keysOfQuestions } from '@elenchus/domain/questions/held-question.ts';
import { useState } from 'react';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { accept, type Result } from '@elenchus/domain/base/result.ts';
import { alongWithSection } from '@elenchus/domain/design-saves/section-deletion.ts';
import {
  addClassDay,
  copyClassDay,
  setClassDate,
} from '@elenchus/domain/schedule/edit-class-days.ts';
import { deleteSectionAs, sectionPlace } from '@elenchus/domain/schedule/delete-section.ts';
import {
  addSection,
  deleteTopic,
  moveRow,
  renameRow,
  scheduleFaultSentence,
  type RowName,
  type ScheduleEdit,
  type ScheduleFault,
} from '@elenchus/domain/schedule/edit-schedule.ts';
import type { ScheduleIds } from '@elenchus/domain/schedule/schedule-ids.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import { nameClassDays, planTopicList } from '@elenchus/domain/schedule/topic-list.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { weighedOption, type Weighed } from '../../../../course-ui/design/use-consequences.ts';
import { useDesignedCourse, useSaveState } from '../../../../course-ui/design/design-hooks.ts';
import { positionText, type RowSide } from '../../../../course-ui/sortable/position-text.ts';
import { keyOfRow, makerEntries, nameOfRow, placeBeside } from '../row-words.ts';
import { focusScheduleRow } from '../row-focus.ts';
import { topicListOutcome } from './topic-list-words.ts';
import { useScheduleEditing } from '../use-schedule-editing.ts';

export type NewRow = 'section' | 'class day' | 'copy';

/** The rows, the last message, and the actions on the rows. */
export function useScheduleMaker() {
  const { items, course } = useDesignedCourse();
  const undone = useSaveState((state) => state.message);
  const edit = useScheduleEditing();
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState('');
  const entries = makerEntries(course.schedule);

  const apply = (
    make: (schedule: Schedule, ids: ScheduleIds) => ScheduleEdit,
    label: string,
    more: Pick<Parameters<typeof edit>[1], 'also'> & { readonly weighed?: Weighed } = {},
  ): Schedule | null => {
    const { weighed, ...also } = more;
    const changeOptions = { onLeft: () => setMessage(''), ...(weighed && weighedOption(weighed)) };
    const after: Result<Schedule, ScheduleFault> = edit(make, {
      label,
      changeOptions,
      ...also,
    });
    setRefusal(after.ok ? '' : scheduleFaultSentence(after.reason));
    if (!after.ok) setMessage('');
    return after.ok ? after.value : null;
  };

  const add = (kind: NewRow, besideKey: string | undefined): void => {
    const known = new Set(entries.map(({ key }) => key));
    const after = apply(
      (schedule, ids) => {
        const place = besideKey === undefined ? 1.5 : placeBeside(schedule, besideKey, 'after');
        if (kind === 'section') return addSection(schedule, place, ids);
        if (kind === 'class day') return addClassDay(schedule, place, ids, course.noClass);
        return copyClassDay(schedule, besideKey?.slice('topic/'.length) ?? '', place, ids);
      },
      kind === 'copy' ? 'copy class day' : `add ${kind}`,
    );
    if (!after) return;
    const rows = makerEntries(after);
    const added = rows.find(({ key }) => !known.has(key));
    if (!added) return;
    setMessage(`Added “${added.name}”, ${positionText(rows, added.key)}.`);
    focusScheduleRow(added.key, 'name');
  };

  const move = (key: string, besideKey: string, side: RowSide): void => {
    const moved = entries.find((entry) => entry.key === key);
    if (!moved) return;
    const after = apply(
      (schedule, ids) => moveRow(schedule, moved.row, placeBeside(schedule, besideKey, side), ids),
      `move ${moved.name}`,
    );
    if (after) setMessage(`“${moved.name}” is now ${positionText(makerEntries(after), key)}.`);
    focusScheduleRow(key, 'handle');
  };

  const rename = (row: RowName, name: string): void => {
    apply(
      (schedule, ids) => renameRow(schedule, row, name, ids),
      row.kind === 'section' ? 'section name' : 'class day name',
    );
  };

  const nameDays = (topicId: string, names: readonly string[], addRest: boolean): void => {
    const plan = planTopicList(course.schedule, topicId, names);
    const after = apply(
      (schedule, ids) => nameClassDays(schedule, topicId, names, addRest, ids),
      `name ${countOf(plan?.named.length ?? 0, 'class day')}`,
    );
    if (after && plan) setMessage(topicListOutcome(plan, addRest));
  };

  const setDate = (id: string, isoDate: IsoDate | null): void => {
    const after = apply((schedule, ids) => setClassDate(schedule, id, isoDate, ids), 'date');
    if (after) setMessage(dateWords(after, id, isoDate));
  };

  const remove = (row: RowName, withDays = false, weighed?: Weighed): void => {
    const at = entries.findIndex(({ key }) => key === keyOfRow(row));
    const name = entries[at]?.name ?? '';
    const gone = withDays ? sectionPlace(course.schedule, row.id).topicIds : [];
    const next = entries[at + gone.length + 1] ?? entries[at - 1];
    const questions = course.questionsByTopic.get(row.id) ?? [];
    const also =
      row.kind === 'section'
        ? alongWithSection(items, course, row.id, withDays)
        : { upserts: [], removals: keysOfQuestions(questions) };
    const after = apply(
      (schedule, ids) => {
        if (row.kind === 'section') return deleteSectionAs(schedule, row.id, withDays, ids);
        const questionIds = questions.map(({ id }) => id);
        const deletion = deleteTopic(schedule, row.id, questionIds, ids);
        return deletion.ok ? accept(deletion.value.schedule) : deletion;
      },
      `delete ${name}`,
      { also, ...(weighed && { weighed }) },
    );
    if (!after) return;
    setMessage(`Deleted “${name}”. Undo brings it back.`);
    if (next) focusScheduleRow(next.key, 'handle');
  };

  // The last message is no longer true after an undo.
  const shown = undone === '' ? message : '';
  return { entries, message: shown, refusal, add, move, rename, nameDays, setDate, remove };
}

export type ScheduleMaking = ReturnType<typeof useScheduleMaker>;

/** The known dates are put in order of time, so a date may end up at another day than the one that was changed. */
function dateWords(after: Schedule, id: string, wanted: IsoDate | null): string {
  const rows = makerEntries(after).map(({ row }) => row);
  const changed = rows.find((row) => row.kind === 'topic' && row.id === id);
  if (changed?.kind !== 'topic' || changed.date?.isoDate === wanted) return '';
  const holder = rows.find((row) => row.kind === 'topic' && row.date?.isoDate === wanted);
  return holder?.kind === 'topic' && holder.date
    ? `Dates stay in order: ${holder.date.label} now belongs to “${nameOfRow(holder)}”, and “${nameOfRow(changed)}” is on ${changed.date?.label ?? '??'}.`
    : '';
}
