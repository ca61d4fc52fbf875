import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import type { FoundStudent } from '../../calls/people/students-queries.ts';
import { countOf } from '../../ui/count-words.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useGradingPlace } from './grading-place.ts';
import { moveActive } from './offer-keys.ts';
import { useStudentSearch, type StudentOffers } from './use-student-search.ts';
import { SortedName } from '../people/sorted-name.tsx';
import styles from './student-search-field.module.css';

interface StudentSearchProps {
  readonly label: string;
  readonly chosen: FoundStudent | null;
  readonly onChoose: (student: FoundStudent) => void;
  /** A choice that is listed before all students. */
  readonly everybody?: FoundStudent;
  /** An evaluation that hides names: its pseudonyms are searched. */
  readonly evaluationId?: string | undefined;
}

/** A field that offers the students whose names contain the typed text. */
export function StudentSearch(props: StudentSearchProps) {
  const { label, chosen, onChoose, everybody, evaluationId } = props;
  const { courseID } = useGradingPlace();
  const id = useId();
  // null: nothing is being typed, and the field shows who was chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeName, setActiveName] = useState<string | null>(null);
  // Enter may be pressed before the answer to what was typed is here; typing on takes it back.
  const waiting = useRef<symbol | null>(null);
  const offers = useStudentSearch({ courseID, evaluationId }, typed ?? '', isOpen, everybody);
  const { offered, state } = offers;
  const active = offered.findIndex(({ username }) => username === activeName);
  const close = (): void => {
    setOpen(false);
    setActiveName(null);
    waiting.current = null;
  };
  const choose = (student: FoundStudent | undefined): void => {
    if (!student) return;
    setTyped(null);
    close();
    onChoose(student);
  };
  const chooseOnly = (found: readonly FoundStudent[]): void => {
    if (found.length === 1) choose(found[0]);
  };
  const enter = (): void => {
    if (active >= 0) return choose(offered[active]);
    // If only one student is left, Enter chooses that student without arrow keys.
    if (state === 'found') return chooseOnly(offered);
    const mine = Symbol('entered');
    waiting.current = mine;
    void offers.ask().then((late) => waiting.current === mine && chooseOnly(late));
  };
  const press = (event: KeyboardEvent): void => {
    const next = moveActive(event.key, active, offered.length);
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setActiveName(offered[next]?.username ?? null);
      document
        .querySelector(`#${CSS.escape(`${id}-${next}`)}`)
        ?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'ArrowDown') {
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      enter();
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
        placeholder={evaluationId === undefined ? 'Name or netID' : 'Pseudonym'}
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
          setActiveName(null);
          waiting.current = null;
        }}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => {
          setOpen(true);
          if (state === 'failed') void offers.ask();
        }}
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
        aria-busy={state === 'searching'}
        tabIndex={-1}
        className={styles.offers}
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={pick}
        onKeyDown={press}
      >
        {isOpen && <Offers id={id} offered={offered} active={active} />}
        <OffersNote offers={offers} typed={typed?.trim() ?? ''} />
      </div>
      <VisuallyHidden>
        <output>{isOpen ? offersInWords(offers) : ''}</output>
      </VisuallyHidden>
    </div>
  );
}

interface OffersProps {
  readonly id: string;
  readonly offered: readonly FoundStudent[];
  readonly active: number;
}

function Offers({ id, offered, active }: OffersProps) {
  return offered.map((student, place) => (
    <div
      key={student.username}
      id={`${id}-${place}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      data-place={place}
      aria-selected={place === active}
    >
      <SortedName name={student.fullname || student.username} />{' '}
      <Text as="span" tone="soft" size="sm">
        {student.username}
      </Text>
    </div>
  ));
}

/** The message below the offers, or in their place. */
function OffersNote({ offers, typed }: { offers: StudentOffers; typed: string }) {
  const { offered, more, state, failure } = offers;
  const message = ((): string => {
    if (state === 'failed') {
      return `${SCREEN_MESSAGES.studentListFailed} ${failure} Press Enter to try again.`;
    }
    if (state === 'searching') return offered.length === 0 ? 'Searching…' : '';
    if (more > 0) return `and ${countOf(more, 'other')}: type more of the name`;
    if (offered.length > 0) return '';
    return typed === '' ? SCREEN_MESSAGES.noStudents : `No student matches “${typed}”.`;
  })();
  return (
    message !== '' && (
      <Text tone="soft" size="sm" role="presentation" className={styles.more}>
        {message}
      </Text>
    )
  );
}

function offersInWords({ offered, more, state }: StudentOffers): string {
  if (state === 'searching') return '';
  if (state === 'failed') return SCREEN_MESSAGES.studentListFailed;
  return `${countOf(offered.length + more, 'student')} found`;
}
