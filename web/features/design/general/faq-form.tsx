import { useRef } from 'react';
import { faqItem, type FaqEntry } from '@elenchus/domain/design/faq.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignActions, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { focusRow } from '../../../ui/focus.ts';
import { IconPlus } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFaqKeys } from './faq-keys.ts';
import { FaqEntryFields, faqEntryName } from './faq-entry.tsx';
import { moved } from './moved.ts';
import styles from './general.module.css';

const NO_ENTRIES: readonly FaqEntry[] = [];

/** Questions that students often ask, with their answers. */
export function FaqForm() {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const { faq } = course;
  const entries = faq.state === 'readable' ? faq.entries : NO_ENTRIES;
  const keys = useFaqKeys(entries);
  const save = (after: readonly FaqEntry[], label: string, message = ''): void =>
    change({ upserts: [faqItem(after)], removals: [] }, { label, message });
  const edit = (place: number, values: Partial<FaqEntry>): void =>
    save(
      entries.map((entry, other) => (other === place ? { ...entry, ...values } : entry)),
      `text of FAQ entry ${place + 1}`,
    );
  const add = (): void => {
    save([...entries, { question: '', answer: '' }], 'add FAQ entry');
    focusRow(list.current, entries.length, 'input');
  };
  const move = (place: number, step: -1 | 1): void => {
    save(moved(entries, place, step), 'move FAQ entry');
    focusRow(list.current, place + step, `[data-action="${step}"]`);
  };
  const remove = (entry: FaqEntry, place: number): void => {
    const rest = entries.filter((_, other) => other !== place);
    save(rest, 'remove FAQ entry', `Removed “${faqEntryName(entry, place)}”. Undo brings it back.`);
    if (rest.length > 0) focusRow(list.current, place, '[data-action=remove]');
    else adding.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <DesignHeading title="FAQ">
        Questions that students often ask. They find the FAQ in the My Philosophy menu.
      </DesignHeading>
      {faq.state === 'broken' && (
        <Notice tone="attention">
          <p>
            The saved FAQ can’t be read. If you add an entry, it replaces this text, so copy what
            you need first:
          </p>
          <pre className={styles.raw}>{faq.rawText}</pre>
        </Notice>
      )}
      {entries.length === 0 && faq.state === 'readable' && (
        <EmptyNote>
          There are no entries yet. You could start with: How long should an answer be? Can I change
          my mind later? When do new questions open?
        </EmptyNote>
      )}
      <Stack as="ol" columns="auto" gap={16} isBareList className={styles.entries} ref={list}>
        {entries.map((entry, place) => (
          <FaqEntryFields
            key={keys[place]}
            entry={entry}
            place={place}
            count={entries.length}
            onEdit={(values) => edit(place, values)}
            onMove={(step) => move(place, step)}
            onRemove={() => remove(entry, place)}
          />
        ))}
      </Stack>
      <div ref={adding}>
        <Button look={entries.length === 0 ? 'filled' : 'default'} onClick={add}>
          <IconPlus aria-hidden />
          Add a question
        </Button>
      </div>
    </>
  );
}
