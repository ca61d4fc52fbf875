// Enter in a formula: takes the choice that is offered, or is done. Typed while the choices are still being looked up,
// it waits for them: to be done at once would save half a formula.
import { acceptCompletion, completionStatus } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** The key, for one editor; it belongs before the other keys. */
export function enterKey(finish: () => void): Extension {
  let isWaiting = false;
  const press = (view: EditorView): boolean => {
    const status = completionStatus(view.state);
    isWaiting = status === 'pending';
    if (status === 'active') acceptCompletion(view);
    if (status === null) finish();
    return true;
  };
  return [
    keymap.of([{ key: 'Enter', run: press }]),
    EditorView.updateListener.of(({ view, state, docChanged, selectionSet }) => {
      if (docChanged || selectionSet) isWaiting = false;
      if (!isWaiting || completionStatus(state) === 'pending') return;
      isWaiting = false;
      // What was looked up is on its way into the view.
      queueMicrotask(() => press(view));
    }),
  ];
}
