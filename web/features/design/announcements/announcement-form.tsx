import { useId, useState, type SubmitEvent } from 'react';
import {
  announcementSentence,
  readAnnouncement,
  type AnnouncementFault,
} from '@elenchus/domain/notifications/announcement.ts';
import type { Audience } from '@elenchus/domain/notifications/audience.ts';
import {
  useSendAnnouncement,
  type AnnouncementList,
} from '../../../calls/notices/announcements-queries.ts';
import { useUsers } from '../../../calls/people/users-queries.ts';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { MarksHint } from '../../../course-ui/texts/marks-hint.tsx';
import { PeoplePicker } from '../../../course-ui/people/people-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { PanelHeading } from '../../../ui/panel.tsx';
import { emptyDraft, keepDraft, readDraft, type AnnouncementDraft } from './announcement-draft.ts';
import styles from './announcements.module.css';

interface AnnouncementFormProps {
  readonly tas: AnnouncementList['tas'];
}

const FIELD_OF: Readonly<Record<AnnouncementFault, 'title' | 'text' | 'people'>> = {
  'no-title': 'title',
  'long-title': 'title',
  'no-text': 'text',
  'long-text': 'text',
  nobody: 'people',
  'too-many': 'people',
};

/** A new announcement. What is typed stays in this tab until it is sent. */
export function AnnouncementForm({ tas }: AnnouncementFormProps) {
  const session = useDesignSession();
  const { courseID } = session;
  const [draft, setDraft] = useState(() => readDraft(session));
  const [fault, setFault] = useState<AnnouncementFault | null>(null);
  const { mutate, isPending, error, data, reset } = useSendAnnouncement(courseID);
  const set = (change: Partial<AnnouncementDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(session, next);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    reset();
    const read = readAnnouncement({ ...draft, audience: audienceOf(draft) });
    setFault(read.ok ? null : read.reason);
    if (!read.ok) return;
    const audience = read.value.audience;
    const body = {
      ...read.value,
      id: draft.id,
      audience:
        audience.kind === 'people' ? { ...audience, usernames: [...audience.usernames] } : audience,
    };
    mutate(body, {
      onSuccess: () => {
        setDraft(emptyDraft());
        keepDraft(session, null);
      },
    });
  };
  const errorOf = (field: 'title' | 'text' | 'people'): string | undefined =>
    fault !== null && FIELD_OF[fault] === field ? announcementSentence(fault) : undefined;
  return (
    <form className={styles.part} noValidate aria-labelledby="announcement-new" onSubmit={submit}>
      <PanelHeading id="announcement-new">New announcement</PanelHeading>
      <SelectField
        label="To"
        options={choicesOf(tas)}
        value={draft.to}
        onChange={(to) => set({ to })}
      />
      {draft.to === 'people' && (
        <ChosenPeople
          courseID={courseID}
          people={draft.people}
          error={errorOf('people')}
          onChange={(people) => set({ people })}
        />
      )}
      <TextField
        label="Title"
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <MessageField value={draft.text} error={errorOf('text')} onChange={(text) => set({ text })} />
      <div>
        <Button type="submit" look="filled" isBusy={isPending}>
          {isPending ? 'Sending…' : 'Send announcement'}
        </Button>
      </div>
      <div role="alert" ref={error ? intoView : null}>
        {error && (
          <Notice tone="attention">
            {error.message} Your text is kept. If you send it again, nobody gets it twice.
          </Notice>
        )}
      </div>
      <output ref={data && !error ? intoView : null}>
        {data && !error && <Notice tone="well">The announcement was sent.</Notice>}
      </output>
    </form>
  );
}

/** What the button brought may be below the edge of the window. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface ChosenPeopleProps {
  readonly courseID: string;
  readonly people: string;
  readonly error: string | undefined;
  readonly onChange: (people: string) => void;
}

function ChosenPeople({ courseID, people, error, onChange }: ChosenPeopleProps) {
  const { data: users } = useUsers(courseID);
  return (
    <PeoplePicker
      legend="People"
      noun={['person', 'people']}
      people={users?.map(({ username, fullName, status }) => {
        return { username, fullName, note: status === 'student' ? undefined : ROLE_NAMES[status] };
      })}
      chosen={new Set(chosenIn(people))}
      error={error}
      onChoose={(chosen) => onChange([...chosen].join(' '))}
    />
  );
}

const ROLE_NAMES = { ta: 'TA', instructor: 'Instructor', guest: 'Guest' } as const;

interface MessageFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function MessageField({ value, error, onChange }: MessageFieldProps) {
  const id = useId();
  return (
    <Stack columns="auto" gap={4} className={styles.message}>
      <label htmlFor={id}>Message</label>
      <TextArea
        className={styles.area}
        id={id}
        rows={6}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <MarksHint id={`${id}-hint`} />
      {error !== undefined && (
        <Text tone="attention" size="sm" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Stack>
  );
}

const ROLES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'role:student', label: 'All students' },
  { value: 'role:ta', label: 'All TAs' },
  { value: 'role:instructor', label: 'All instructors' },
  { value: 'role:guest', label: 'All guests' },
];

function choicesOf(tas: AnnouncementList['tas']) {
  return [
    ...ROLES,
    ...tas.map(({ username, fullName }) => ({
      value: `students-of:${username}`,
      label: `Students of ${fullName}`,
    })),
    { value: 'people', label: 'Chosen people' },
  ];
}

function audienceOf({ to, people }: AnnouncementDraft): Audience {
  const [kind, ...rest] = to.split(':');
  const value = rest.join(':');
  if (kind === 'role' && (value === 'student' || value === 'ta' || value === 'guest')) {
    return { kind, role: value };
  }
  if (kind === 'role') return { kind, role: 'instructor' };
  if (kind === 'students-of') return { kind, ta: value };
  if (kind !== 'people') return { kind: 'everyone' };
  return { kind, usernames: chosenIn(people) };
}

function chosenIn(people: string): string[] {
  return people.split(' ').filter((name) => name !== '');
}
