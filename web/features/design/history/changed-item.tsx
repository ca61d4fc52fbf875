import {
  designKeyText,
  type DesignField,
  type DesignItem,
} from '@elenchus/domain/design/design-item.ts';
import { wordDiff } from '@elenchus/domain/answers/word-diff.ts';
import {
  changedItemName,
  isCourseChoice,
} from '@elenchus/domain/design-versions/changed-item-name.ts';
import { changedItem, type ItemChange } from '@elenchus/domain/design-versions/item-change.ts';
import { isRestorable } from '@elenchus/domain/design-versions/restore-design.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './design-history.module.css';

/** The fields that hold text which people read; the others are told by the sentence. */
const TEXTS: Readonly<Partial<Record<string, readonly (readonly [DesignField, string])[]>>> = {
  question: [
    ['dataText', 'Text'],
    ['questionOptions', 'Options'],
    ['questionLogic', 'Logic'],
  ],
  thesis: [
    ['dataText', 'Name'],
    ['questionLogic', 'Logic'],
    ['questionOptions', 'Description'],
  ],
  syllabusLinkItem: [
    ['questionOptions', 'Title'],
    ['questionLogic', 'Address'],
  ],
  evaluation: [
    ['dataText', 'Name'],
    ['questionCourseDate', 'Due date'],
  ],
  // Their texts are for programs.
  rubricWhereToShow: [],
  noClass: [],
  persona: [],
  fairGrading: [],
};
const ONLY_TEXT = [['dataText', 'Text']] as const;

interface ChangedItemProps {
  readonly change: ItemChange;
  readonly words: ReadonlyMap<string, string>;
  /** The evaluations, which other items are named after. */
  readonly design: readonly DesignItem[];
  readonly onRestore: ((wish: RestoreWish) => void) | null;
}

/** What a person wants to have as it was before. */
export interface RestoreWish {
  readonly what: string;
  readonly keys: ReadonlySet<string>;
  /** It wasn't there before, so it is deleted. */
  readonly isRemoval: boolean;
}

/** One changed item: in words, then its texts side by side. An item that only made room for others has no words. */
export function ChangedItem({ change, words, design, onRestore }: ChangedItemProps) {
  const item = changedItem(change);
  const key = designKeyText(item);
  const sentence = words.get(key);
  if (sentence === undefined) return null;
  const name = changedItemName(change.before ?? item, design);
  // A choice that wasn't there had its default, and has it again.
  const isRemoval = change.before === null && !isCourseChoice(item);
  const verb = isRemoval ? 'Remove' : 'Restore';
  const texts = (TEXTS[item.dataType] ?? ONLY_TEXT).filter(
    ([field]) => textOf(change.before, field) !== textOf(change.after, field),
  );
  return (
    <Stack as="li" columns="auto" gap={8} className={styles.change}>
      <p>{sentence}</p>
      {texts.map(([field, label]) => (
        <Sides
          key={field}
          label={label}
          before={textOf(change.before, field)}
          after={textOf(change.after, field)}
        />
      ))}
      {onRestore && isRestorable(item) && canRestore(change) && (
        <Button
          onClick={() => onRestore({ what: name, keys: new Set([key]), isRemoval })}
          aria-label={`${verb} this: ${name}`}
        >
          {verb} this
        </Button>
      )}
    </Stack>
  );
}

/** Days and sections that were added later are removed in the schedule, where their questions and dates are. */
function canRestore({ before, after }: ItemChange): boolean {
  return before !== null || (after?.dataType !== 'topic' && after?.dataType !== 'sectionName');
}

function textOf(item: DesignItem | null, field: DesignField): string {
  const text = item?.[field] ?? '';
  return field === 'questionOptions' ? text.replaceAll('|||', '\n') : text;
}

interface SidesProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

function Sides({ label, before, after }: SidesProps) {
  const parts = wordDiff(before, after);
  return (
    <div className={styles.sides}>
      <p>
        <span className={styles.label}>{label} before</span>
        {before === '' ? <em>empty</em> : null}
        {parts.map(({ kind, text }, place) =>
          // Parts have no other identity than their place.
          kind === 'added' ? null : kind === 'removed' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <del key={place}>{text}</del>
          ) : (
            text
          ),
        )}
      </p>
      <p>
        <span className={styles.label}>{label} after</span>
        {after === '' ? <em>empty</em> : null}
        {parts.map(({ kind, text }, place) =>
          kind === 'removed' ? null : kind === 'added' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <ins key={place}>{text}</ins>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}
