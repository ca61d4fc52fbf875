import { nextSection } from '@elenchus/domain/progress/overview-summary.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { QuestionLink } from '../../../../course-ui/questions/question-link.tsx';
import type { AnswerHandling } from '../../../../course-ui/questions/question-props.ts';
import { questionName } from '../../../../course-ui/questions/question-names.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { IconArrowRight, IconLock } from '../../../../ui/icons.ts';
import { portalHref } from '../portal-views.ts';
import { useOverview } from '../overview/use-overview.ts';
import type { OverviewSource } from '../overview/use-overview.ts';
import styles from './section-end.module.css';

/** More than these would be the section over again. */
const MOST_LISTED = 6;

interface SectionEndProps extends OverviewSource, Pick<AnswerHandling, 'hrefOf' | 'onGoTo'> {
  readonly courseID: string;
  readonly sections: readonly OpenSection[];
}

/** The end of a section: what is still open in it, and where to go next. */
export function SectionEnd(props: SectionEndProps) {
  const { open, contradictions } = useOverview(props);
  const left = [...contradictions, ...open];
  const listed = left.slice(0, left.length > MOST_LISTED ? MOST_LISTED - 1 : MOST_LISTED);
  const more = left.length - listed.length;
  return (
    <section className={styles.end} aria-labelledby="section-end">
      <h3 id="section-end">
        {left.length === 0 ? 'Everything in this section is answered' : 'Still open here'}
      </h3>
      {left.length > 0 && (
        <ul className={styles.left}>
          {listed.map((question) => (
            <li key={question.id}>
              <QuestionLink id={question.id} hrefOf={props.hrefOf} onGoTo={props.onGoTo}>
                {nameOf(question)}
              </QuestionLink>
            </li>
          ))}
          {more > 0 && <li>and {countOf(more, 'more question')}</li>}
        </ul>
      )}
      <NextSection {...props} />
    </section>
  );
}

function NextSection({ courseID, sections, section }: SectionEndProps) {
  const next = nextSection(sections, section.section.id);
  if (next?.isLocked) {
    return (
      <p className={styles.locked}>
        <IconLock aria-hidden />
        The next section, {next.section.name}, isn’t open yet.
      </p>
    );
  }
  const view =
    next === null
      ? ({ kind: 'progress' } as const)
      : ({ kind: 'section', sectionId: next.section.id } as const);
  return (
    <ViewLink href={portalHref(courseID, view)} className={styles.next}>
      <span>
        <small>{next === null ? 'This is the last section' : 'Next section'}</small>
        {next === null ? 'Progress check' : next.section.name}
      </span>
      <IconArrowRight aria-hidden />
    </ViewLink>
  );
}

function nameOf({ type, text }: Question): string {
  const short = questionName(text);
  return type === 'Contradiction' ? `Contradiction: ${short}` : short;
}
