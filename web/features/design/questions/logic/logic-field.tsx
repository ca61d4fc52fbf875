import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { applyEdits } from '@elenchus/domain/logic/text-edit.ts';
import { typeLogic } from '@elenchus/domain/logic/type-logic.ts';
import { thesisRefusalSentence } from '@elenchus/domain/logic/thesis-rules.ts';
import { formulaLimitFault } from '@elenchus/domain/logic/formula-limits.ts';
import { isWellFormed } from '@elenchus/domain/logic/well-formed.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconPencil } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import type { LogicEditorHandle } from './logic-editor.tsx';
import { LogicReading } from './logic-reading.tsx';
import { LogicRemarks } from './logic-remarks.tsx';
import { PlainLogicEditor } from './plain-logic-editor.tsx';
import styles from './logic-field.module.css';

const loadEditor = () => import('./logic-editor.tsx');

const LogicEditor = lazy(async () => {
  try {
    const { LogicEditor: loaded } = await loadEditor();
    return { default: loaded };
  } catch {
    // Without a network, or after an update of the server: the rest of the page must not go with it.
    return { default: PlainLogicEditor };
  }
});

interface OpenLogicProps {
  readonly text: string;
  readonly words: CourseWords;
  /** What the field is called: 'Logic of question 2'. */
  readonly label: string;
  readonly verb: 'Shows' | 'Holds';
  /** Without logic it always shows. */
  readonly showsAlways?: boolean;
  /** What is wrong with it beyond the field, such as that it is empty. */
  readonly refusal?: string | undefined;
  readonly takesFocus?: boolean;
  /** The buttons that save or cancel. They come right below the field: remarks below them move nothing that is clicked. */
  readonly buttons: ReactNode;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
}

/** A formula being edited, with its buttons, its remarks and its reading below. */
export function OpenLogic(props: OpenLogicProps) {
  const {
    text,
    words,
    label,
    verb,
    showsAlways = false,
    refusal,
    takesFocus = false,
    buttons,
    onChange,
    onDone,
  } = props;
  const id = useId();
  const editor = useRef<LogicEditorHandle>(null);
  return (
    <Stack gap={6}>
      <div className={styles.box} data-wrong={refusal !== undefined || undefined}>
        <Suspense fallback={<p className={styles.waiting}>{text || ' '}</p>}>
          <LogicEditor
            ref={editor}
            text={text}
            words={words}
            label={label}
            describedBy={`${id}-refusal ${id}-help`}
            isWrong={refusal !== undefined}
            takesFocus={takesFocus}
            onChange={onChange}
            onDone={onDone}
          />
        </Suspense>
      </div>
      <Cluster gap={8} align="center">
        {buttons}
      </Cluster>
      <Text tone="attention" size="sm" id={`${id}-refusal`} className={styles.refusal} role="alert">
        {refusal}
      </Text>
      <LogicRemarks
        text={text}
        words={words}
        onApply={(edits) => editor.current?.apply(edits)}
        onShow={(from, to) => editor.current?.show(from, to)}
      />
      {(showsAlways || text.trim() !== '') && (
        <LogicReading logic={text} words={words} verb={verb} />
      )}
      <Text tone="soft" size="sm" id={`${id}-help`}>
        Write <code>(question ID, option number)</code> or <code>(thesis)</code>, joined by{' '}
        <code>and</code>, <code>or</code>, <code>not</code>. Type <code>(</code> and a word of a
        question to find it.{showsAlways && ' Leave it empty to always show the question.'}
      </Text>
    </Stack>
  );
}

interface LogicFieldProps {
  readonly logic: string;
  readonly words: CourseWords;
  /** Whose logic it is: 'question 2'. */
  readonly owner: string;
  /** Without logic it never shows, as a contradiction. */
  readonly needsLogic: boolean;
  /** What cannot be seen in this formula alone, such as a circle of conditions. */
  readonly failure: string | undefined;
  /** What is being typed; null while nobody edits. It is the owner's to keep. */
  readonly draft: string | null;
  readonly onDraft: (draft: string | null) => void;
  readonly onSave: (logic: string) => void;
}

/** Fetched by whoever comes near the button: keys typed right after it must find a field. */
function fetchEditorEarly(): void {
  // Without it the plain field stands in.
  loadEditor().catch(() => {});
}

/** When a question shows: the formula and its reading, and the editor while somebody changes it. */
export function LogicField(props: LogicFieldProps) {
  const { logic, words, owner, needsLogic, failure, draft, onDraft, onSave } = props;
  const [isRefused, setRefused] = useState(false);
  // A draft that was kept is there without anybody asking for the keyboard.
  const [isOpenedHere, setOpenedHere] = useState(false);
  const closed = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(draft !== null);
  useEffect(() => {
    // The focus goes back to where the editing began.
    if (wasOpen.current && draft === null) closed.current?.querySelector('button')?.focus();
    wasOpen.current = draft !== null;
  }, [draft]);
  const open = (): void => {
    setOpenedHere(true);
    onDraft(logic);
  };
  const finish = (): void => {
    const typed = typeLogic(draft ?? '').text;
    const text = typed.trim();
    const isGood = refusalOf(text, logic) === null;
    setRefused(!isGood);
    onDraft(isGood ? null : typed);
    if (isGood && text !== logic) onSave(text);
  };
  if (draft === null) {
    return (
      <Stack gap={6} ref={closed} className={styles.closed}>
        {logic.trim() !== '' && <code className={styles.formula}>{logic}</code>}
        {(!needsLogic || logic.trim() !== '') && (
          <LogicReading logic={logic} words={words} verb="Shows" />
        )}
        {failure && (
          <Text tone="attention" size="sm" className={styles.refusal}>
            {failure}
          </Text>
        )}
        <LogicRemarks
          text={logic}
          words={words}
          isGrave
          onApply={(edits) => onSave(applyEdits(logic, edits))}
        />
        <Button
          look="plain"
          onPointerEnter={fetchEditorEarly}
          onFocus={fetchEditorEarly}
          onClick={open}
        >
          <IconPencil aria-hidden />
          <span>
            Edit logic<VisuallyHidden> of {owner}</VisuallyHidden>
          </span>
        </Button>
      </Stack>
    );
  }
  return (
    <OpenLogic
      text={draft}
      words={words}
      label={`Logic of ${owner}`}
      verb="Shows"
      showsAlways={!needsLogic}
      takesFocus={isOpenedHere}
      refusal={isRefused ? (refusalOf(draft, logic) ?? undefined) : undefined}
      buttons={
        <>
          <Button look="filled" onClick={finish}>
            Done editing
          </Button>
          <Button look="plain" onClick={() => onDraft(null)}>
            Cancel
          </Button>
          {draft !== logic && (
            <Text tone="soft" size="sm">
              Choose “Done editing” to save.
            </Text>
          )}
        </>
      }
      onChange={onDraft}
      onDone={finish}
    />
  );
}

/** Why a formula can't be saved in place of another one; null when it can. */
function refusalOf(text: string, stored: string): string | null {
  const tooLarge = formulaLimitFault(text, [stored]);
  if (tooLarge !== null) return tooLarge;
  return isWellFormed(text) ? null : thesisRefusalSentence('malformed-logic');
}
