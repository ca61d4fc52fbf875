import { useMemo } from 'react';
import type { Persona } from '@elenchus/domain/logic/solver/personas.ts';
import { useKeptPersonas } from '../../../course-ui/course-check/use-course-check.ts';
import { courseWords } from '../../../course-ui/course-words/course-words.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { countOf } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FoundPersona } from './found-persona.tsx';
import { KeptPersonas } from './kept-personas.tsx';
import { PersonaView } from './persona-view.tsx';
import { usePersonas } from './use-personas.ts';

/** Imaginary students who together reach everything, to look through their eyes and to keep as checks. */
export function PersonasPage() {
  const { course, items } = useDesignedCourse();
  const words = useMemo(() => courseWords(course), [course]);
  const kept = useKeptPersonas(items);
  const { found, failure, reachable } = usePersonas();
  const as = useQueryValue('as');
  const personas = found?.personas ?? [];
  const watched = namedPersonas(kept, personas).find(({ key }) => key === as);
  if (watched) return <PersonaView name={watched.name} persona={watched.persona} />;
  return (
    <>
      <DesignHeading title="Personas">
        The smallest group of imaginary students who together reach every question. View the course
        as one of them, or save one to check it with every change.
      </DesignHeading>
      <KeptPersonas kept={kept} words={words} />
      {failure && <Notice tone="attention">Couldn’t find personas: {failure}</Notice>}
      {!found && !failure && <SkeletonLines lines={[60, 100, 92, 96]} />}
      {found && reachable === 0 && (
        <EmptyNote>
          No questions can be reached yet. Add one to a class day, and the students who see it
          appear here.
        </EmptyNote>
      )}
      {found && reachable > 0 && (
        <Panel heading="Found for the current course" label="Found for the current course" gap={12}>
          <Text tone="soft" size="sm" weight={400}>
            {foundWords(personas.length, found.isFewest, reachable)}
          </Text>
          <Stack as="ol" gap={12} isBareList>
            {personas.map((persona, place) => (
              <FoundPersona
                // They have no names: the same course always gives the same ones in the same order.
                key={JSON.stringify(persona.answers)}
                persona={persona}
                number={place + 1}
                reachable={reachable}
                kept={kept}
                words={words}
              />
            ))}
          </Stack>
        </Panel>
      )}
    </>
  );
}

interface NamedPersona {
  readonly key: string;
  readonly name: string;
  readonly persona: Persona;
}

function namedPersonas(
  kept: readonly (Persona & { readonly id: string; readonly name: string })[],
  found: readonly Persona[],
): readonly NamedPersona[] {
  return [
    ...kept.map((persona) => ({ key: `kept-${persona.id}`, name: persona.name, persona })),
    ...found.map((persona, place) => ({
      key: `found-${place + 1}`,
      name: `Persona ${place + 1}`,
      persona,
    })),
  ];
}

function foundWords(count: number, isFewest: boolean, reachable: number): string {
  const all = `${countOf(reachable, 'question')} that can be reached`;
  if (count === 1) return `One student can reach all ${all}.`;
  const fewest = isFewest
    ? 'no smaller group can'
    : 'none of them can be left out, but a smaller group may exist';
  return `${count} students together reach all ${all}; ${fewest}.`;
}
