// The screen of each top tab of the design; each is loaded when it is opened.
import { lazy } from 'react';
import type { DesignTabRegistry } from '../features/design/page/design-screen.tsx';

/** By the key of the tab in the domain's designTabs. A tab that is not here is not shown. */
export const designTabComponents: DesignTabRegistry = {
  general: lazy(async () => {
    const module = await import('../features/design/general/general-tab.tsx');
    return { default: module.GeneralTab };
  }),
  schedule: lazy(async () => {
    const module = await import('../features/design/schedule/schedule-tab.tsx');
    return { default: module.ScheduleTab };
  }),
  questions: lazy(async () => {
    const module = await import('./design-questions-tab.tsx');
    return { default: module.DesignQuestionsTab };
  }),
  users: lazy(async () => {
    const module = await import('../features/design/users/users-tab.tsx');
    return { default: module.UsersTab };
  }),
  grading: lazy(async () => {
    const module = await import('./design-grading-tab.tsx');
    return { default: module.DesignGradingTab };
  }),
  announcements: lazy(async () => {
    const module = await import('../features/design/announcements/announcements-tab.tsx');
    return { default: module.AnnouncementsTab };
  }),
  reuse: lazy(async () => {
    const module = await import('../features/design/reuse/reuse-tab.tsx');
    return { default: module.ReuseTab };
  }),
  history: lazy(async () => {
    const module = await import('../features/design/history/history-tab.tsx');
    return { default: module.HistoryTab };
  }),
};
