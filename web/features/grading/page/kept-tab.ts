// The open tab of the grading page: in the address, and kept by the browser for the next visit.
import { useEffect } from 'react';
import { restoreTab, type TabMenu } from '@elenchus/domain/screens/staff-menus.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { replaceQueryValue } from '../../../lib/move-within.ts';
import { readStored, writeStored } from '../../../lib/tab-storage.ts';

/** The address decides, then the last visit, then the default. */
export function useKeptTab(courseID: string, menu: TabMenu): string {
  const asked = useQueryValue('tab');
  const name = `elenchus.gradingTab.${courseID}`;
  const tab = restoreTab(menu, [asked, readStored('localStorage', name)]);
  useEffect(() => {
    if (asked !== tab) replaceQueryValue('tab', tab);
    writeStored('localStorage', name, tab);
  }, [asked, tab, name]);
  return tab;
}
