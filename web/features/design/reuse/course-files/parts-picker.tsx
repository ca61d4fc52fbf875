import { useMemo, useState } from 'react';
import {
  fileQuestions,
  NOTHING_CHOSEN,
  type Chosen,
  type MergePlace,
} from '@elenchus/domain/course-file/chosen-parts.ts';
import type { CourseFile } from '@elenchus/domain/course-file/course-file.ts';
import { mergeIds } from '@elenchus/domain/course-file/merge-ids.ts';
import { mergeParts } from '@elenchus/domain/course-file/merge-parts.ts';
import { mergedWords, mergeSentences } from '@elenchus/domain/course-file/merge-sentences.ts';
import { scheduleRows } from '@elenchus/domain/schedule/schedule.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { randomBytes } from '../../../../course-ui/design/random-ids.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ChosenQuestions } from './chosen-questions.tsx';
import { MissingQuestions } from './missing-questions.tsx';
import { OtherParts } from './other-parts.tsx';
import { PartTree } from './part-tree.tsx';
import { marked } from './tree-choice.ts';
import styles from './course-files.module.css';

interface PartsPickerProps {
  readonly title: string;
  readonly course: CourseFile;
  /** The parts were added. */
  readonly onAdded: (words: string) => void;
  readonly onClose: () => void;
}

/** Chooses parts of another design, shows what adding them does, and adds them as one step of Undo. */
export function PartsPicker({ title, course, onAdded, onClose }: PartsPickerProps) {
  const { items, course: own } = useDesignedCourse();
  const { change } = useDesignActions();
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN);
  const [dayId, setDayId] = useState('');
  const [openedAt] = useState(() => Date.now());
  const days = scheduleRows(own.schedule).flatMap((row) => (row.kind === 'topic' ? row.topic : []));
  const merged = useMemo(() => {
    const place: MergePlace = dayId === '' ? { kind: 'new-sections' } : { kind: 'day', dayId };
    const ids = mergeIds(items, randomBytes, openedAt);
    const { changes, report } = mergeParts(items, { file: course, chosen, place, ids });
    return { changes, report, sentences: mergeSentences(report, place) };
  }, [items, course, chosen, dayId, openedAt]);
  const isEmpty = merged.changes.upserts.length === 0;
  const add = (): void => {
    const words = mergedWords(merged.report);
    change(merged.changes, { label: `add ${words}`, message: `Added ${words}.` });
    onAdded(words);
  };
  return (
    <Stack gap={12}>
      <h3>Choose from {title.trim() === '' ? 'this course' : `“${title}”`}</h3>
      {fileQuestions(course).length === 0 && course.sections.length === 0 && (
        <p>This course has no sections yet.</p>
      )}
      <PartTree course={course} chosen={chosen} onChoose={setChosen} />
      <OtherParts course={course} chosen={chosen} onChoose={setChosen} />
      <SelectField
        label="Where to add questions"
        value={dayId}
        options={[
          { value: '', label: 'In new sections at the end of the schedule' },
          ...days.map(({ id, name }) => ({ value: id, label: `In the class day “${name}”` })),
        ]}
        onChange={setDayId}
      />
      {!isEmpty && (
        <Stack gap={12} className={styles.preview}>
          <h3>What will be added</h3>
          <ul>
            {merged.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <MissingQuestions
            ids={merged.report.missing}
            course={course}
            onAdd={(id) => setChosen(marked(chosen, 'questions', [id], true))}
          />
          <ChosenQuestions sections={merged.report.sections} />
        </Stack>
      )}
      <Cluster gap={12}>
        <Button look="filled" disabled={isEmpty} onClick={add}>
          {isEmpty ? 'Add' : `Add ${mergedWords(merged.report)}`}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Cluster>
      {isEmpty && <p className={styles.soft}>Choose at least one part.</p>}
    </Stack>
  );
}
