import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Section } from '@elenchus/domain/schedule/schedule.ts';
import { THESES_PLACE } from '@elenchus/domain/screens/question-menu.ts';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { workbenchHref, type WorkbenchPart } from '../../../../course-ui/design/workbench-part.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { dragKey, type DragKind } from '../list/drag-keys.ts';
import type { OpenPlace } from './question-address.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import pillStyles from '../../../../ui/menus/pill-links.module.css';
import styles from '../questions-tab.module.css';

interface TopicListProps {
  readonly place: OpenPlace;
  readonly workbench: readonly WorkbenchPart[];
  readonly part: WorkbenchPart | undefined;
}

/** The sections of the course; a question can be dropped on one. */
export function SectionTabs({ place, part }: Pick<TopicListProps, 'place' | 'part'>) {
  const { menu, sectionId, hrefOf } = place;
  return (
    <nav aria-label="Sections" className={`${pillStyles.pills} ${styles.sections}`}>
      {menu.map(({ section, topics }) => (
        <DropLink
          key={section.id}
          kind="section"
          id={section.id}
          isOff={section.id === sectionId || topics.length === 0}
          href={hrefOf({ sectionId: section.id, topicId: topics[0]?.id ?? null })}
          isOpen={!part && section.id === sectionId}
        >
          {section.name}
        </DropLink>
      ))}
    </nav>
  );
}

/** The class days of the open section that have questions, and the theses; a question can be dropped on a day. */
export function TopicList({ place, workbench, part }: TopicListProps) {
  const { courseID } = useDesignSession();
  const { menu, sectionId, topicId, hrefOf } = place;
  const topics = menu.find(({ section }) => section.id === sectionId)?.topics ?? [];
  const noteOf = useDayNote();
  return (
    <Cluster as="nav" gap={4} aria-label="Topics" className={styles.topics}>
      {topics.length === 0 && (
        <Text tone="soft" size="sm" className={styles.none}>
          No class day of this section has questions yet.{' '}
          <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'days' })}>
            Choose days with questions
          </ViewLink>
        </Text>
      )}
      {topics.map((topic) => (
        <DropLink
          key={topic.id}
          kind="day"
          id={topic.id}
          isOff={topic.id === topicId}
          href={hrefOf({ sectionId, topicId: topic.id })}
          isOpen={!part && topic.id === topicId}
        >
          <span>{topic.name}</span>
          <Text as="span" tone="soft" size="xs" weight={400}>
            {noteOf(topic)}
          </Text>
        </DropLink>
      ))}
      <ViewLink
        href={hrefOf({ sectionId, topicId: null }, 'design')}
        aria-current={!part && topicId === null ? 'page' : undefined}
      >
        {THESES_PLACE}
      </ViewLink>
      <p className={styles.workbench}>All questions together</p>
      {workbench.map(({ key, label }) => (
        <ViewLink
          key={key}
          href={workbenchHref(courseID, key)}
          aria-current={key === part?.key ? 'page' : undefined}
        >
          {label}
        </ViewLink>
      ))}
    </Cluster>
  );
}

/** What a class day is known by beside its name: 'Wed, 10/14 · 3 questions'. */
export function useDayNote(): (topic: Pick<Section, 'id' | 'index'>) => string {
  const { course } = useDesignedCourse();
  // Class days that have no name yet are told apart by their dates.
  const dateOf = new Map(course.schedule.dates.map(({ index, label }) => [index, label]));
  return ({ id, index }) => {
    const date = dateOf.get(index);
    const count = course.questionsByTopic.get(id)?.length ?? 0;
    return `${date ? `${date} · ` : ''}${count === 1 ? '1 question' : `${count} questions`}`;
  };
}

interface DropLinkProps {
  readonly kind: DragKind;
  readonly id: string;
  /** The dragged question is there already, or there is nothing to drop it into. */
  readonly isOff: boolean;
  readonly href: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function DropLink({ kind, id, isOff, href, isOpen, children }: DropLinkProps) {
  const { setNodeRef, isOver } = useDroppable({ id: dragKey(kind, id), disabled: isOff });
  return (
    <ViewLink
      ref={setNodeRef}
      href={href}
      data-over={isOver || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      {children}
    </ViewLink>
  );
}
