import { useState } from 'react';
import { DUE_TIMES, dueDateText, dueTimeLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import { isDueTime, type DueTime } from '@elenchus/domain/base/due-date.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { planFaultSentence, plannedMoment } from '@elenchus/domain/grading/hand-back-plan.ts';
import { useStudents } from '../../../../calls/people/class-queries.ts';
import { useHandBack, type HandBackOrder } from '../../../../calls/grading/hand-back-queries.ts';
import { FormDialog } from '../../../../course-ui/forms/form-dialog.tsx';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { serverNow } from '../../../../opening/page/server-clock.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Choices } from './choices.tsx';
import type { SetHandBacks } from '../set-hand-backs.ts';
import { confirmWords, doneWords, type HandBackChoice } from './partial-words.ts';
import { StudentChoice } from './student-choice.tsx';
import { useExtendedChoice } from './use-extended-choice.tsx';
import { useTas } from './use-tas.ts';
import styles from './partial-hand-back.module.css';

interface PartialDialogProps {
  readonly evaluation: Evaluation;
  readonly set: SetHandBacks;
  readonly onEveryone: (action: 'hand back' | 'take back') => void;
  /** Without words, nothing was changed. */
  readonly onDone: (words: string | null) => void;
}

const TIMES = DUE_TIMES.map((time) => ({ value: time, label: dueTimeLabel(time) }));
const NINE = DUE_TIMES.find((time) => time === '09:00') ?? null;

/** Asks who gets an evaluation back, and when, or from whom it is taken back. */
export function PartialDialog(props: PartialDialogProps) {
  const { evaluation, set, onEveryone, onDone } = props;
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const zone = course.settings.timeZone;
  const { data: students } = useStudents(courseID);
  const { tas, taOf } = useTas(courseID);
  const { mutate, error, isPending } = useHandBack(courseID);
  // Where every student has it already, somebody who comes here wants to take it back.
  const [action, setAction] = useState<HandBackChoice['action']>(
    set.forAll.kind === 'back' ? 'take back' : 'hand back',
  );
  const [who, setWho] = useState<HandBackChoice['who']>('students');
  const [ta, setTa] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isLater, setIsLater] = useState(false);
  const [day, setDay] = useState('');
  const [time, setTime] = useState<DueTime | null>(NINE);
  const [fault, setFault] = useState<{ readonly of: 'who' | 'when'; readonly text: string }>();
  const taKey = ta || (tas[0]?.username ?? '');
  const later = isLater && action === 'hand back';
  const plan = later ? plannedMoment(dueDateText(day, time), serverNow(), zone) : null;
  const writing = useExtendedChoice(set.extended, {
    at: plan?.ok ? plan.value : set.now,
    zone,
    isMeant: meantBy(who, taKey, chosen, taOf),
  });
  const choice: HandBackChoice = {
    action,
    who,
    ta: tas.find(({ username }) => username === taKey)?.fullName ?? '',
    students: chosen.size,
    leftOut: writing.leftOut,
    isLater: later,
  };
  const submit = (): void => {
    if (isPending) return;
    if (who === 'students' && chosen.size === 0) {
      return setFault({ of: 'who', text: 'Choose at least one student.' });
    }
    const at = dueDateText(day, time);
    const planned = later ? plannedMoment(at, serverNow(), zone) : null;
    if (planned && !planned.ok) {
      const text = day === '' ? 'Choose a day.' : planFaultSentence(planned.reason);
      return setFault({ of: 'when', text });
    }
    if (who === 'everyone' && !later && (action === 'hand back' || evaluation.handedBack)) {
      return onEveryone(action);
    }
    const to = targetOf(who, taKey, chosen);
    const order = {
      evaluationDataID: evaluation.id,
      to,
      action,
      includes: writing.includes,
      ...(later && { at }),
    };
    mutate(order, { onSuccess: (answer) => onDone(doneWords(choice, answer)) });
  };
  return (
    <FormDialog
      title={`${action === 'take back' ? 'Take back' : 'Hand back'} ${quoted(evaluationName(evaluation))}`}
      confirm={confirmWords(choice)}
      onSubmit={submit}
      onCancel={() => onDone(null)}
    >
      <WhatAndWho
        action={action}
        who={who}
        hasTas={tas.length > 0}
        onAction={setAction}
        onWho={setWho}
      />
      {who === 'ta' && (
        <SelectField
          label="TA"
          value={taKey}
          options={tas.map(({ username, fullName }) => ({ value: username, label: fullName }))}
          onChange={setTa}
        />
      )}
      {who === 'students' && (
        <StudentChoice
          students={students}
          set={set}
          chosen={chosen}
          error={fault?.of === 'who' && chosen.size === 0 ? fault.text : undefined}
          onChange={setChosen}
        />
      )}
      {action === 'hand back' ? (
        <Choices
          legend="When"
          value={isLater ? 'later' : 'now'}
          options={[
            ['now', 'Now'],
            ['later', 'At a later time'],
          ]}
          onChange={(when) => setIsLater(when === 'later')}
        />
      ) : (
        <TakenBackNote />
      )}
      {later && (
        <Moment
          day={day}
          time={time}
          zone={zone}
          error={fault?.of === 'when' ? fault.text : undefined}
          onDay={(next) => {
            setDay(next);
            setFault(undefined);
          }}
          onTime={setTime}
        />
      )}
      {action === 'hand back' && (who !== 'everyone' || later) && writing.part}
      {error && <Notice tone="attention">{error.message}</Notice>}
    </FormDialog>
  );
}

