import { useDeferredValue, useId } from 'react';
import { growWithText } from '../../../course-ui/texts/grow-with-text.ts';
import { useUnderWay } from '../../../ui/loading/page-idle.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MarkdownText } from '../../../ui/markdown/markdown-text.tsx';
import styles from './markdown-field.module.css';

interface MarkdownFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Shown in the preview while there is no text. */
  readonly emptyText: string;
  /** Shown below it as it is typed, with a button that inserts it. */
  readonly example?: string;
  readonly rows?: number;
  /** Whether to say how Markdown is written; once on a page is enough. */
  readonly hasHelp?: boolean;
}

/** A Markdown text with its preview next to it, or below it on narrow screens. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, value, onChange, emptyText, example, rows = 10, hasHelp = true } = props;
  const id = useId();
  // Typing stays smooth while a long text is rendered.
  const shown = useDeferredValue(value);
  useUnderWay(shown !== value);
  return (
    <Stack gap={24} className={styles.field}>
      <div className={styles.side}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <TextArea
          id={id}
          ref={growIfThere}
          rows={rows}
          value={value}
          className={styles.text}
          aria-describedby={hasHelp ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {hasHelp && (
          <Text tone="soft" size="xs" id={`${id}-help`}>
            Markdown: <code># Heading</code>, <code>**bold**</code>, <code>*italic*</code>,{' '}
            <code>- list</code>, <code>[link](https://…)</code>. Leave an empty line to start a
            paragraph.
          </Text>
        )}
      </div>
      <section className={styles.side} aria-label={`Preview: ${label}`}>
        <p aria-hidden className={styles.label}>
          Preview
        </p>
        <div className={styles.preview}>
          {shown.trim() === '' ? (
            <Stack gap={12} className={styles.empty}>
              <p>{emptyText}</p>
              {example !== undefined && (
                <>
                  <pre>{example}</pre>
                  <Button
                    onClick={() => {
                      onChange(example);
                      // The button is gone with the empty text.
                      document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
                    }}
                  >
                    Insert this example
                  </Button>
                </>
              )}
            </Stack>
          ) : (
            <MarkdownText text={shown} />
          )}
        </div>
      </section>
    </Stack>
  );
}

function growIfThere(field: HTMLTextAreaElement | null): (() => void) | undefined {
  return field ? growWithText(field) : undefined;
}
