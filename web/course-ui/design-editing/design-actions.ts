// What the design screens can do, as functions that stay the same while the design is open.
import type { DesignEditor } from './design-editor.ts';

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
> {
  /** Makes the change, or leaves everything as it was, once the person knows what it does to students. */
  readonly answerConsequences: (isAgreed: boolean) => void;
  readonly dismissMade: () => void;
}

/** The actions of an editor; they can be handed on without it. */
export function designActions(editor: DesignEditor): DesignActions {
  return {
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
  };
}