function targetOf(
  who: HandBackChoice['who'],
  taKey: string,
  chosen: ReadonlySet<string>,
): HandBackOrder['to'] {
  if (who === 'everyone') return { kind: 'everyone' };
  return who === 'ta'
    ? { kind: 'ta', username: taKey }
    : { kind: 'students', usernames: [...chosen] };
}

interface WhatAndWhoProps extends Pick<HandBackChoice, 'action' | 'who'> {
  readonly hasTas: boolean;
  readonly onAction: (action: HandBackChoice['action']) => void;
  readonly onWho: (who: HandBackChoice['who']) => void;
}

function WhatAndWho({ action, who, hasTas, onAction, onWho }: WhatAndWhoProps) {
  return (
    <>
      <Choices
        legend="What"
        value={action}
        options={[
          ['hand back', 'Hand back'],
          ['take back', 'Take back'],
        ]}
        onChange={onAction}
      />
      <Choices
        legend="Who"
        value={who}
        options={[
          ['students', 'Some students'],
          ...(hasTas ? [['ta', 'One TA’s students'] as const] : []),
          ['everyone', 'Every student'],
        ]}
        onChange={onWho}
      />
    </>
  );
}

/** Whether a student is among those who would get it. */
function meantBy(
  who: HandBackChoice['who'],
  taKey: string,
  chosen: ReadonlySet<string>,
  taOf: ReadonlyMap<string, string>,
): (username: string) => boolean {
  if (who === 'everyone') return () => true;
  return who === 'ta'
    ? (username) => taOf.get(foldName(username)) === taKey
    : (username) => chosen.has(username) || chosen.has(foldName(username));
}

function TakenBackNote() {
  return (
    <Notice>
      <p>
        Students who have it may have read it. Their grades, comments and conversations disappear
        from their pages at once. Nothing is deleted.
      </p>
    </Notice>
  );
}

interface MomentProps {
  readonly day: string;
  readonly time: DueTime | null;
  readonly zone: TimeZone;
  readonly error: string | undefined;
  readonly onDay: (day: string) => void;
  readonly onTime: (time: DueTime | null) => void;
}

function Moment({ day, time, zone, error, onDay, onTime }: MomentProps) {
  return (
    <div className={styles.moment}>
      <DateField
        label="Day"
        value={day}
        error={error}
        onChange={(event) => onDay(event.currentTarget.value)}
      />
      <SelectField
        label="Time"
        options={TIMES}
        value={time ?? ''}
        onChange={(next) => onTime(isDueTime(next) ? next : null)}
      />
      <p>{zoneTime(zone)}. It happens even if nobody is logged in then.</p>
    </div>
  );
}
