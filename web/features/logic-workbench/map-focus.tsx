import { IconX } from '@tabler/icons-react';
import type { CourseMap, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { reachOf } from '@elenchus/domain/course-check/course-map.ts';
import { withheldBadge } from '@elenchus/domain/questions/question-readiness.ts';
import { courseWords } from '../../course-ui/course-words/course-words.ts';
import { readFormula } from '../../course-ui/course-words/formula-reading.ts';
import {
  useDesignSession,
  useDesignedCourse,
} from '../../course-ui/design-editing/design-hooks.ts';
import { questionHref, thesisHref } from '../../course-ui/design-editing/workbench-part.ts';
import { ViewLink } from '../../course-ui/view-link.tsx';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/count-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { KIND_WORDS, nodeName } from './map-words.ts';
import styles from './map.module.css';

interface MapFocusProps {
  readonly map: CourseMap;
  readonly focus: string;
  readonly onFocus: (key: string | null) => void;
}

/** What the map knows of the question or thesis in focus. */
export function MapFocus({ map, focus, onFocus }: MapFocusProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const node = map.nodeByKey.get(focus);
  if (!node) return null;
  const words = courseWords(course);
  const isThesis = node.kind === 'Thesis';
  const list: readonly { readonly id: string; readonly logic: string }[] = isThesis
    ? course.theses
    : course.questions;
  const reading = readFormula(list.find(({ id }) => id === node.id)?.logic ?? '', words);
  const href = isThesis ? thesisHref(courseID, node.id) : questionHref(courseID, course, node.id);
  return (
    <section className={styles.focus} aria-label="In focus">
      <div className={styles.focusHead}>
        <p>
          <strong>{nodeName(node)}</strong>{' '}
          <span className={styles.small}>
            {KIND_WORDS[node.kind]}
            {node.withheld && ` · ${withheldBadge(node.withheld)}`}
          </span>
        </p>
        <Button look="plain" aria-label="Show everything again" onClick={() => onFocus(null)}>
          <IconX aria-hidden />
        </Button>
      </div>
      <p className={styles.small}>
        {reading === null
          ? 'Its logic isn’t well-formed.'
          : `${isThesis ? 'Holds' : 'Shows'} ${reading}.`}
      </p>
      <Neighbours
        title="Depends on"
        none="Nothing. No answer decides it."
        nodes={nodesOf(map, map.sources.get(focus))}
        all={reachOf(map.sources, focus).size}
        onFocus={onFocus}
      />
      <Neighbours
        title="Decides"
        none="Nothing. No other question uses it."
        nodes={nodesOf(map, map.targets.get(focus))}
        all={reachOf(map.targets, focus).size}
        onFocus={onFocus}
      />
      <p>
        <ViewLink href={href}>{isThesis ? 'Edit this thesis' : 'Edit this question'}</ViewLink>
      </p>
    </section>
  );
}

interface NeighboursProps {
  readonly title: string;
  readonly none: string;
  readonly nodes: readonly MapNode[];
  /** Near and far together. */
  readonly all: number;
  readonly onFocus: (key: string) => void;
}

function Neighbours({ title, none, nodes, all, onFocus }: NeighboursProps) {
  const far = all - nodes.length;
  return (
    <div className={styles.neighbours}>
      <h2>{title}</h2>
      {nodes.length === 0 ? (
        <p className={styles.small}>{none}</p>
      ) : (
        <ul>
          {nodes.map((node) => (
            <li key={node.key}>
              <LinkButton onClick={() => onFocus(node.key)}>{nodeName(node)}</LinkButton>
            </li>
          ))}
          {far > 0 && (
            <li className={styles.small}>and through them {countOf(far, 'more', 'more')}</li>
          )}
        </ul>
      )}
    </div>
  );
}

function nodesOf(map: CourseMap, keys: readonly string[] = []): readonly MapNode[] {
  return keys.flatMap((key) => map.nodeByKey.get(key) ?? []);
}
