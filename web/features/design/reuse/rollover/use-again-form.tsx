import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { courseIdSentence } from '@elenchus/domain/people/new-course.ts';
import { readCourseId } from '@elenchus/domain/people/course-id.ts';
import { readCourseTitle } from '@elenchus/domain/people/given-title.ts';
import { generatorFaultSentence } from '@elenchus/domain/schedule/date-generator.ts';
import { callEndpoint, CallFailure } from '../../../../calls/call-endpoint.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Created } from './created-again.tsx';
import { DaysOffPicker } from './days-off-picker.tsx';
import { DiscardPlan } from './discard-plan.tsx';
import { NewTermFields } from './new-term-fields.tsx';
import { TermPreview } from './term-preview.tsx';
import { ThingsToCheck } from './things-to-check.tsx';
import { useRolloverDraft } from './use-rollover-draft.ts';
import styles from './rollover.module.css';

interface UseAgainFormProps {
  readonly tas: readonly { readonly username: string; readonly fullname: string }[];
  readonly onCreated: (created: Created) => void;
  readonly onDiscard: () => void;
}

/** The plan of the new term and its preview. Nothing is written until "Create the course". */
export function UseAgainForm({ tas, onCreated, onDiscard }: UseAgainFormProps) {
  const { courseID } = useDesignSession();
  const editing = useRolloverDraft();
  const { draft, plan, meetings, preview, change } = editing;
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = readCourseId(draft.courseID);
  const title = readCourseTitle(draft.title);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { start, end, courseID: newCourseID, title: newTitle, tas: chosen, ...rest } = draft;
      return callEndpoint('POST /api/useAgain/{courseID}', {
        params: { courseID },
        body: {
          newCourseID,
          title: newTitle,
          tas: [...chosen],
          plan: {
            ...rest,
            startDate: start,
            endDate: end,
            meetingDays: [...rest.meetingDays],
            daysOff: [...rest.daysOff],
            addedMeetings: [...rest.addedMeetings],
            merged: [...rest.merged],
            dropped: [...rest.dropped],
          },
        },
      });
    },
    onSuccess: onCreated,
    onError: (failure) => {
      if (failure instanceof CallFailure && failure.status === 409) focusField('courseID');
    },
  });
  const focusField = (name: string): void =>
    form.current?.querySelector<HTMLElement>(`[data-rollover="${name}"]`)?.focus();
  const isTaken = error instanceof CallFailure && error.status === 409;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (id.ok && title.ok && meetings.ok) return mutate();
    setIsTried(true);
    if (!id.ok) focusField('courseID');
    else if (!title.ok) focusField('title');
    else focusField('start');
  };
  const idError = isTried && !id.ok ? courseIdSentence(id.reason) : undefined;
  return (
    <Stack as="form" gap={24} ref={form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label="courseID of the new course"
          description="Its web address, such as phil-101-spring. You can’t change it later."
          data-rollover="courseID"
          autoComplete="off"
          value={draft.courseID}
          error={isTaken ? error.message : idError}
          onChange={(event) => change({ courseID: event.currentTarget.value })}
        />
        <TextField
          label="Title of the new course"
          description="Students see it on every page."
          data-rollover="title"
          autoComplete="off"
          value={draft.title}
          error={isTried && !title.ok ? title.reason : undefined}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </div>
      <NewTermFields
        draft={draft}
        change={change}
        fault={isTried && !meetings.ok ? generatorFaultSentence(meetings.reason) : null}
      />
      <DaysOffPicker editing={editing} />
      {preview ? (
        <TermPreview editing={editing} preview={preview} />
      ) : (
        <p className={styles.soft}>
          Choose the first day, the last day and the weekdays to see the preview.
        </p>
      )}
      {preview && <ThingsToCheck editing={editing} plan={plan} />}
      {tas.length > 0 && (
        <fieldset className={styles.checks}>
          <legend>TAs who come along</legend>
          <p className={styles.soft}>They get new accounts there and log in for the first time.</p>
          {tas.map(({ username, fullname }) => (
            <CheckRow
              key={username}
              type="checkbox"
              checked={draft.tas.includes(username)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  tas: checked
                    ? [...draft.tas, username]
                    : draft.tas.filter((each) => each !== username),
                })
              }
            >
              <span>
                {fullname} ({username})
              </span>
            </CheckRow>
          ))}
        </fieldset>
      )}
      <Text tone="attention" size="sm" role="alert" className={styles.error}>
        {error && !isTaken ? `Couldn’t create the course. ${error.message}` : ''}
      </Text>
      <Cluster gap={[8, 16]}>
        <Button look="filled" type="submit" isBusy={isPending}>
          {isPending ? 'Creating the course…' : 'Create the course'}
        </Button>
        <DiscardPlan onDiscard={onDiscard} />
      </Cluster>
    </Stack>
  );
}
