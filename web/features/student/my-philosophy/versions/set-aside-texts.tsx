import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { useShown } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import type { SheetState } from '../../../../course-ui/questions/answer-sheet.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { useWatched } from '../../../../lib/use-watched.ts';
import type { SetAside } from '../../../../saving/queue/queue-state.ts';
import { portalQuestionHref, type PortalView } from '../portal-views.ts';
import type { PortalProps } from '../portal-props.ts';
import type { Saving } from '../saves/saving-context.ts';
import { SetAsideList } from './set-aside-list.tsx';
import styles from './set-aside-texts.module.css';

type SetAsideTextsProps = Saving & Pick<PortalProps, 'courseID' | 'released' | 'view'>;

/** Texts that aren't current and whose question isn't on this page; a question has its own below it (ANS-54). */
export function SetAsideTexts(props: SetAsideTextsProps) {
  const { queue, sheet, courseID, released, view } = props;
  const shown = useShown(sheet);
  const refused = useWatched(queue.subscribe, () => queue.state().refused);
  const superseded = useWatched(queue.subscribe, () => queue.state().superseded);
  const places = Map.groupBy(superseded, ({ key }) => placeOf(shown, released, view, key));
  return (
    <div className={styles.texts}>
      {onePerQuestion(places.get('elsewhere') ?? []).map(({ key }) => (
        <section key={key} className={styles.text} tabIndex={-1} data-set-aside>
          <p>
            <strong>
              Your answer to “{shortText(released.questionById.get(key)?.text ?? '')}”
            </strong>{' '}
            has more than one version.{' '}
            <ViewLink href={portalQuestionHref(courseID, released, key)}>Compare them</ViewLink>
          </p>
        </section>
      ))}
      <SetAsideList
        {...{ queue, sheet, course: released }}
        texts={[...refused, ...(places.get('nowhere') ?? [])]}
      />
    </div>
  );
}

/** Where a question is: on this page, on that of another section, or on none, for example because it is hidden. */
function placeOf(
  { truth }: SheetState,
  { sections }: ReleasedCourse,
  view: PortalView | null,
  questionId: string,
): 'here' | 'elsewhere' | 'nowhere' {
  const found = sections.find(
    ({ isLocked, topics }) =>
      !isLocked && topics.some(({ questions }) => questions.some(({ id }) => id === questionId)),
  );
  if (!found || !truth.isShown(questionId)) return 'nowhere';
  const isHere = view?.kind === 'section' && view.sectionId === found.section.id;
  return isHere ? 'here' : 'elsewhere';
}

function onePerQuestion(texts: readonly SetAside[]): readonly SetAside[] {
  return [...new Map(texts.map((text) => [text.key, text])).values()];
}
