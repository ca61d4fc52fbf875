import {
  IconAlertTriangle,
  IconCheckbox,
  IconCircleDot,
  IconFlag,
  IconPencil,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { plainText } from '@elenchus/domain/base/marked-text.ts';
import type { MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { withheldBadge } from '@elenchus/domain/questions/question-readiness.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { KIND_WORDS, nodeName } from './map-words.ts';
import styles from './map.module.css';

/** What a node is to the one in focus. */
export type NodeRole = 'plain' | 'focus' | 'source' | 'target' | 'both' | 'aside';

const icons = {
  Radio: IconCircleDot,
  Checkbox: IconCheckbox,
  LongAnswer: IconPencil,
  Contradiction: IconAlertTriangle,
  Thesis: IconFlag,
} satisfies Record<MapNode['kind'], unknown>;

/** Said and drawn, so that colour is not the only sign. */
const ROLE_WORDS: Partial<Record<NodeRole, string>> = {
  source: 'decides',
  target: 'depends',
  both: 'in a circle',
};

interface MapNodeButtonProps {
  readonly node: MapNode;
  readonly role: NodeRole;
  readonly style: CSSProperties;
  readonly onPress: () => void;
}

/** One question or thesis on the drawing; pressing it puts it into focus. */
export function MapNodeButton({ node, role, style, onPress }: MapNodeButtonProps) {
  const Icon = icons[node.kind];
  const roleWords = ROLE_WORDS[role];
  return (
    <button
      type="button"
      className={styles.node}
      data-kind={node.kind}
      data-role={role}
      aria-pressed={role === 'focus'}
      style={style}
      title={plainText(node.text)}
      onClick={onPress}
    >
      <Icon aria-hidden />
      <VisuallyHidden>{KIND_WORDS[node.kind]}: </VisuallyHidden>
      <span className={styles.name}>{nodeName(node)}</span>
      {node.withheld && <span className={styles.role}>{withheldBadge(node.withheld)}</span>}
      {roleWords && <span className={styles.role}>{roleWords}</span>}
    </button>
  );
}
