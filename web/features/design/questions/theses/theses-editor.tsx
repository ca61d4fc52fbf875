import { useEffect, useMemo, useRef, useState } from 'react';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { failureSentence } from '@elenchus/domain/logic/logic-failure.ts';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import type { Thesis } from '@elenchus/domain/logic/thesis.ts';
import { thesisUses, type ThesisUses } from '@elenchus/domain/logic/thesis-rules.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { SubjectReach } from '../../../../course-ui/course-check/subject-reach.tsx';
import { useAtPlace } from '../../../../course-ui/forms/at-place.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import {
  weighedOption,
  useConsequences,
  type Weighed,
} from '../../../../course-ui/design/use-consequences.ts';
import {
  useDesignActions,
  useDesignSession,
  useDesignedCourse,
} from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { focusFirst, focusSoon } from '../../../../ui/focus.ts';
import { IconPencil, IconPlus, IconTrash } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useKeptDraft } from '../kept-draft.ts';
import { LogicReading } from '../logic/logic-reading.tsx';
import { newThesis } from './thesis-changes.ts';
import { readThesisDraft, ThesisForm } from './thesis-form.tsx';
import styles from '../questions-tab.module.css';

/** The theses of the course: what each says, where it is used, and the form that adds or changes one. */
export function ThesesEditor({ words }: { words: CourseWords }) {
  const session = useDesignSession();
  const { course } = useDesignedCourse();
  const { change, newId } = useDesignActions();
  const [kept, keep] = useKeptDraft(session, 'thesis');
  const [deleting, setDeleting] = useState<Thesis | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const graph = useMemo(() => buildLogicGraph(course), [course]);
  const draft = kept === null ? null : readThesisDraft(kept);
  const lastOpen = useRef(draft?.id ?? null);
  useEffect(() => {
    // The form has gone: the keyboard goes on at the thesis, or at the button that opens a new one.
    if (lastOpen.current !== null && kept === null)
      focusFirst(place.current, ...focusedAt(lastOpen.current));
    lastOpen.current = kept === null ? null : (readThesisDraft(kept)?.id ?? null);
  }, [kept]);
  useAtPlace(place, (id) => `#thesis-${CSS.escape(id)} button`);
  const open = (thesis: Thesis): void => keep(JSON.stringify(thesis));
  const { theses } = course;
  const isNew = draft !== null && theses.every(({ id }) => id !== draft.id);
  const form = draft && (
    <ThesisForm
      key={draft.id}
      draft={draft}
      isNew={isNew}
      words={words}
      onDraft={open}
      onClose={() => keep(null)}
    />
  );
  return (
    <div ref={place} className={styles.editor}>
      {theses.length === 0 && draft === null && (
        <EmptyNote>
          No theses yet. A thesis is a short name, such as Dualism, for a condition on the answers.
          The logic of questions can then say <code>(Dualism)</code>, and students see which theses
          their answers commit them to.
        </EmptyNote>
      )}
      <Stack as="ul" gap={24} isBareList className={styles.theses}>
        {theses.map((thesis) => (
          <li
            key={thesis.id}
            id={`thesis-${thesis.id}`}
            aria-labelledby={`thesis-name-${thesis.id}`}
          >
            {draft?.id === thesis.id ? (
              form
            ) : (
              <ThesisRow
                thesis={thesis}
                words={words}
                failure={failureSentence(graph, { kind: 'thesis', name: thesis.name })}
                onEdit={() => open(thesis)}
                onDelete={() => setDeleting(thesis)}
              />
            )}
          </li>
        ))}
      </Stack>
      {isNew && form}
      {draft === null && (
        <div data-adds>
          <Button
            look={theses.length === 0 ? 'filled' : 'default'}
            onClick={() => open(newThesis(theses, newId('thesis')))}
          >
            <IconPlus aria-hidden />
            Add a thesis
          </Button>
        </div>
      )}
      {deleting && (
        <DeleteThesisDialog
          thesis={deleting}
          words={words}
          onConfirm={(weighed) => {
            setDeleting(null);
            const said = `Deleted the thesis ${deleting.name}.`;
            change(removalOf(deleting), {
              label: 'delete thesis',
              message: said,
              ...weighedOption(weighed),
            });
            const at = theses.findIndex(({ id }) => id === deleting.id);
            const next = theses[at + 1] ?? theses[at - 1];
            focusSoon(place.current, ...focusedAt(next?.id ?? null));
          }}
          onCancel={() => setDeleting(null)}
        />
      )}
    </div>
  );
}

