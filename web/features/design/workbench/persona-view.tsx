import { useCallback, useMemo } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { Persona } from '@elenchus/domain/logic/solver/personas.ts';
import { OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { useAnswerSheet } from '../../../course-ui/questions/answer-sheet-hooks.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { workbenchHref } from '../../../course-ui/design/workbench-part.ts';
import { goToQuestion, questionElementId } from '../../../course-ui/questions/question-place.ts';
import { SectionQuestions } from '../../../course-ui/questions/section-questions.tsx';
import { ShownChangeNote } from '../../../course-ui/shown-changes/shown-change-note.tsx';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';

interface PersonaViewProps {
  readonly name: string;
  readonly persona: Persona;
}

/** The whole course as an imaginary student sees it; answers can be tried out from there. */
export function PersonaView({ name, persona }: PersonaViewProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const released = useMemo(() => releaseCourse(course, OPEN_GATE), [course]);
  const sheet = useAnswerSheet(released, persona.answers);
  const onAnswer = useCallback((answer: Answer) => sheet.change(answer), [sheet]);
  const hrefOf = useCallback((id: string) => `#${questionElementId(id)}`, []);
  const onGoTo = useCallback((id: string) => void goToQuestion(id), []);
  return (
    <>
      <DesignHeading title={`The course as ${name}`}>
        Every class day is open, so you also see what students don’t have yet.
      </DesignHeading>
      <Notice>
        <p>
          Answers you change here are only for trying things out. They aren’t saved, and the persona
          stays as it is.
        </p>
        <p>
          <ViewLink href={workbenchHref(courseID, 'personas')}>Back to the personas</ViewLink>
        </p>
      </Notice>
      {released.sections.map((section) => (
        <Panel key={section.section.id} heading={section.section.name} gap={24}>
          <SectionQuestions
            section={section}
            sheet={sheet}
            onAnswer={onAnswer}
            hrefOf={hrefOf}
            onGoTo={onGoTo}
          />
        </Panel>
      ))}
      <ShownChangeNote sheet={sheet} onGoTo={onGoTo} />
    </>
  );
}
