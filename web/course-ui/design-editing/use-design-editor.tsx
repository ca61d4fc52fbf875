// The design editor in React: one provider opens it, every tab of the design screen uses it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useWhileShown } from '../../saving/use-while-shown.ts';
import type { DesignEditor } from './design-editor.ts';
import type { DesignState } from './design-state.ts';
import { openDesign, type OpenedDesign } from './open-design.ts';
import { staffDesignQuery } from './staff-design-query.ts';

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

const EditorContext = createContext<OpenedDesign | null>(null);

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
  const open = useCallback(
    () => openDesign(client, courseID, username),
    [client, courseID, username],
  );
  const opened = useWhileShown(open);
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
