import { writeKeptPersona, type KeptPersona } from '@elenchus/domain/course/kept-persona.ts';
import type { Persona } from '@elenchus/domain/logic/solver/personas.ts';
import { AnswerList } from '../../../course-ui/course-check/witness-words.tsx';
import type { CourseWords } from '../../../course-ui/course-words/course-words.ts';
import { useDesignActions, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { workbenchHref } from '../../../course-ui/design/workbench-part.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { useIsClosed } from '../../../course-ui/closing/closed-course.tsx';
import { IconBookmark, IconEye } from '../../../ui/icons.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './personas.module.css';

interface FoundPersonaProps {
  readonly persona: Persona;
  readonly number: number;
  readonly reachable: number;
  readonly kept: readonly KeptPersona[];
  readonly words: CourseWords;
}

/** One imaginary student that the check has found. */
export function FoundPersona({ persona, number, reachable, kept, words }: FoundPersonaProps) {
  const { courseID } = useDesignSession();
  const { change, newId } = useDesignActions();
  const isClosed = useIsClosed(courseID);
  const name = `Persona ${number}`;
  const answers = JSON.stringify(persona.answers);
  const isKept = kept.some((one) => JSON.stringify(one.answers) === answers);
  const keep = (): void => {
    const last = Math.max(0, ...kept.map(({ index }) => index ?? 0));
    const made = { ...persona, id: newId('persona'), name, index: last + 1 };
    change({ upserts: [writeKeptPersona(made)], removals: [] }, { label: 'keep persona' });
  };
  return (
    <Stack as="li" gap={8} className={styles.persona}>
      <Cluster gap={[0, 12]} align="baseline" className={styles.head}>
        <h3>{name}</h3>
        <Text tone="soft" size="sm" weight={400}>
          {reachWords(persona, reachable)}
        </Text>
      </Cluster>
      <details>
        <summary>{countOf(persona.answers.length, 'answer')}</summary>
        <AnswerList answers={persona.answers} words={words} />
      </details>
      <Cluster as="p" gap={[8, 20]} align="center" className={styles.steps}>
        <ViewLink href={workbenchHref(courseID, 'personas', { as: `found-${number}` })}>
          <IconEye aria-hidden />
          See the course as {name}
        </ViewLink>
        {/* One button for both states, so that the focus stays on it. */}
        <Button
          isBusy={isKept}
          disabled={isClosed}
          look={isKept ? 'plain' : 'default'}
          onClick={keep}
        >
          <IconBookmark aria-hidden />
          {isKept ? `${name} is saved as a check` : `Save ${name} as a check`}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** 'Reaches 38 of 45 questions and holds 3 theses.' */
export function reachWords(
  { questionIds, thesisNames }: Persona,
  reachable: number | null,
): string {
  const questions = countOf(questionIds.length, 'question');
  const all =
    reachable === null ? questions : `${questionIds.length} of ${countOf(reachable, 'question')}`;
  return `Reaches ${all} and holds ${countOf(thesisNames.length, 'thesis', 'theses')}.`;
}
