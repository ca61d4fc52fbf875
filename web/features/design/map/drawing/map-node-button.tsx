import { Fragment, memo } from 'react';
import { plainText } from '@elenchus/domain/base/marked-text.ts';
import type { MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { withheldBadge } from '@elenchus/domain/questions/question-readiness.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { PlacedNode } from '../layout/map-geometry.ts';
import type { NodeRole } from '../inspector/map-chain.ts';
import { KindIcon } from './kind-icon.tsx';
import { KIND_NAMES, nodeLabel } from '../node-names.ts';
import styles from './map-node.module.css';

/** In words too, so that color isn't the only sign. */
const ROLE_NAMES: Partial<Record<NodeRole, string>> = {
  source: 'decides',
  target: 'depends',
  both: 'in a circle',
};

interface MapNodeButtonProps {
  readonly node: MapNode;
  readonly box: PlacedNode;
  readonly role: NodeRole;
  readonly isChosen: boolean;
  /** Whether Tab leads to it: only one node of the drawing at a time. */
  readonly isTabStop: boolean;
  /** How many lines lead to it and from it. */
  readonly counts: string;
}

/** One question or thesis on the drawing. The drawing handles what is pressed. */
export const MapNodeButton = memo(function MapNodeButton(props: MapNodeButtonProps) {
  const { node, box, role, isChosen, isTabStop, counts } = props;
  const roleName = ROLE_NAMES[role];
  return (
    <button
      type="button"
      className={styles.node}
      data-key={node.key}
      data-kind={node.kind}
      data-role={role}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      title={plainText(node.text)}
    >
      <Row as="span" gap={4} align="center" className={styles.head}>
        <KindIcon kind={node.kind} />
        <VisuallyHidden>{KIND_NAMES[node.kind]}: </VisuallyHidden>
        {node.kind === 'Thesis' ? (
          <span className={styles.thesis}>
            {/* A name is one word: it breaks before a capital letter. */}
            {node.text.split(/(?<=.)(?=\p{Lu})/u).map((part, place) => (
              // Parts of a name have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={place}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
        ) : (
          <span className={styles.id}>{node.id}</span>
        )}
        {roleName && node.kind !== 'Thesis' && <span className={styles.role}>{roleName}</span>}
      </Row>
      {node.kind !== 'Thesis' && (
        <span className={styles.label}>
          {node.withheld && <strong>{withheldBadge(node.withheld)} </strong>}
          {nodeLabel(node)}
        </span>
      )}
      {/* A thesis has only room for its name: the word is on its edge. */}
      {roleName && node.kind === 'Thesis' && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.tag}>{roleName}</span>
        </>
      )}
      {counts !== '' && <VisuallyHidden>. {counts}</VisuallyHidden>}
    </button>
  );
});
