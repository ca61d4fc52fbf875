import { useId, useState } from 'react';
import type { QuestionFileReport } from '../../../../calls/design/send-question-file.ts';
import { QuestionText } from '../../../../course-ui/questions/question-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import styles from './question-files.module.css';

type Draft = QuestionFileReport['drafts'][number];

interface DraftListProps {
  readonly drafts: readonly Draft[];
  /** The places of the questions that aren't added. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** A thousand questions at once would keep a phone busy. */
const SHOWN_AT_ONCE = 50;

/** The questions as students see them, each with a check mark and with what wasn't kept. */
export function DraftList({ drafts, left, onLeave }: DraftListProps) {
  const id = useId();
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const hidden = drafts.length - most;
  const toggle = (place: string): void => {
    const next = new Set(left);
    if (!next.delete(place)) next.add(place);
    onLeave(next);
  };
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Cluster gap={[4, 16]} align="baseline">
        <h3 id={id}>Questions to add</h3>
        {left.size > 0 && <LinkButton onClick={() => onLeave(new Set())}>Choose all</LinkButton>}
        {left.size < drafts.length && (
          <LinkButton onClick={() => onLeave(new Set(drafts.map(({ place }) => place)))}>
            Choose none
          </LinkButton>
        )}
      </Cluster>
      <ul className={styles.drafts}>
        {drafts.slice(0, most).map((draft) => (
          <DraftRow
            key={draft.place}
            draft={draft}
            isChosen={!left.has(draft.place)}
            onToggle={() => toggle(draft.place)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          Show {Math.min(hidden, SHOWN_AT_ONCE)} more
        </Button>
      )}
    </Stack>
  );
}

interface DraftRowProps {
  readonly draft: Draft;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function DraftRow({ draft, isChosen, onToggle }: DraftRowProps) {
  const { place, givenId, type, text, options, logic, notes } = draft;
  const id = useId();
  return (
    <li className={styles.draft} data-left={!isChosen || undefined}>
      <CheckRow
        className={styles.choose}
        type="checkbox"
        checked={isChosen}
        aria-describedby={`${id}-text ${id}-notes`}
        onChange={onToggle}
      >
        <span>{place}</span>
        {givenId !== '' && <code>{givenId}</code>}
      </CheckRow>
      <div id={`${id}-text`} className={styles.text}>
        <QuestionText>{text}</QuestionText>
      </div>
      {options.length > 0 && (
        <ul className={styles.options} data-type={type}>
          {options.map((option, at) => (
            // Two options may have the same text, so the number is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>{option}</li>
          ))}
        </ul>
      )}
      {type === 'LongAnswer' && (
        <Text tone="soft" size="sm" className={styles.essay}>
          Students write an essay.
        </Text>
      )}
      {type === 'Contradiction' && (
        <Text tone="soft" size="sm" className={styles.essay}>
          A contradiction.
        </Text>
      )}
      {logic !== '' && (
        <Text tone="soft" size="sm" className={styles.essay}>
          Logic in the file: <code>{logic}</code>
        </Text>
      )}
      <Text as="ul" tone="attention" size="sm" id={`${id}-notes`} className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Text>
    </li>
  );
}
