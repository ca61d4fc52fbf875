// How the formula editor behaves: words become symbols, remarks at their place, completion, words on hovering.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  pickedCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { linter, lintKeymap, type Diagnostic } from '@codemirror/lint';
import { EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, type Tooltip } from '@codemirror/view';
import { logicHints } from '@elenchus/domain/logic/logic-hints.ts';
import { tokensOf } from '@elenchus/domain/logic/logic-tokens.ts';
import { typedLogicEdits } from '@elenchus/domain/logic/type-logic.ts';
import { styleNonce } from '../../../../lib/style-nonce.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { enterKey } from './enter-key.ts';
import { logicCompletions } from './logic-completion.ts';
import { tokenWords } from './logic-token-words.ts';
import { logicColours, logicTheme } from './logic-editor-theme.ts';

/** What the editor asks for while it is open; the answers may change from one time to the next. */
interface LogicEditorWishes {
  readonly words: () => CourseWords;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
}

/** Everything that the editor of a formula can do. */
export function logicEditing({ words, onChange, onDone }: LogicEditorWishes): Extension {
  const finish = (): boolean => {
    onDone();
    return true;
  };
  return [
    EditorView.cspNonce.of(styleNonce() ?? ''),
    logicTheme,
    logicColours,
    history(),
    EditorView.lineWrapping,
    bracketMatching(),
    closeBrackets(),
    EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['('] } }]),
    wordsBecomeSymbols,
    linter(({ state }) => diagnosticsOf(state.doc.toString(), words()), { delay: 500 }),
    autocompletion({
      override: [(context) => completionsAt(context, words())],
      icons: false,
      // Enter right after the list has come takes the choice; it must not close the editor instead.
      interactionDelay: 0,
      // After a question its options are offered at once.
      activateOnCompletion: ({ type }) => type === 'question',
    }),
    hoverTooltip((view, place) => tooltipAt(view.state.doc.toString(), place, words()), {
      hoverTime: 200,
    }),
    enterKey(onDone),
    // Tab stays with the page.
    keymap.of([
      ...completionKeymap,
      ...closeBracketsKeymap,
      { key: 'Mod-Enter', run: finish },
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}

/** Only what a person types is changed: Undo brings the word back, and it stays. */
const wordsBecomeSymbols = EditorState.transactionFilter.of((transaction) => {
  const isTyped =
    transaction.docChanged &&
    transaction.isUserEvent('input') &&
    !transaction.isUserEvent('input.type.compose');
  if (!isTyped) return transaction;
  const caret = transaction.newSelection.main.head;
  const edits = typedLogicEdits(transaction.newDoc.toString(), caret);
  if (edits.length === 0) return transaction;
  const more: TransactionSpec = { changes: [...edits], sequential: true };
  return [transaction, more];
});

function diagnosticsOf(text: string, words: CourseWords): readonly Diagnostic[] {
  return logicHints(text, words.hints).map(({ from, to, severity, sentence, fix }) => ({
    from,
    to,
    severity,
    message: sentence,
    ...(fix && {
      actions: [
        {
          name: fix.label,
          apply: (view: EditorView) => view.dispatch({ changes: [...fix.edits] }),
        },
      ],
    }),
  }));
}

function completionsAt(context: CompletionContext, words: CourseWords): CompletionResult | null {
  const { state, pos, explicit } = context;
  const found = logicCompletions(state.doc.toString(), pos, words, { isAsked: explicit });
  if (!found) return null;
  const { from } = found;
  return {
    from,
    filter: false,
    options: found.choices.map(({ label, detail, insert, to }) => ({
      label,
      detail,
      ...(insert.endsWith(', ') && { type: 'question' }),
      apply: (view, completion) => {
        view.dispatch({
          changes: { from, to, insert },
          selection: { anchor: from + insert.length },
          userEvent: 'input.complete',
          annotations: pickedCompletion.of(completion),
        });
      },
    })),
  };
}

function tooltipAt(text: string, place: number, words: CourseWords): Tooltip | null {
  for (const token of tokensOf(text)) {
    if (place < token.from) return null;
    const said = place <= token.to ? tokenWords(token, words) : null;
    if (said !== null)
      return { pos: token.from, end: token.to, above: true, create: () => dom(said) };
  }
  return null;
}

function dom(text: string): { dom: HTMLElement } {
  const element = document.createElement('div');
  element.className = 'elenchus-words';
  element.textContent = text;
  return { dom: element };
}
