// How the formula editor looks: the colours of the page, in both themes.
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { tokensOf } from '@elenchus/domain/logic/logic-tokens.ts';

export const logicTheme: Extension = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': {
    padding: '0.625rem 0',
    fontFamily: 'var(--monospace)',
    fontSize: 'var(--text-md)',
    lineHeight: '1.6',
    caretColor: 'var(--ink)',
  },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-formula-atom, .cm-formula-thesis': { color: 'var(--accent)' },
  '.cm-formula-thesis': { fontWeight: '600' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'var(--highlight)',
    color: 'inherit',
  },
  '.cm-tooltip': {
    maxWidth: 'min(34rem, calc(100vw - 2rem))',
    border: '1px solid var(--rule)',
    borderRadius: 'var(--radius-md)',
    backgroundColor: 'var(--sheet)',
    boxShadow: 'var(--sheet-shadow)',
    color: 'var(--ink)',
    overflow: 'hidden',
  },
  '.cm-tooltip .elenchus-words': {
    padding: '0.5rem 0.75rem',
    fontSize: 'var(--text-sm)',
    whiteSpace: 'pre-line',
  },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem', fontSize: 'var(--text-sm)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--attention)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-filled)',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--sans)',
    maxHeight: '15rem',
    maxWidth: 'min(34rem, calc(100vw - 2rem))',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '0.375rem 0.75rem',
    lineHeight: '1.4',
    whiteSpace: 'normal',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-filled)',
  },
  '.cm-completionLabel': { fontFamily: 'var(--monospace)' },
  '.cm-completionDetail': { fontStyle: 'normal' },
});

const marks = {
  atom: Decoration.mark({ class: 'cm-formula-atom' }),
  thesis: Decoration.mark({ class: 'cm-formula-thesis' }),
};

class Colours {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = decorate(view);
  }

  update(update: ViewUpdate): void {
    if (update.docChanged) this.decorations = decorate(update.view);
  }
}

/** Atoms and names stand out from the connectives. */
export const logicColours: Extension = ViewPlugin.fromClass(Colours, {
  decorations: ({ decorations }) => decorations,
});

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { kind, from, to } of tokensOf(view.state.doc.toString())) {
    if (kind === 'atom' || kind === 'thesis') builder.add(from, to, marks[kind]);
  }
  return builder.finish();
}
