// Opens the design editor on the loaded design, and keeps the loaded design up to date with what is saved.
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { courseKey } from '../../../calls/course-keys.ts';
import { sessionQuery } from '../../../calls/session/session-queries.ts';
import { forgetGrades } from '../../../calls/grading/grade-counts-queries.ts';
import { readKeyText, type DesignEntry } from '../../../saving/design/design-entry.ts';
import { designPosters, type DesignCalls } from '../../../saving/design/design-queue.ts';
import { DesignEditor } from './design-editor.ts';
import { keptUndo } from './kept-undo.ts';
import { shownItems } from './shown-design.ts';
import { fetchWholeDesign, staffDesignQuery } from './staff-design-query.ts';
import { weighOnServer } from './weigh-on-server.ts';

export interface DesignSession {
  readonly courseID: string;
  readonly username: string;
}

/** What the design screens can do, as functions that stay the same while the design is open. */
export interface DesignActions extends Pick<
  DesignEditor,
  | 'change'
  | 'remember'
  | 'undo'
  | 'redo'
  | 'newId'
  | 'takeBack'
  | 'dismiss'
  | 'answer'
  | 'dismissDeletion'
  | 'takeBackMade'
  | 'whenSent'
  | 'resume'
> {
  /** Makes the change, or leaves everything as it was, once the person knows what it does to students. */
  readonly answerConsequences: (isAgreed: boolean) => void;
  readonly dismissMade: () => void;
}

export interface EditableDesign {
  readonly session: DesignSession;
  readonly editor: DesignEditor;
  readonly actions: DesignActions;
  close(): void;
}

/** How often to load other instructors' changes while the page is visible. */
const REFRESH_MS = 20_000;

/** Items with which grades are deleted or computed again. */
const CONCERNS_GRADES =
  /^(evaluation|questionByQuestionGrading|hasContradictionItems|penaltyFor\w+)\//;

/** Opens the design of a course, which must be loaded already. */
export function openDesign(
  client: QueryClient,
  courseID: string,
  username: string,
): EditableDesign {
  const query = staffDesignQuery(courseID, username);
  /** When the session has ended, the page must know. */
  const checkSession = (error: unknown): void => {
    if (!(error instanceof CallFailure) || error.status !== 401) return;
    void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') });
  };
  /** What was saved during each load: the loaded list may be older than those saves. */
  const loadings = new Set<DesignEntry[]>();
  const calls: DesignCalls = {
    ...designPosters(courseID),
    load: async () => {
      const savedSince: DesignEntry[] = [];
      loadings.add(savedSince);
      const loaded = await fetchWholeDesign(courseID, username)
        .catch((error: unknown) => {
          checkSession(error);
          throw error;
        })
        .finally(() => loadings.delete(savedSince));
      const items = shownItems(loaded, savedSince);
      client.setQueryData(query.queryKey, items);
      return items;
    },
  };
  const onSaved = (entries: readonly DesignEntry[]): void => {
    // A loading that began before the save would show the design as it was.
    void client.cancelQueries({ queryKey: query.queryKey });
    for (const savedSince of loadings) savedSince.push(...entries);
    client.setQueryData(query.queryKey, (items) => items && shownItems(items, entries));
    for (const { key } of entries) {
      const { dataType, dataID } = readKeyText(key);
      // Answers may have followed their options.
      if (dataType === 'question')
        void client.invalidateQueries({ queryKey: courseKey(courseID, 'answer-tally', dataID) });
    }
    if (entries.some(({ key }) => CONCERNS_GRADES.test(key))) forgetGrades(client, courseID);
  };
  const items = client.getQueryData(query.queryKey) ?? [];
  const weigh = weighOnServer(courseID);
  const undo = keptUndo({ courseID, username });
  const editor = new DesignEditor({ courseID, username, calls, onSaved, weigh, undo }, items);
  const observer = new QueryObserver(client, { ...query, refetchInterval: REFRESH_MS });
  const stop = observer.subscribe(({ data, error }) => {
    if (data) editor.receive(data);
    if (error) checkSession(error);
  });
  return {
    session: { courseID, username },
    editor,
    actions: actionsOf(editor, () => isClosedNow(client, courseID)),
    close: () => {
      stop();
      editor.close();
    },
  };
}

function isClosedNow(client: QueryClient, courseID: string): boolean {
  return client.getQueryData(sessionQuery(courseID).queryKey)?.isArchived === true;
}

/** In a closed course nothing changes, not even the place where somebody last was. */
function actionsOf(editor: DesignEditor, isClosed: () => boolean): DesignActions {
  const ifOpen = (act: () => void): void => {
    if (!isClosed()) act();
  };
  return {
    // All that is given is passed on: what can be left out of a call would otherwise be lost without a complaint.
    change: (...given) => ifOpen(() => editor.change(...given)),
    remember: (...given) => ifOpen(() => editor.remember(...given)),
    undo: () => ifOpen(() => editor.undo()),
    redo: () => ifOpen(() => editor.redo()),
    newId: (...given) => editor.newId(...given),
    takeBack: (...given) => editor.takeBack(...given),
    dismiss: (...given) => editor.dismiss(...given),
    answer: (...given) => editor.answer(...given),
    dismissDeletion: (...given) => editor.dismissDeletion(...given),
    answerConsequences: (...given) => editor.weighing.answer(...given),
    takeBackMade: () => editor.takeBackMade(),
    dismissMade: () => editor.weighing.dismissMade(),
    whenSent: () => editor.whenSent(),
    resume: () => editor.resume(),
  };
}