/** The keyboard goes to a thesis, or to the button that adds one. */
function focusedAt(id: string | null): readonly string[] {
  const adding = '[data-adds] button';
  return id === null ? [adding] : [`#thesis-${CSS.escape(id)} button`, adding];
}

interface ThesisRowProps {
  readonly thesis: Thesis;
  readonly words: CourseWords;
  readonly failure: string | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function ThesisRow({ thesis, words, failure, onEdit, onDelete }: ThesisRowProps) {
  const uses = namesOf(thesisUses(thesis.name, words), words);
  return (
    <div className={styles.thesis}>
      <div>
        <h2 id={`thesis-name-${thesis.id}`}>{thesis.name}</h2>
        {thesis.description !== '' && <p>{thesis.description}</p>}
        <code>{thesis.logic}</code>
        <LogicReading logic={thesis.logic} words={words} verb="Holds" />
        {failure && (
          <Text tone="attention" size="sm">
            {failure}
          </Text>
        )}
        <SubjectReach subject={{ kind: 'thesis', id: thesis.id }} words={words} />
        <Text tone="soft" size="sm">
          {uses.length === 0 ? 'Not used yet.' : `Used in the logic of ${uses.join('; ')}.`}
        </Text>
      </div>
      <div className={styles.rowButtons}>
        <RowButton label={`Edit thesis ${thesis.name}`} onClick={onEdit}>
          <IconPencil aria-hidden />
        </RowButton>
        <RowButton label={`Delete thesis ${thesis.name}`} onClick={onDelete}>
          <IconTrash aria-hidden />
        </RowButton>
      </div>
    </div>
  );
}

interface DeleteThesisDialogProps {
  readonly thesis: Thesis;
  readonly words: CourseWords;
  readonly onConfirm: (weighed: Weighed) => void;
  readonly onCancel: () => void;
}

function removalOf({ id }: Thesis): DesignChanges {
  return { upserts: [], removals: [{ dataType: 'thesis', dataID: id }] };
}

function DeleteThesisDialog({ thesis, words, onConfirm, onCancel }: DeleteThesisDialogProps) {
  const uses = namesOf(thesisUses(thesis.name, words), words);
  const count = uses.length === 1 ? '1 condition' : `${uses.length} conditions`;
  const weighed = useConsequences(removalOf(thesis));
  return (
    <AskDialog
      title={`Delete the thesis ${thesis.name}?`}
      confirm={uses.length === 0 ? 'Delete thesis' : `Delete thesis and break ${count}`}
      cancel="Keep it"
      isDangerous
      onConfirm={() => onConfirm(weighed)}
      onCancel={onCancel}
    >
      {uses.length === 0 ? (
        <p>It isn’t used anywhere. You can undo this.</p>
      ) : (
        <>
          <p>
            It’s still used. A condition that names a missing thesis is never true, so these won’t
            show or hold until you change their logic:
          </p>
          <ul>
            {uses.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <ConsequencesInDialog weighed={weighed} />
    </AskDialog>
  );
}

function namesOf({ questionIds, thesisNames }: ThesisUses, words: CourseWords): readonly string[] {
  return [
    ...questionIds.map((id) => words.quoted(id)),
    ...thesisNames.map((name) => `the thesis ${name}`),
  ];
}
