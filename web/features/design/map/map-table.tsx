import { useMemo } from 'react';
import type { CourseMap, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { withheldBadge } from '@elenchus/domain/questions/question-readiness.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { VirtualColumn } from '../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../ui/tables/virtual-table.tsx';
import { linkedNodes } from './inspector/linked-nodes.ts';
import { KIND_NAMES, nodeName } from './node-names.ts';
import styles from './map-page.module.css';

interface MapTableProps {
  readonly map: CourseMap;
  readonly nodes: readonly MapNode[];
  readonly focus: string | null;
  readonly onFocus: (key: string) => void;
}

/** The same as the drawing, in words. */
export function MapTable({ map, nodes, focus, onFocus }: MapTableProps) {
  const columns = useMemo(() => columnsOf(map, focus, onFocus), [map, focus, onFocus]);
  return (
    <VirtualTable
      label="Questions and theses, and what decides what"
      columns={columns}
      stack={columns}
      rows={nodes}
      keyOf={({ key }) => key}
      minWidth="44rem"
    />
  );
}

function columnsOf(
  map: CourseMap,
  focus: string | null,
  onFocus: (key: string) => void,
): readonly VirtualColumn<MapNode>[] {
  return [
    {
      key: 'name',
      label: 'Question or thesis',
      isRowHeader: true,
      cell: (node) => (
        <LinkButton
          className={styles.inTable}
          aria-pressed={node.key === focus}
          onClick={() => onFocus(node.key)}
        >
          {nodeName(node)}
        </LinkButton>
      ),
    },
    {
      key: 'kind',
      label: 'Kind',
      width: '9rem',
      cell: ({ kind, withheld }) => (
        <>
          {KIND_NAMES[kind]}
          {withheld && <span className={styles.withheld}>{withheldBadge(withheld)}</span>}
        </>
      ),
    },
    {
      key: 'day',
      label: 'Class day',
      width: '20%',
      cell: ({ day }) => map.days[day]?.topic?.name ?? 'Without a class day',
    },
    {
      key: 'sources',
      label: 'Depends on',
      cell: ({ key }) => <Names map={map} node={key} direction="sources" />,
    },
    {
      key: 'targets',
      label: 'Decides',
      cell: ({ key }) => <Names map={map} node={key} direction="targets" />,
    },
  ];
}

interface NamesProps {
  readonly map: CourseMap;
  readonly node: string;
  readonly direction: 'sources' | 'targets';
}

function Names({ map, node: key, direction }: NamesProps) {
  const linked = linkedNodes(map, key, direction);
  if (linked.length === 0) return null;
  return (
    <ul className={styles.names}>
      {linked.map(({ node, label }) => (
        <li key={node.key}>
          {nodeName(node)}
          {label !== '' && ` (${label})`}
        </li>
      ))}
    </ul>
  );
}
