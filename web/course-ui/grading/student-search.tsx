import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { countOf } from '../../ui/count-words.ts';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { matchStudents, moveActive, type FoundStudent } from './student-matches.ts';
import styles from './student-search.module.css';

interface StudentSearchProps {
  readonly label: string;
  readonly students: readonly FoundStudent[];
  readonly chosen: FoundStudent | null;
  readonly onChoose: (student: FoundStudent) => void;
}

/** A field that offers the students whose name contains what is typed. */
export function StudentSearch({ label, students, chosen, onChoose }: StudentSearchProps) {
  const id = useId();
  // null: nothing is being typed, and the field shows who was chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { offered, more } = useMemo(() => matchStudents(students, typed ?? ''), [students, typed]);
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (student: FoundStudent | undefined): void => {
    if (!student) return;
    setTyped(null);
    close();
    onChoose(student);
  };
  const press = (event: KeyboardEvent): void => {
    const next = moveActive(event.key, active, offered.length);
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
      document
        .querySelector(`#${CSS.escape(`${id}-${next}`)}`)
        ?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      // One who is the only one left need not be pointed at.
      choose(offered[offered.length === 1 ? 0 : active]);
    } else if (event.key === 'Escape') {
      if (!isOpen) setTyped(null);
      close();
    }
  };
  const pick = ({ target }: MouseEvent): void => {
    const option = target instanceof Element ? target.closest('[data-place]') : null;
    choose(offered[Number(option?.getAttribute('data-place') ?? -1)]);
  };
  return (
    <div className={styles.search}>
      <TextField
        // The browser's own list cannot be styled, cut short or given a netID.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        label={label}
        placeholder="Name or netID"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={typed ?? chosen?.fullname ?? ''}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={() => {
          setTyped(null);
          close();
        }}
      />
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label="Students"
        tabIndex={-1}
        className={styles.offers}
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={pick}
        onKeyDown={press}
      >
        {isOpen &&
          offered.map((student, place) => (
            <div
              key={student.username}
              id={`${id}-${place}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              data-place={place}
              aria-selected={place === active}
            >
              {student.fullname || student.username}{' '}
              <span className={styles.netID}>{student.username}</span>
            </div>
          ))}
        {more > 0 && (
          <p role="presentation" className={styles.more}>
            and {countOf(more, 'other')}: type more of the name
          </p>
        )}
        {offered.length === 0 && (
          <p role="presentation" className={styles.more}>
            No student matches “{typed?.trim()}”.
          </p>
        )}
      </div>
      <VisuallyHidden>
        <output>{isOpen ? `${countOf(offered.length + more, 'student')} found` : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
