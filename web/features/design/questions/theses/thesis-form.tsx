import { useEffect, useId, useRef, useState } from 'react';
import { typeLogic } from '@elenchus/domain/logic/type-logic.ts';
import type { Thesis } from '@elenchus/domain/logic/thesis.ts';
import {
  thesisRefusalSentence,
  thesisUses,
  type ThesisRefusal,
} from '@elenchus/domain/logic/thesis-rules.ts';
import { normalizeThesisName } from '@elenchus/domain/logic/thesis-name.ts';
import { AttemptedReach } from '../../../../course-ui/course-check/attempted-reach.tsx';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { OpenLogic } from '../logic/logic-field.tsx';
import { thesisSave } from './thesis-changes.ts';
import styles from '../questions-tab.module.css';

interface ThesisFormProps {
  readonly draft: Thesis;
  readonly isNew: boolean;
  readonly words: CourseWords;
  readonly onDraft: (draft: Thesis) => void;
  readonly onClose: () => void;
}

/** Adds or changes a thesis; it is saved as a whole, or not at all. */
export function ThesisForm({ draft, isNew, words, onDraft, onClose }: ThesisFormProps) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const [refusal, setRefusal] = useState<ThesisRefusal | null>(null);
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  // Somebody asked for this form: the keyboard is at its first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const edit = (fields: Partial<Thesis>): void => {
    setRefusal(null);
    onDraft({ ...draft, ...fields });
  };
  const save = (): void => {
    const logic = typeLogic(draft.logic).text.trim();
    const saved = thesisSave(course, { ...draft, logic });
    if (!saved.ok) return setRefusal(saved.reason);
    change(saved.value, {
      label: isNew ? 'add thesis' : 'change thesis',
      // What was typed is not lost: the form is open again.
      onLeft: () => onDraft(draft),
    });
    onClose();
  };
  const isAboutLogic = refusal === 'empty-logic' || refusal === 'malformed-logic';
  const sentence = refusal === null ? undefined : thesisRefusalSentence(refusal);
  const before = course.theses.find(({ id }) => id === draft.id);
  const isRenamed = before !== undefined && before.name !== normalizeThesisName(draft.name);
  const uses = isRenamed ? thesisUses(before.name, course) : null;
  const count = uses ? uses.questionIds.length + uses.thesisNames.length : 0;
  return (
    <Stack
      as="form"
      gap={16}
      ref={form}
      className={styles.form}
      aria-labelledby={headingId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2 id={headingId}>{isNew ? 'New thesis' : `Thesis ${before?.name ?? ''}`}</h2>
      <TextField
        label="Name"
        description="A short name without spaces, such as Dualism."
        value={draft.name}
        error={isAboutLogic ? undefined : sentence}
        onChange={(event) => edit({ name: event.currentTarget.value })}
      />
      {count > 0 && (
        <Text tone="soft" size="sm">
          The new name replaces the old one in {count === 1 ? '1 condition' : `${count} conditions`}
          .
        </Text>
      )}
      <TextField
        label="Description"
        value={draft.description}
        onChange={(event) => edit({ description: event.currentTarget.value })}
      />
      <div>
        <h3>Logic</h3>
        <OpenLogic
          text={draft.logic}
          words={words}
          label="Logic of the thesis"
          verb="Holds"
          refusal={isAboutLogic ? sentence : undefined}
          buttons={
            <>
              <Button look="filled" type="submit">
                Save thesis
              </Button>
              <Button look="plain" onClick={onClose}>
                Cancel
              </Button>
            </>
          }
          onChange={(logic) => edit({ logic })}
          onDone={save}
        />
        {!isNew && (
          <AttemptedReach subject={{ kind: 'thesis', id: draft.id }} draft={draft.logic} />
        )}
      </div>
    </Stack>
  );
}

/** The thesis in a kept draft; null when it is none. */
export function readThesisDraft(text: string): Thesis | null {
  try {
    const read: unknown = JSON.parse(text);
    const field = (name: keyof Thesis): string => {
      const value: unknown = read === null ? '' : Reflect.get(Object(read), name);
      return typeof value === 'string' ? value : '';
    };
    const index = Number(Reflect.get(Object(read), 'index'));
    return {
      id: field('id'),
      name: field('name'),
      logic: field('logic'),
      description: field('description'),
      index: Number.isFinite(index) ? index : null,
    };
  } catch {
    return null;
  }
}
