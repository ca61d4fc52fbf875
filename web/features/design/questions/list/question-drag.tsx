// Dragging questions by mouse, finger or keyboard: to another place in their class day, onto another day, onto a section.
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { useState, type ReactNode, type RefObject } from 'react';
import { dragPlace, keyTarget, type DragPlace } from './drag-keys.ts';
import styles from './question-drag.module.css';

/** What the open list does with a question that is dropped somewhere. */
export interface QuestionDrops {
  /** '“Is the will free?”' */
  readonly nameOf: (questionId: string) => string;
  /** Where a question would be: 'question 3 of 8', 'the class day “Free Will”'; null where nothing would change. */
  readonly placeOf: (place: DragPlace) => string | null;
  readonly drop: (questionId: string, place: DragPlace) => void;
}

interface QuestionDragProps {
  readonly drops: RefObject<QuestionDrops | null>;
  readonly children: ReactNode;
}

const INSTRUCTIONS = {
  draggable:
    'Press Space to pick up the question. Press Up or Down to move it in this class day. Press Left to go to the other class days, and Left again to go to the sections; Right leads back. Press Space to drop it, or Escape to cancel.',
};

/** Holds everything that a question can be dragged from or to. */
export function QuestionDrag({ drops, children }: QuestionDragProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [below, setBelow] = useState<DragPlace | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER_OPTIONS),
    useSensor(KeyboardSensor, KEYBOARD_OPTIONS),
  );
  const target = below && below.kind !== 'question' && drops.current?.placeOf(below);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointerOrNearest}
      accessibility={{
        announcements: announcementsFor(drops),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragStart={({ active }) => {
        setDragged(dragPlace(active.id).id);
        setBelow(null);
      }}
      onDragOver={(event) => setBelow(event.over && dragPlace(event.over.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        if (over && over.id !== active.id)
          drops.current?.drop(dragPlace(active.id).id, dragPlace(over.id));
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <p className={styles.dragged}>
            {drops.current?.nameOf(dragged)}
            {target && <span className={styles.target}>To {target}</span>}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function isQuestion({ id }: { readonly id: UniqueIdentifier }): boolean {
  return dragPlace(id).kind === 'question';
}

/**
 * The place under the pointer; where there is none, the nearest question.
 * Not the nearest at once: what is dragged is one line, and at the top of its own tall question it is nearer to the middle of another.
 */
const underPointerOrNearest: CollisionDetection = (args) => {
  const { collisionRect, droppableContainers, pointerCoordinates } = args;
  const { left, top, width, height } = collisionRect;
  // A drag by keyboard has no pointer; its middle is put exactly over its target.
  const middle = { x: left + width / 2, y: top + height / 2 };
  const under = pointerWithin({ ...args, pointerCoordinates: pointerCoordinates ?? middle });
  if (under.length > 0) return under;
  return closestCenter({ ...args, droppableContainers: droppableContainers.filter(isQuestion) });
};

const toTarget: KeyboardCoordinateGetter = (event, { active, context }) => {
  const { collisionRect, droppableRects, droppableContainers, over } = context;
  if (!collisionRect) return undefined;
  const enabled = new Set(droppableContainers.getEnabled().map(({ id }) => id));
  const places = [...droppableRects]
    .filter(([id]) => enabled.has(id))
    .map(([id, rect]) => ({ key: String(id), rect }))
    .sort((one, two) => one.rect.top - two.rect.top || one.rect.left - two.rect.left);
  const target = keyTarget(event.code, String(over?.id ?? active), places);
  if (target === null) return undefined;
  event.preventDefault();
  // Middle over middle: the place that the middle lies in counts.
  return {
    x: target.left + (target.width - collisionRect.width) / 2,
    y: target.top + (target.height - collisionRect.height) / 2,
  };
};

// The same objects every time: with new ones, each keystroke in a question would render all others again.
const POINTER_OPTIONS = { activationConstraint: { distance: 4 } } as const;
const KEYBOARD_OPTIONS = { coordinateGetter: toTarget, scrollBehavior: 'auto' } as const;

function announcementsFor(drops: RefObject<QuestionDrops | null>): Announcements {
  const nameOf = (id: UniqueIdentifier): string => drops.current?.nameOf(dragPlace(id).id) ?? '';
  const at = (id: UniqueIdentifier): string => drops.current?.placeOf(dragPlace(id)) ?? '';
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up, at ${at(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // This comes right after the start too, and must not talk over it.
      if (over.id === active.id) return `${nameOf(active.id)} is picked up, at ${at(active.id)}.`;
      return `${nameOf(active.id)} is at ${at(over.id)}.`;
    },
    // The list itself says what a drop did, or asks first.
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? undefined : `${nameOf(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
