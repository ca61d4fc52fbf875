// The current place in the design screens: in the address, and remembered for the next visit.
import { useEffect } from 'react';
import { restoreTab, type TabMenu } from '@elenchus/domain/screens/staff-menus.ts';
import { readLastVisited } from '@elenchus/domain/design/last-visited.ts';
import { useQueryValue } from '../../lib/browser-location.ts';
import { replaceQueryValue } from '../../lib/move-within.ts';
import { paths } from '../../lib/paths.ts';
import { useDesignActions, useDesignSession, useCoursePart } from './design-hooks.ts';

/** The address of a place in the design screens, such as { tab: 'schedule', sub: 'maker' }. */
export function designHref(courseID: string, place: Readonly<Record<string, string>>): string {
  return `${paths.design(courseID)}?${new URLSearchParams(place).toString()}`;
}

/** The open tab of the top menu. */
export function useDesignTab(menu: TabMenu): string {
  return useRememberedTab(menu, 'tab');
}

/** The open tab under one of the top tabs: the address decides, then the last visit, then the default. */
export function useSubTab(menu: TabMenu): string {
  return useRememberedTab(menu, 'sub');
}

function useRememberedTab(menu: TabMenu, name: 'tab' | 'sub'): string {
  const { username } = useDesignSession();
  const { remember } = useDesignActions();
  const asked = useQueryValue(name);
  const remembered = useCoursePart(
    ({ items }) => menu.marker && readLastVisited(items, menu.marker, username),
  );
  const tab = restoreTab(menu, [asked, remembered]);
  useEffect(() => {
    if (asked !== tab) replaceQueryValue(name, tab);
    if (menu.marker && remembered !== tab) remember(menu.marker, tab);
    // What another tab of the same person remembers must not start a contest between the two.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, tab, name, menu.marker]);
  return tab;
}
