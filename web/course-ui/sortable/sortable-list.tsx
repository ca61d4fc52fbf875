// A list whose rows can be dragged by their handle, with the mouse, a finger or the keyboard.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { IconGripVertical } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { keyboardStep } from './keyboard-step.ts';
import { positionText, type RowSide } from './position-text.ts';
import styles from './sortable-list.module.css';

interface SortableEntry {
  readonly key: string;
  readonly name: string;
}

interface SortableListProps<Entry extends SortableEntry> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly entries: readonly Entry[];
  /** A row was dropped next to another one. */
  readonly onMove: (key: string, besideKey: string, side: RowSide) => void;
  /** While something else is going on, nothing can be dragged. */
  readonly isLocked?: boolean;
  readonly children: (entry: Entry, handle: ReactNode) => ReactNode;
}

const INSTRUCTIONS = {
  draggable:
    'Press Space to pick up the row. Press Up or Down to move it, or Home or End to move it to the top or bottom. Press Space to drop it, or Escape to cancel.',
};

/** Shows the rows; each gets a handle to put where it belongs in the row. */
export function SortableList<Entry extends SortableEntry>(props: SortableListProps<Entry>) {
  const { label, entries, onMove, isLocked = false, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbour, scrollBehavior: 'auto' }),
  );
  const keys = entries.map(({ key }) => key);
  const drop = (from: UniqueIdentifier, over: UniqueIdentifier | undefined): void => {
    const start = keys.indexOf(String(from));
    const end = keys.indexOf(String(over));
    if (start < 0 || end < 0 || start === end) return;
    onMove(String(from), String(over), end > start ? 'after' : 'before');
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(entries),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragEnd={({ active, over }) => drop(active.id, over?.id)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={isLocked}>
        <Stack as="ol" isBareList className={styles.list} aria-label={label}>
          {entries.map((entry) => (
            <SortableRow key={entry.key} entry={entry} isLocked={isLocked}>
              {(handle) => children(entry, handle)}
            </SortableRow>
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  readonly entry: SortableEntry;
  readonly isLocked: boolean;
  readonly children: (handle: ReactNode) => ReactNode;
}

function SortableRow({ entry, isLocked, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: entry.key,
    attributes: { roleDescription: 'row that can be moved' },
  });
  const { transform, transition, isDragging } = drag;
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      title="Drag, or press Space and the arrow keys"
      {...attributes}
      {...listeners}
      aria-label={`Move “${entry.name}”`}
      aria-disabled={isLocked || undefined}
    >
      <IconGripVertical aria-hidden />
      <span className={styles.word}>Move</span>
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      data-row={entry.key}
      data-dragging={isDragging || undefined}
      // Rows only ever move up and down.
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {children(handle)}
    </li>
  );
}

const toNeighbour: KeyboardCoordinateGetter = (event, { active, context }) => {
  const { collisionRect, droppableRects, over } = context;
  if (!collisionRect) return undefined;
  const rows = [...droppableRects].sort(([, a], [, b]) => a.top - b.top);
  const target = keyboardStep(event.code, rows, over?.id ?? active);
  if (target === null) return undefined;
  event.preventDefault();
  // Centre on centre: rows differ in height, and the nearest centre is the row that counts.
  const y = target.top + (target.height - collisionRect.height) / 2;
  return { x: collisionRect.left, y };
};

function announcementsFor(entries: readonly SortableEntry[]): Announcements {
  const nameOf = (id: UniqueIdentifier): string =>
    `“${entries.find(({ key }) => key === id)?.name ?? ''}”`;
  const at = (active: UniqueIdentifier, over: UniqueIdentifier): string => {
    const end = entries.findIndex(({ key }) => key === over);
    const rest = entries.filter(({ key }) => key !== active);
    const moved = entries.filter(({ key }) => key === active);
    return positionText(rest.toSpliced(end, 0, ...moved), String(active));
  };
  const pickedUp = (id: UniqueIdentifier): string =>
    `${nameOf(id)} is picked up, at ${at(id, id)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // This event also follows the start immediately, and must not interrupt that announcement.
      if (over.id === active.id) return pickedUp(active.id);
      return `${nameOf(active.id)} is at ${at(active.id, over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} was put down at ${at(active.id, over.id)}.`
        : `${nameOf(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
