import { Fragment } from 'react';
import type { MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { KindIcon } from './kind-icon.tsx';
import { KIND_NAMES } from '../node-names.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './map-legend.module.css';

const KINDS: readonly MapNode['kind'][] = [
  'Radio',
  'Checkbox',
  'LongAnswer',
  'Contradiction',
  'Thesis',
];

const KEYS = [
  ['← →', 'follow a line back or forward'],
  ['↑ ↓', 'previous or next in the course'],
  ['Enter', 'open the details'],
  ['Esc', 'close them'],
  ['+ − 0', 'zoom in, zoom out, fit to width'],
] as const;

/** What the signs on the drawing mean, and its keys. */
export function MapLegend() {
  return (
    <Stack columns="auto" gap={8} className={styles.legend}>
      <h2>Legend</h2>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind}>
            <KindIcon kind={kind} />
            {KIND_NAMES[kind]}
          </li>
        ))}
        <li>
          <Sample label="2" />
          Option 2 is chosen
        </li>
        <li>
          <Sample label="not 1" />
          Option 1 isn’t chosen
        </li>
        <li>
          <Sample isBackward />
          Asks about a later class day
        </li>
      </ul>
      <Cluster as="dl" gap={[4, 6]} className={styles.keys}>
        {KEYS.map(([keys, meaning]) => (
          <Fragment key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </Cluster>
    </Stack>
  );
}

/** A line as it is drawn. */
function Sample({ label, isBackward }: { readonly label?: string; readonly isBackward?: boolean }) {
  return (
    <svg aria-hidden className={styles.sample} viewBox="0 0 72 16" data-backward={isBackward}>
      <path
        d={
          label === undefined
            ? 'M0,8H64'
            : `M0,8H${label.length > 1 ? 14 : 26}M${label.length > 1 ? 50 : 38},8H64`
        }
      />
      <path className={styles.head} d="M72,8l-8,-4v8z" />
      <text x="32" y="8">
        {label}
      </text>
    </svg>
  );
}
