import { useEffect, useRef } from 'react';
import type { CourseMap, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { withheldBadge } from '@elenchus/domain/questions/question-readiness.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconArrowDown, IconChevronLeft, IconChevronRight } from '../../../../ui/icons.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { KindIcon } from '../drawing/kind-icon.tsx';
import { linkedNodes, type LinkedNode } from './linked-nodes.ts';
import { EditNodeLink, NodeAnswers, NodeLogic } from './node-facts.tsx';
import { KIND_NAMES, nodeLabel, nodePlace } from '../node-names.ts';
import inspectorStyles from './map-inspector.module.css';
import styles from './map-neighborhood.module.css';

interface MapNeighborhoodProps {
  readonly map: CourseMap;
  /** What can be stepped through, in the order of the course. */
  readonly nodes: readonly MapNode[];
  readonly focus: string | null;
  readonly onFocus: (key: string) => void;
}

/** The map on a phone: one question, above it what it depends on, below it what it decides. */
export function MapNeighborhood({ map, nodes, focus, onFocus }: MapNeighborhoodProps) {
  const one = useRef<HTMLElement>(null);
  const shown = useRef(focus);
  useEffect(() => {
    // A step along a line goes to the question that it leads to.
    if (shown.current !== focus) one.current?.scrollIntoView({ block: 'center' });
    shown.current = focus;
  }, [focus]);
  const node = (focus === null ? undefined : map.nodeByKey.get(focus)) ?? nodes[0];
  if (!node) return null;
  const place = nodes.findIndex(({ key }) => key === node.key);
  const [before, after] = [nodes[place - 1], place < 0 ? nodes[0] : nodes[place + 1]];
  const sources = linkedNodes(map, node.key, 'sources');
  const targets = linkedNodes(map, node.key, 'targets');
  return (
    <Stack gap={8} className={styles.neighborhood}>
      <Cards title="Depends on" none="No answer decides it." nodes={sources} onFocus={onFocus} />
      <Arrow />
      <Stack as="section" gap={12} ref={one} className={styles.one} aria-label="In focus">
        <Row as="p" gap={6} align="center" className={inspectorStyles.kind}>
          <KindIcon kind={node.kind} />
          <span>
            {node.kind !== 'Thesis' && <code>{node.id}</code>} {KIND_NAMES[node.kind]}
            {node.withheld && ` · ${withheldBadge(node.withheld)}`}
          </span>
        </Row>
        <div>
          <h2>{nodeLabel(node)}</h2>
          <Text tone="soft" size="sm">
            {nodePlace(map, node)}
          </Text>
        </div>
        <NodeLogic node={node} />
        <NodeAnswers node={node} />
        <p>
          <EditNodeLink node={node} />
        </p>
      </Stack>
      <Arrow />
      <Cards title="Decides" none="No other question uses it." nodes={targets} onFocus={onFocus} />
      <Row as="nav" gap={12} spread aria-label="Steps" className={styles.steps}>
        <Button disabled={!before} onClick={() => before && onFocus(before.key)}>
          <IconChevronLeft aria-hidden />
          Previous
        </Button>
        <Button disabled={!after} onClick={() => after && onFocus(after.key)}>
          Next
          <IconChevronRight aria-hidden />
        </Button>
      </Row>
    </Stack>
  );
}

interface CardsProps {
  readonly title: string;
  readonly none: string;
  readonly nodes: readonly LinkedNode[];
  readonly onFocus: (key: string) => void;
}

function Cards({ title, none, nodes, onFocus }: CardsProps) {
  return (
    <Stack as="section" gap={6} className={styles.cards} aria-label={title}>
      <h2>{title}</h2>
      {nodes.length === 0 && (
        <Text tone="soft" size="sm">
          {none}
        </Text>
      )}
      {nodes.map(({ node, label }) => (
        <button type="button" key={node.key} onClick={() => onFocus(node.key)}>
          <KindIcon kind={node.kind} />
          <span>
            {node.kind !== 'Thesis' && <code>{node.id}</code>} <bdi>{nodeLabel(node)}</bdi>
          </span>
          {label !== '' && <span className={inspectorStyles.option}>{label}</span>}
        </button>
      ))}
    </Stack>
  );
}

function Arrow() {
  return <IconArrowDown aria-hidden className={styles.arrow} />;
}
