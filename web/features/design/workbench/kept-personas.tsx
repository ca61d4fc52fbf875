import { useState } from 'react';
import { writeKeptPersona, type KeptPersona } from '@elenchus/domain/course/kept-persona.ts';
import type { BrokenPersona } from '@elenchus/domain/logic/solver/check-personas.ts';
import { useCourseCheck } from '../../../course-ui/course-check/use-course-check.ts';
import { AnswerList } from '../../../course-ui/course-check/witness-words.tsx';
import type { CourseWords } from '../../../course-ui/course-words/course-words.ts';
import { useDesignActions, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { workbenchHref } from '../../../course-ui/design/workbench-part.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { useCommitOnLeave } from '../../../lib/use-commit-on-leave.ts';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { IconAlertCircle, IconCircleCheck, IconEye, IconTrash } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { focusRow } from '../../../ui/focus.ts';
import { Cluster, Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { reachWords } from './found-persona.tsx';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import styles from './personas.module.css';

interface KeptPersonasProps {
  readonly kept: readonly KeptPersona[];
  readonly words: CourseWords;
}

/** The personas that are checked with every change. */
export function KeptPersonas({ kept, words }: KeptPersonasProps) {
  const { courseID } = useDesignSession();
  const { report } = useCourseCheck();
  if (kept.length === 0) return null;
  return (
    <Panel heading="Saved as checks" label="Saved as checks" gap={12}>
      <ChangingPart courseID={courseID}>
        <Stack as="ul" gap={12} isBareList>
          {kept.map((persona, place) => (
            <KeptRow
              key={persona.id}
              persona={persona}
              broken={report?.brokenPersonas.find((one) => one.persona === place) ?? null}
              words={words}
            />
          ))}
        </Stack>
      </ChangingPart>
    </Panel>
  );
}

interface KeptRowProps {
  readonly persona: KeptPersona;
  readonly broken: BrokenPersona | null;
  readonly words: CourseWords;
}

function KeptRow({ persona, broken, words }: KeptRowProps) {
  const { courseID } = useDesignSession();
  const { change } = useDesignActions();
  const [name, setName] = useState(persona.name);
  const save = (changed: Partial<KeptPersona>, label: string): void => {
    const upserts = [writeKeptPersona({ ...persona, ...changed })];
    change({ upserts, removals: [] }, { label });
  };
  const rename = useCommitOnLeave(() => {
    if (name !== persona.name) save({ name }, 'name of the persona');
  });
  const accept = (lost: BrokenPersona): void => {
    const [questions, theses] = [new Set(lost.lostQuestionIds), new Set(lost.lostThesisNames)];
    save(
      {
        questionIds: persona.questionIds.filter((id) => !questions.has(id)),
        thesisNames: persona.thesisNames.filter((one) => !theses.has(one)),
      },
      'change persona',
    );
  };
  const remove = (row: Element | null): void => {
    focusNeighbour(row);
    const removals = [{ dataType: 'persona', dataID: persona.id }];
    change({ upserts: [], removals }, { label: 'delete persona' });
  };
  return (
    <Stack as="li" gap={8} className={styles.persona}>
      <div className={styles.name}>
        <TextField
          label="Name"
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={rename}
        />
      </div>
      <Row
        as="p"
        gap={8}
        align="start"
        className={styles.state}
        data-broken={broken !== null || undefined}
      >
        {broken ? <IconAlertCircle aria-hidden /> : <IconCircleCheck aria-hidden />}
        <span>
          {broken
            ? `No longer reaches ${lostWords(broken, words)}.`
            : `${reachWords(persona, null)} That’s everything it was saved for.`}
        </span>
      </Row>
      <details>
        <summary>{countOf(persona.answers.length, 'answer')}</summary>
        <AnswerList answers={persona.answers} words={words} />
      </details>
      <Cluster as="p" gap={[8, 20]} align="center" className={styles.steps}>
        <ViewLink href={workbenchHref(courseID, 'personas', { as: `kept-${persona.id}` })}>
          <IconEye aria-hidden />
          See the course as {persona.name}
        </ViewLink>
        {broken && (
          <Button onClick={() => accept(broken)}>Accept what {persona.name} reaches now</Button>
        )}
        <Button look="plain" onClick={(event) => remove(event.currentTarget.closest('li'))}>
          <IconTrash aria-hidden />
          Delete {persona.name}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The focus would go with the row: the next one takes it, and after the last one the heading of the page. */
function focusNeighbour(row: Element | null): void {
  const list = row?.parentElement ?? null;
  const place = row === null ? 0 : [...(list?.children ?? [])].indexOf(row);
  requestAnimationFrame(() => {
    if (list?.isConnected) focusRow(list, place, 'input');
    else document.querySelector('h1')?.focus();
  });
}

/** What a persona has lost, by name as far as there are few. */
function lostWords(
  { lostQuestionIds, lostThesisNames }: BrokenPersona,
  words: CourseWords,
): string {
  const named = [
    ...lostQuestionIds.map((id) => words.quoted(id)),
    ...lostThesisNames.map((name) => `the thesis ${name}`),
  ];
  const few = named.slice(0, 3);
  const rest = named.length - few.length;
  return rest > 0 ? `${few.join(', ')} and ${rest} more` : few.join(' and ');
}
