import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef, type Ref, useImperativeHandle } from 'react';
import type { TextEdit } from '@elenchus/domain/logic/text-edit.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { logicEditing } from './logic-editor-extensions.ts';

/** What the field around can ask of the open editor. */
export interface LogicEditorHandle {
  readonly focus: () => void;
  readonly apply: (edits: readonly TextEdit[]) => void;
  readonly show: (from: number, to: number) => void;
}

export interface LogicEditorProps {
  readonly text: string;
  readonly words: CourseWords;
  readonly label: string;
  readonly describedBy: string;
  readonly isWrong: boolean;
  /** Whether the keyboard goes there when it opens. */
  readonly takesFocus: boolean;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
  readonly ref: Ref<LogicEditorHandle>;
}

/** The editor of a formula; loaded only when somebody edits one. */
export function LogicEditor(props: LogicEditorProps) {
  const { label, describedBy, isWrong, text, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  const attributes = useRef(new Compartment());
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const { current: parent } = place;
    if (!parent) return undefined;
    const opened = new EditorView({
      parent,
      state: EditorState.create({
        doc: latest.current.text,
        selection: { anchor: latest.current.text.length },
        extensions: [
          attributes.current.of([]),
          logicEditing({
            words: () => latest.current.words,
            onChange: (typed) => latest.current.onChange(typed),
            onDone: () => latest.current.onDone(),
          }),
        ],
      }),
    });
    view.current = opened;
    if (latest.current.takesFocus) opened.focus();
    return () => opened.destroy();
  }, []);
  useEffect(() => {
    const content = EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': String(isWrong),
      'aria-multiline': 'false',
    });
    view.current?.dispatch({ effects: attributes.current.reconfigure(content) });
  }, [label, describedBy, isWrong]);
  // What was taken back or put right outside of the editor.
  useEffect(() => {
    const opened = view.current;
    if (!opened || opened.state.doc.toString() === text) return;
    opened.dispatch({ changes: { from: 0, to: opened.state.doc.length, insert: text } });
  }, [text]);
  useImperativeHandle(ref, () => handleOf(() => view.current), []);
  return <div ref={place} />;
}

function handleOf(view: () => EditorView | null): LogicEditorHandle {
  return {
    focus: () => view()?.focus(),
    apply: (edits) => {
      view()?.dispatch({ changes: [...edits], userEvent: 'input.complete' });
      view()?.focus();
    },
    show: (from, to) => {
      view()?.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view()?.focus();
    },
  };
}
