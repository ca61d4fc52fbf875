import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { User } from '@elenchus/domain/people/user.ts';
import { IconCheck } from '../../ui/icons.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useTopInPage } from '../../ui/tables/table-in-window.ts';
import { clickEntry, enterList, pressKey } from './list-selection.ts';
import type { ListSelection } from './list-selection.ts';
import { SortedName } from '../people/sorted-name.tsx';
import styles from './student-list-box.module.css';

interface StudentListBoxProps {
  readonly label: string;
  readonly students: readonly User[];
  readonly selection: ListSelection;
  /** Without it the list is for reading only. */
  readonly onSelect?: ((selection: ListSelection) => void) | undefined;
}

/** What stays above the list: the bar of the screen and the head of the column. Pixels. */
const HEAD = 160;
/** What stays below it: the footer. Pixels. */
const FOOT = 56;

/** A list of students of any length that scrolls with the page. Several can be chosen by click, Shift and keyboard. */
export function StudentListBox({ label, students, selection, onSelect }: StudentListBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const keys = students.map(({ username }) => username);
  const scrollMargin = useTopInPage(box);
  // It must not be memoised, and nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: students.length,
    scrollMargin,
    scrollPaddingStart: HEAD,
    scrollPaddingEnd: FOOT,
    estimateSize: () => 40,
    getItemKey: (place) => keys[place] ?? place,
    overscan: 6,
    useFlushSync: false,
  });
  const seen = virtual.getVirtualItems();
  const activePlace = selection.active === null ? -1 : keys.indexOf(selection.active);
  useEffect(() => {
    if (activePlace >= 0) virtual.scrollToIndex(activePlace);
    // Only the keyboard moves the list: scrolling it must not call it back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [activePlace]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const next = pressKey(selection, keys, { key, shiftKey, isCommand: ctrlKey || metaKey });
    if (next === null) return;
    event.preventDefault();
    onSelect?.(next);
  };
  const onClick = ({ target, shiftKey }: MouseEvent): void => {
    const entry = target instanceof Element ? target.closest('[data-index]') : null;
    const key = keys[Number(entry?.getAttribute('data-index') ?? -1)];
    if (key !== undefined) onSelect?.(clickEntry(selection, keys, key, shiftKey));
  };
  const isActiveSeen = seen.some(({ index }) => index === activePlace);
  const choosing = onSelect && {
    'aria-multiselectable': true,
    'aria-activedescendant': isActiveSeen ? `${id}-${activePlace}` : undefined,
    onKeyDown,
    onClick,
    onFocus: () => onSelect(enterList(selection, keys)),
  };
  return (
    <div
      ref={box}
      className={styles.box}
      role={onSelect ? 'listbox' : 'list'}
      aria-label={label}
      tabIndex={onSelect ? 0 : undefined}
      {...choosing}
    >
      <div
        role="presentation"
        className={styles.content}
        style={{ height: virtual.getTotalSize() }}
      >
        {seen.map(({ index, key, start }) => {
          const student = students[index];
          if (!student) return null;
          const isSelected = selection.selected.has(student.username);
          return (
            <Row
              gap={8}
              align="center"
              key={String(key)}
              id={`${id}-${index}`}
              ref={virtual.measureElement}
              data-index={index}
              data-active={(onSelect && index === activePlace) || undefined}
              className={styles.student}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
              role={onSelect ? 'option' : 'listitem'}
              aria-selected={onSelect ? isSelected : undefined}
              aria-setsize={students.length}
              aria-posinset={index + 1}
            >
              {onSelect && (
                <span className={styles.mark}>{isSelected && <IconCheck aria-hidden />}</span>
              )}
              <span>
                <SortedName name={student.fullName} />{' '}
                <Text as="span" tone="soft" weight={400} className={styles.username}>
                  {student.username}
                </Text>
              </span>
            </Row>
          );
        })}
      </div>
    </div>
  );
}
