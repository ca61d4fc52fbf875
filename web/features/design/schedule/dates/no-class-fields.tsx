import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { noClassFaultSentence } from '@elenchus/domain/schedule/no-class-faults.ts';
import { MAX_REASON_CHARACTERS } from '@elenchus/domain/schedule/no-class.ts';
import { useDesignActions } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { noClassField } from './no-class-words.ts';
import type { NoClassDraft } from './use-no-class-draft.ts';
import { useEscape } from '../use-escape.ts';
import styles from './no-class-days.module.css';

interface NoClassFieldsProps {
  readonly draft: NoClassDraft;
  readonly onClosed: () => void;
}

/** The fields of one entry. They are no form of their own, because they can be inside the form of the term. */
export function NoClassFields({ draft, onClosed }: NoClassFieldsProps) {
  const { change } = useDesignActions();
  const box = useRef<HTMLFieldSetElement>(null);
  useEscape(onClosed);
  const input = draft.draft;
  if (!input) return null;
  const isNew = input.id === null;
  const focusField = (field: string): void =>
    box.current?.querySelector<HTMLElement>(`[data-no-class="${field}"]`)?.focus();
  const save = (): void => {
    const settled = draft.settle();
    if (settled.kind === 'refused') return focusField(noClassField(settled.fault));
    if (settled.kind === 'nothing') {
      draft.showFault();
      return focusField('from');
    }
    change(settled.changes, {
      label: isNew ? 'add days without class' : 'change days without class',
      message: `Saved: ${settled.sentence}.`,
    });
    if (!isNew) return onClosed();
    // A term has several holidays.
    draft.openNew();
    focusField('from');
  };
  const errorOf = (field: string): string | undefined =>
    draft.fault && noClassField(draft.fault) === field
      ? noClassFaultSentence(draft.fault)
      : undefined;
  const saveOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <fieldset ref={box} className={styles.fields}>
      <legend>{isNew ? 'New days without class' : 'Change days without class'}</legend>
      <TextField
        label="From"
        type="date"
        data-no-class="from"
        value={input.from}
        error={errorOf('from')}
        onChange={(event) => draft.type({ from: event.currentTarget.value })}
        onKeyDown={saveOnEnter}
      />
      <TextField
        label="To (optional)"
        type="date"
        data-no-class="to"
        min={input.from}
        value={input.to}
        error={errorOf('to')}
        onChange={(event) => draft.type({ to: event.currentTarget.value })}
        onKeyDown={saveOnEnter}
      />
      <TextField
        label="Reason (optional)"
        data-no-class="reason"
        placeholder="Thanksgiving"
        autoComplete="off"
        maxLength={MAX_REASON_CHARACTERS}
        value={input.reason}
        error={errorOf('reason')}
        onChange={(event) => draft.type({ reason: event.currentTarget.value })}
        onKeyDown={saveOnEnter}
      />
      <Cluster gap={[8, 16]}>
        <Button onClick={save}>{isNew ? 'Add these days' : 'Save these days'}</Button>
        <Button look="plain" onClick={onClosed}>
          {isNew ? 'Close' : 'Cancel'}
        </Button>
      </Cluster>
    </fieldset>
  );
}
