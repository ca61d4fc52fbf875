// Keeps which tab each instructor last visited: one marker per person, under the username (DSN-22).
import { isSameUsername } from '../base/name-folding.ts';
import type { DataType } from './data-types.ts';
import { designItem, type DesignItem } from './design-item.ts';

const MARKER_TYPES = {
  designTab: 'courseDesignMainMenuLastVisited',
  scheduleTab: 'courseDesignScheduleLastVisited',
  questionSection: 'questionDesignMenuLastVisited',
  questionTopic: 'questionDesignSubMenuLastVisited',
  usersTab: 'courseDesignUsersLastVisited',
  gradingTab: 'gradingModuleLastVisited',
} as const satisfies Record<string, DataType>;
export type LastVisitedMarker = keyof typeof MARKER_TYPES;

/** The types of the items that mark where a person last was. */
export const LAST_VISITED_TYPES: readonly DataType[] = Object.values(MARKER_TYPES);
const TYPES: ReadonlySet<string> = new Set(LAST_VISITED_TYPES);

/** Where this person last was, or null when there is no marker. */
export function readLastVisited(
  items: readonly DesignItem[],
  marker: LastVisitedMarker,
  username: string,
): string | null {
  const found = items.find(
    (item) => item.dataType === MARKER_TYPES[marker] && isSameUsername(item.dataID, username),
  );
  return found?.dataText || null;
}

/** The item that records where this person is. */
export function lastVisitedItem(
  marker: LastVisitedMarker,
  username: string,
  place: string,
): DesignItem {
  return designItem({
    dataType: MARKER_TYPES[marker],
    dataID: username.trim(),
    dataText: place,
  });
}

/** Whether an item marks where a person last was, and so isn't part of the course. */
export function isLastVisitedItem({ dataType }: Pick<DesignItem, 'dataType'>): boolean {
  return TYPES.has(dataType);
}
