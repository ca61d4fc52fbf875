import type { CourseMap } from '@elenchus/domain/course-check/course-map.ts';
import { reachOf } from '@elenchus/domain/course-check/course-map.ts';
import { withheldBadge } from '@elenchus/domain/questions/question-readiness.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconX } from '../../../../ui/icons.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { KindIcon } from '../drawing/kind-icon.tsx';
import { linkedNodes, type LinkedNode } from './linked-nodes.ts';
import { EditNodeLink, NodeAnswers, NodeLogic } from './node-facts.tsx';
import { KIND_NAMES, nodeLabel, nodeName, nodePlace } from '../node-names.ts';
import styles from './map-inspector.module.css';

interface MapInspectorProps {
  readonly map: CourseMap;
  readonly focus: string;
  readonly onFocus: (key: string | null) => void;
}

/** What the map knows about the chosen question or thesis. */
export function MapInspector({ map, focus, onFocus }: MapInspectorProps) {
  const node = map.nodeByKey.get(focus);
  if (!node) return null;
  return (
    // It only listens for Escape; everything that can be pressed is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Stack
      as="section"
      gap={14}
      className={styles.inspector}
      aria-label="In focus"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onFocus(null);
      }}
    >
      <Row gap={12} align="start" spread className={styles.head}>
        <Row as="p" gap={6} align="center" className={styles.kind}>
          <KindIcon kind={node.kind} />
          <span>
            {node.kind !== 'Thesis' && <code>{node.id}</code>} {KIND_NAMES[node.kind]}
            {node.withheld && ` · ${withheldBadge(node.withheld)}`}
          </span>
        </Row>
        <Button look="plain" aria-label="Close the details" onClick={() => onFocus(null)}>
          <IconX aria-hidden />
        </Button>
      </Row>
      <div>
        <h2>{nodeLabel(node)}</h2>
        <Text tone="soft" size="sm">
          {nodePlace(map, node)}
        </Text>
      </div>
      <NodeLogic node={node} />
      <Neighbors
        title="Depends on"
        none="Nothing. No answer decides it."
        nodes={linkedNodes(map, focus, 'sources')}
        all={reachOf(map.sources, focus).size}
        onFocus={onFocus}
      />
      <Neighbors
        title="Decides"
        none="Nothing. No other question uses it."
        nodes={linkedNodes(map, focus, 'targets')}
        all={reachOf(map.targets, focus).size}
        onFocus={onFocus}
      />
      <NodeAnswers node={node} />
      <p>
        <EditNodeLink node={node} />
      </p>
    </Stack>
  );
}

interface NeighborsProps {
  readonly title: string;
  readonly none: string;
  readonly nodes: readonly LinkedNode[];
  /** Near and far together. */
  readonly all: number;
  readonly onFocus: (key: string) => void;
}

function Neighbors({ title, none, nodes, all, onFocus }: NeighborsProps) {
  const far = all - nodes.length;
  return (
    <div>
      <h3>{title}</h3>
      {nodes.length === 0 ? (
        <Text tone="soft" size="sm">
          {none}
        </Text>
      ) : (
        <Stack as="ul" columns="auto" gap={4} isBareList className={styles.neighbors}>
          {nodes.map(({ node, label }) => (
            <li key={node.key}>
              <LinkButton onClick={() => onFocus(node.key)}>{nodeName(node)}</LinkButton>
              {label !== '' && <span className={styles.option}>{label}</span>}
            </li>
          ))}
          {far > 0 && (
            <Text as="li" tone="soft" size="sm">
              and through them {far.toLocaleString('en')} more
            </Text>
          )}
        </Stack>
      )}
    </div>
  );
}
