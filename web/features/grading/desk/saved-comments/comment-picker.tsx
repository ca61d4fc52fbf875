import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fillPlaceholders } from '@elenchus/domain/comment-bank/comment-placeholders.ts';
import {
  savedCommentKey,
  DIGIT_COUNT,
  findComments,
  indexOfDigit,
  usesOn,
} from '@elenchus/domain/comment-bank/comment-suggestions.ts';
import type { SavedComment } from '@elenchus/domain/comment-bank/saved-comment.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { SkeletonLines } from '../../../../ui/loading/skeleton-lines.tsx';
import type { CommentedField, SavedCommentsState } from './use-saved-comments.ts';
import { useLeaveKey } from '../../../../course-ui/saved-comments/use-leave-key.ts';
import styles from './comment-picker.module.css';

interface CommentPickerProps {
  readonly field: CommentedField;
  readonly saved: SavedCommentsState;
}

/** So many are drawn; a search finds the others. */
const MOST_SHOWN = 60;

/** The list of saved comments with its search. */
export function CommentPicker({ field, saved }: CommentPickerProps) {
  const { bank, suggestions } = saved;
  const panel = useRef<HTMLElement>(null);
  useLeaveKey(panel, () => saved.close());
  useEffect(() => {
    // Escape and Tab work from here while the list loads, and if it doesn't.
    const element = panel.current;
    if (!element?.contains(document.activeElement)) element?.focus();
  }, []);
  return (
    <Stack
      as="section"
      gap={8}
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-label="Saved comments"
    >
      {suggestions ? (
        <FoundComments field={field} saved={saved} suggestions={suggestions} />
      ) : bank.error ? (
        <LoadFailure
          what="Couldn’t load the saved comments."
          reason={bank.error.message}
          isRetrying={bank.isFetching}
          onRetry={() => void bank.refetch()}
        />
      ) : (
        <SkeletonLines lines={[90, 70, 80]} />
      )}
      <Cluster gap={8} align="center" spread className={styles.foot}>
        <a href={`${paths.grading(field.courseID)}?tab=comments`} target="_blank" rel="noreferrer">
          Edit saved comments
        </a>
        <Button onClick={() => saved.close()}>Close</Button>
      </Cluster>
    </Stack>
  );
}

interface FoundCommentsProps extends CommentPickerProps {
  readonly suggestions: readonly SavedComment[];
}

function FoundComments({ field, saved, suggestions }: FoundCommentsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: some browsers answer with a promise, which is no way to clean up.
    list.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const all = findComments(suggestions, search);
  const found = all.slice(0, MOST_SHOWN);
  const active = Math.min(at, found.length - 1);
  const here = usesOn(saved.bank.data?.uses ?? [], field.question.id);
  const goTo = (place: number): void => {
    setAt(place);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const digit = indexOfDigit(key, search);
    const chosen = digit === null ? key === 'Enter' && found[active] : found[digit];
    if (chosen) saved.insert(chosen);
    else if (key === 'ArrowDown') goTo((active + 1) % found.length);
    else if (key === 'ArrowUp') goTo((active + found.length - 1) % found.length);
    else if (key !== 'Enter') return;
    event.preventDefault();
  };
  if (suggestions.length === 0) {
    return (
      <p ref={takeFocus} className={styles.empty} tabIndex={-1}>
        There are no saved comments yet. Write a comment in the field, then choose “Save this
        comment” to use it again for other students.
      </p>
    );
  }
  return (
    <>
      <input
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        className={styles.search}
        aria-label="Search saved comments"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] && `${id}-${active}`}
        aria-autocomplete="list"
        placeholder="Search"
        autoComplete="off"
        // The person opened the list to choose from it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          goTo(0);
        }}
        onKeyDown={press}
      />
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={-1}
        aria-label="Saved comments"
        className={styles.list}
      >
        {found.map((comment, place) => (
          <PickedComment
            key={savedCommentKey(comment)}
            id={`${id}-${place}`}
            comment={comment}
            shown={fillPlaceholders(comment.text, field.studentName)}
            digit={search === '' && place < DIGIT_COUNT ? place + 1 : null}
            uses={here.get(savedCommentKey(comment)) ?? 0}
            isActive={place === active}
            onChoose={() => saved.insert(comment)}
          />
        ))}
      </div>
      <output className={styles.count}>
        {all.length === 0 && 'No saved comment has these words.'}
        {all.length > MOST_SHOWN &&
          `${MOST_SHOWN} of ${all.length} are shown. Search to find others.`}
      </output>
    </>
  );
}

/** There is nothing to search, so a screen reader reads the sentence instead. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

interface PickedCommentProps {
  readonly id: string;
  readonly comment: SavedComment;
  /** The text as it would be inserted. */
  readonly shown: string;
  readonly digit: number | null;
  /** How often it was inserted on this question. */
  readonly uses: number;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function PickedComment({
  id,
  comment,
  shown,
  digit,
  uses,
  isActive,
  onChoose,
}: PickedCommentProps) {
  const facts = [
    comment.list === 'course' && 'Course',
    uses > 0 && `used here ${countOf(uses, 'time')}`,
  ].filter(Boolean);
  return (
    // The search field keeps the focus and has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <kbd className={styles.digit} data-none={digit === null || undefined}>
        {digit}
      </kbd>
      <Stack as="span" columns="auto" gap={2}>
        {comment.label !== '' && <strong>{comment.label}</strong>}
        <span className={styles.words}>{shown}</span>
        {facts.length > 0 && (
          <Text as="span" tone="soft" size="xs">
            {facts.join(' · ')}
          </Text>
        )}
      </Stack>
    </div>
  );
}
