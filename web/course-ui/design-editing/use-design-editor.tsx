// The design editor in React: one provider opens it, every tab of the design screen uses it.
import { QueryObserver, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { callEndpoint, CallFailure } from '../../api/call-endpoint.ts';
import { courseKey } from '../../api/course-keys.ts';
import { forgetGrades } from '../../api/grade-counts-queries.ts';
import { readKeyText, type DesignEntry } from './design-entry.ts';
import { DesignEditor } from './design-editor.ts';
import type { DesignState } from './design-state.ts';
import type { DesignCalls } from './design-transport.ts';
import { shownItems } from './shown-design.ts';
import { weighOnServer } from './weigh-on-server.ts';
import { fetchWholeDesign, staffDesignQuery } from './staff-design-query.ts';

/** Another instructor's changes come in at least so often while the page is seen. */
const REFRESH_MS = 20_000;

/** Items with which grades are deleted or computed anew. */
const CONCERNS_GRADES =
  /^(evaluation|questionByQuestionGrading|hasContradictionItems|penaltyFor\w+)\//;

/** The state of the design together with what can be done to it. */
export interface DesignEditing extends DesignState {
  readonly courseID: string;
  readonly username: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: DesignEditor['change'];
  readonly remember: DesignEditor['remember'];
  readonly undo: () => void;
  readonly redo: () => void;
  readonly newId: DesignEditor['newId'];
  readonly takeBack: DesignEditor['takeBack'];
  readonly dismiss: DesignEditor['dismiss'];
  readonly answer: DesignEditor['answer'];
  readonly dismissDeletion: DesignEditor['dismissDeletion'];
  /** Makes the change, or leaves everything as it was, once the person knows what it does to students. */
  readonly answerConsequences: (isAgreed: boolean) => void;
  readonly takeBackMade: () => void;
  readonly dismissMade: () => void;
}

interface OpenedEditor {
  readonly courseID: string;
  readonly username: string;
  readonly editor: DesignEditor;
}

const EditorContext = createContext<OpenedEditor | null>(null);

export interface WaitingProps {
  readonly courseID: string;
  readonly failure?: Error | null;
  readonly onRetry?: () => void;
}

interface DesignEditorProviderProps {
  readonly courseID: string;
  readonly username: string;
  /** Shown until the design is there, and when it cannot be loaded. */
  readonly Waiting: ComponentType<WaitingProps>;
  readonly children: ReactNode;
}

/** Loads the whole design and keeps it open for changes while it is on the screen. */
export function DesignEditorProvider(props: DesignEditorProviderProps) {
  const { courseID, username, Waiting, children } = props;
  const { data, error, refetch } = useQuery(staffDesignQuery(courseID, username));
  if (!data) return <Waiting courseID={courseID} failure={error} onRetry={() => void refetch()} />;
  return (
    <OpenEditor courseID={courseID} username={username}>
      {children}
    </OpenEditor>
  );
}

interface OpenEditorProps {
  readonly courseID: string;
  readonly username: string;
  readonly children: ReactNode;
}

function OpenEditor({ courseID, username, children }: OpenEditorProps) {
  const client = useQueryClient();
  const opening = useMemo(
    () => openWhileWatched(client, courseID, username),
    [client, courseID, username],
  );
  const editor = useSyncExternalStore(opening.subscribe, opening.current);
  const opened = useMemo(
    () => editor && { courseID, username, editor },
    [courseID, username, editor],
  );
  return opened && <EditorContext value={opened}>{children}</EditorContext>;
}

/** The design and what can be done to it; only inside DesignEditorProvider. */
export function useDesignEditor(): DesignEditing {
  const opened = use(EditorContext);
  if (!opened) throw new Error('useDesignEditor needs a DesignEditorProvider around it.');
  const { courseID, username, editor } = opened;
  const state = useSyncExternalStore(editor.watch, editor.state);
  return useMemo(
    () => ({
      ...state,
      courseID,
      username,
      canUndo: state.undoLabel !== null,
      canRedo: state.redoLabel !== null,
      change: (changes, options) => editor.change(changes, options),
      remember: (marker, place) => editor.remember(marker, place),
      undo: () => editor.undo(),
      redo: () => editor.redo(),
      newId: (kind) => editor.newId(kind),
      takeBack: (meeting) => editor.takeBack(meeting),
      dismiss: (meeting) => editor.dismiss(meeting),
      answer: (question, isAgreed) => editor.answer(question, isAgreed),
      dismissDeletion: (deletion) => editor.dismissDeletion(deletion),
      answerConsequences: (isAgreed) => editor.weighing.answer(isAgreed),
      takeBackMade: () => editor.takeBackMade(),
      dismissMade: () => editor.weighing.dismissMade(),
    }),
    [state, courseID, username, editor],
  );
}

function openWhileWatched(client: QueryClient, courseID: string, username: string) {
  const query = staffDesignQuery(courseID, username);
  let editor: DesignEditor | null = null;
  /** When the session has ended, the page around shows the login form. */
  const askWhoIsThere = (error: unknown): void => {
    if (!(error instanceof CallFailure) || error.status !== 401) return;
    void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') });
  };
  /** What was saved while each loading was under way: its list may be older than those saves. */
  const loadings = new Set<DesignEntry[]>();
  const calls: DesignCalls = {
    load: async () => {
      const savedMeanwhile: DesignEntry[] = [];
      loadings.add(savedMeanwhile);
      const loaded = await fetchWholeDesign(courseID, username)
        .catch((error: unknown) => {
          askWhoIsThere(error);
          throw error;
        })
        .finally(() => loadings.delete(savedMeanwhile));
      const items = shownItems(loaded, savedMeanwhile);
      client.setQueryData(query.queryKey, items);
      return items;
    },
    update: (body, options) =>
      callEndpoint('POST /api/courseDesign/update/{courseID}', {
        params: { courseID },
        body,
        ...options,
      }),
    remove: (body, options) =>
      callEndpoint('POST /api/courseDesign/remove/{courseID}', {
        params: { courseID },
        body,
        ...options,
      }),
  };
  const onSaved = (entries: readonly DesignEntry[]): void => {
    // A loading that began before the save would show the design as it was.
    void client.cancelQueries({ queryKey: query.queryKey });
    for (const savedMeanwhile of loadings) savedMeanwhile.push(...entries);
    client.setQueryData(query.queryKey, (items) => items && shownItems(items, entries));
    for (const { key } of entries) {
      const { dataType, dataID } = readKeyText(key);
      // Answers may have followed their options.
      if (dataType === 'question')
        void client.invalidateQueries({ queryKey: courseKey(courseID, 'answer-tally', dataID) });
    }
    if (entries.some(({ key }) => CONCERNS_GRADES.test(key))) forgetGrades(client, courseID);
  };
  return {
    current: () => editor,
    subscribe: (onOpen: () => void) => {
      const items = client.getQueryData(query.queryKey) ?? [];
      const weigh = weighOnServer(courseID);
      const opened = new DesignEditor({ courseID, username, calls, onSaved, weigh }, items);
      editor = opened;
      const observer = new QueryObserver(client, { ...query, refetchInterval: REFRESH_MS });
      const stop = observer.subscribe(({ data, error }) => {
        if (data) opened.receive(data);
        if (error) askWhoIsThere(error);
      });
      onOpen();
      return () => {
        stop();
        opened.close();
        editor = null;
      };
    },
  };
}
