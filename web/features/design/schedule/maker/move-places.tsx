import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import type { RowSide } from '../../../../course-ui/sortable/position-text.ts';
import { type MakerEntry, unbrokenDateOfRow } from '../row-words.ts';
import { useEscape } from '../use-escape.ts';
import styles from './schedule-maker.module.css';

interface MovePlacesProps {
  readonly entries: readonly MakerEntry[];
  readonly moving: MakerEntry;
  readonly onPlace: (besideKey: string, side: RowSide) => void;
  readonly onCancel: () => void;
}

/** The move mode: the schedule with a button at every place where the chosen row can go. */
export function MovePlaces({ entries, moving, onPlace, onCancel }: MovePlacesProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const at = entries.findIndex(({ key }) => key === moving.key);
  useEscape(onCancel);
  useEffect(() => {
    // The nearest place below; from the last row the nearest above.
    const places = [...(list.current?.querySelectorAll<HTMLElement>('button[data-place]') ?? [])];
    const below = places.find((place) => Number(place.dataset['place']) > at);
    (below ?? places.at(-1))?.focus();
  }, [at]);
  return (
    <fieldset ref={list} className={styles.places} aria-label={`New place for “${moving.name}”`}>
      {/* A class day can't be above the first section. */}
      {moving.row.kind === 'section' && at !== 0 && entries[0] && (
        <Place
          at={-1}
          label="Move to the top"
          onChoose={() => onPlace(entries[0]?.key ?? '', 'before')}
        />
      )}
      {entries.map((entry, place) => (
        <Fragment key={entry.key}>
          <p
            className={styles.still}
            data-kind={entry.row.kind}
            data-moving={place === at || undefined}
          >
            <span>{unbrokenDateOfRow(entry.row)}</span> {entry.name}
          </p>
          {place !== at && place !== at - 1 && (
            <Place
              at={place}
              label={`Move here, after “${entry.name}”`}
              onChoose={() => onPlace(entry.key, 'after')}
            />
          )}
        </Fragment>
      ))}
      <Cluster gap={[8, 16]} align="center" spread className={styles.movingBar}>
        <p>
          Choose a new place for <strong>{moving.name}</strong>.
        </p>
        <Button onClick={onCancel}>Don’t move it</Button>
      </Cluster>
    </fieldset>
  );
}

interface PlaceProps {
  readonly at: number;
  readonly label: string;
  readonly onChoose: () => void;
}

function Place({ at, label, onChoose }: PlaceProps) {
  return (
    <button type="button" className={styles.place} data-place={at} onClick={onChoose}>
      {label}
    </button>
  );
}
