// The parts of the open design, each with its own hook: a component that only changes the course, or only shows the
// save state, doesn't render again when another part changes. They work only inside DesignProvider.
import { createContext, use, useSyncExternalStore } from 'react';
import type { DesignedCourse, DesignSaveState, DesignState } from './design-state.ts';
import type { DesignActions, DesignSession, EditableDesign } from './editor/open-design.ts';

export const DesignContext = createContext<EditableDesign | null>(null);

/** Which course is designed, and by whom; never changes. */
export function useDesignSession(): DesignSession {
  return useEditableDesign().session;
}

/** What can be done to the design; never changes. */
export function useDesignActions(): DesignActions {
  return useEditableDesign().actions;
}

/** The course as it is designed now; changes with every edit. */
export function useDesignedCourse(): DesignedCourse {
  const course = useDesignState((state) => state.course);
  const items = useDesignState((state) => state.items);
  return { course, items };
}

/** One part of the course as it is designed now; changes only with that part. */
export function useCoursePart<Part>(select: (designed: DesignedCourse) => Part): Part {
  return useDesignState(select);
}

/** One part of the save state; changes only with that part. */
export function useSaveState<Part>(select: (state: DesignSaveState) => Part): Part {
  return useDesignState(select);
}

function useDesignState<Part>(select: (state: DesignState) => Part): Part {
  const { editor } = useEditableDesign();
  return useSyncExternalStore(editor.watch, () => select(editor.state()));
}

function useEditableDesign(): EditableDesign {
  const opened = use(DesignContext);
  if (!opened) throw new Error('The design screens need a DesignProvider around them.');
  return opened;
}
