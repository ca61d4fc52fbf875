import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { makeSyllabusLinkId } from '@elenchus/domain/base/identifiers.ts';
import type { LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';
import {
  addLink,
  linkFaultSentence,
  type LinkFault,
} from '@elenchus/domain/schedule/syllabus-links.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkKindSelect } from './link-kind-select.tsx';
import { useEscape } from '../use-escape.ts';
import { useScheduleEditing } from '../use-schedule-editing.ts';
import styles from '../design-schedule.module.css';

interface NewLinkFormProps {
  readonly topicId: string;
  readonly dayName: string;
  readonly onDone: () => void;
}

/** A new link of a class day; it is checked before it is added. */
export function NewLinkForm({ topicId, dayName, onDone }: NewLinkFormProps) {
  const { course } = useDesignedCourse();
  const edit = useScheduleEditing();
  const [kind, setKind] = useState<LinkKind>('reading');
  const [title, setTitle] = useState('');
  const [url, setUrl] = useState('');
  const [fault, setFault] = useState<LinkFault>();
  const isTitleFault = fault === 'title-too-long';
  const sentence = fault && linkFaultSentence(fault);
  const field = useRef<HTMLInputElement>(null);
  useEscape(onDone);
  useEffect(() => field.current?.focus(), []);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const id = makeSyllabusLinkId(
      Date.now(),
      new Set(course.schedule.links.map((link) => link.id)),
    );
    const added = edit((schedule) => addLink(schedule, { id, kind, title, topicId, url }), {
      label: 'add link',
    });
    if (added.ok) onDone();
    else setFault(added.reason);
  };
  return (
    <form
      className={styles.newLink}
      noValidate
      aria-label={`New link of ${dayName}`}
      onSubmit={add}
    >
      <Stack columns="auto" gap={4} className={styles.labelled}>
        <span aria-hidden>Kind</span>
        <LinkKindSelect label="Kind" value={kind} onChange={setKind} />
      </Stack>
      <TextField
        label="Address"
        type="url"
        placeholder="https://"
        data-add-link={topicId}
        ref={field}
        value={url}
        error={isTitleFault ? undefined : sentence}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          setFault(undefined);
        }}
      />
      <TextField
        label="Title (optional)"
        description="Without one, students see the host, such as plato.stanford.edu."
        value={title}
        error={isTitleFault ? sentence : undefined}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setFault(undefined);
        }}
      />
      <Cluster gap={[8, 16]} align="center" className={styles.buttons}>
        <Button look="filled" type="submit">
          Add link
        </Button>
        <Button look="plain" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
