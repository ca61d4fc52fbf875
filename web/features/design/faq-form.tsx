import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { faqItem, type FaqEntry } from '@elenchus/domain/design/faq.ts';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { MarkdownField } from '../../course-ui/design-editing/markdown-field.tsx';
import { RowButton } from '../../course-ui/design-editing/row-button.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { moved } from './moved.ts';
import styles from './general.module.css';

/** Questions that students often ask, with their answers. */
export function FaqForm() {
  const { course, change } = useDesignEditor();
  const list = useRef<HTMLOListElement>(null);
  const { faq } = course;
  const entries = faq.state === 'readable' ? faq.entries : [];
  const save = (after: readonly FaqEntry[], label: string): void =>
    change({ upserts: [faqItem(after)], removals: [] }, { label });
  const edit = (place: number, values: Partial<FaqEntry>): void =>
    save(
      entries.map((entry, other) => (other === place ? { ...entry, ...values } : entry)),
      'FAQ text',
    );
  const add = (): void => {
    save([...entries, { question: '', answer: '' }], 'add FAQ entry');
    // The new field is there after the next frame.
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLInputElement>('input[type=text]');
      fields?.[fields.length - 1]?.focus();
    });
  };
  return (
    <>
      <DesignHeading title="FAQ">
        What students ask again and again. They see it in the menu of My Philosophy.
      </DesignHeading>
      {faq.state === 'broken' && (
        <Notice tone="attention">
          <p>
            What is stored cannot be read as an FAQ. It stays as it is until you add an entry, which
            replaces it. Copy what you need:
          </p>
          <pre className={styles.raw}>{faq.rawText}</pre>
        </Notice>
      )}
      {entries.length === 0 && faq.state === 'readable' && (
        <p className={styles.empty}>
          There are no entries yet. Good ones to begin with: how long should an answer be, may I
          change my mind later, when do new questions open?
        </p>
      )}
      <ol className={styles.entries} ref={list}>
        {entries.map(({ question, answer }, place) => {
          const name = question.trim() || `entry ${place + 1}`;
          return (
            // Entries have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={styles.entry}>
              <TextField
                label={`Question ${place + 1}`}
                value={question}
                onChange={(event) => edit(place, { question: event.currentTarget.value })}
              />
              <MarkdownField
                label={`Answer ${place + 1}`}
                value={answer}
                rows={4}
                emptyText="The answer appears here as students will see it."
                onChange={(text) => edit(place, { answer: text })}
              />
              <div className={styles.rowButtons}>
                <RowButton
                  label={`Move “${name}” up`}
                  isOff={place === 0}
                  onClick={() => save(moved(entries, place, -1), 'move FAQ entry')}
                >
                  <IconArrowUp aria-hidden />
                </RowButton>
                <RowButton
                  label={`Move “${name}” down`}
                  isOff={place === entries.length - 1}
                  onClick={() => save(moved(entries, place, 1), 'move FAQ entry')}
                >
                  <IconArrowDown aria-hidden />
                </RowButton>
                <RowButton
                  label={`Remove “${name}”`}
                  onClick={() =>
                    save(
                      entries.filter((_, other) => other !== place),
                      'remove FAQ entry',
                    )
                  }
                >
                  <IconTrash aria-hidden />
                </RowButton>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button look={entries.length === 0 ? 'filled' : 'default'} onClick={add}>
          <IconPlus aria-hidden />
          Add a question
        </Button>
      </div>
    </>
  );
}
