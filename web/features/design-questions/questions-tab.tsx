import { useMemo, useState } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { THESES_PLACE } from '@elenchus/domain/screens/question-menu.ts';
import { designHref } from '../../course-ui/design-editing/design-address.ts';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import {
  useDesignSession,
  useDesignedCourse,
} from '../../course-ui/design-editing/design-hooks.ts';
import {
  workbenchHref,
  type WorkbenchPart,
} from '../../course-ui/design-editing/workbench-part.ts';
import { ViewLink } from '../../course-ui/view-link.tsx';
import { useQueryValue } from '../../lib/browser-location.ts';
import { BrokenPersonasNotice } from '../../course-ui/course-check/broken-personas-notice.tsx';
import { courseWords } from '../../course-ui/course-words/course-words.ts';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { LostQuestions } from './lost-questions.tsx';
import { useQuestionPlace, type OpenPlace } from './question-address.ts';
import { StudentLook } from './student-look.tsx';
import { ThesesEditor } from './theses-editor.tsx';
import { TopicEditor } from './topic-editor.tsx';
import pillStyles from '../../ui/pill-links.module.css';
import styles from './questions-tab.module.css';

/** The questions of the course by section and class day, and its theses. */
export function QuestionsTab({ workbench }: { workbench: readonly WorkbenchPart[] }) {
  const { course } = useDesignedCourse();
  const place = useQuestionPlace();
  const { menu, sectionId, topicId, look, hrefOf } = place;
  const words = useMemo(() => courseWords(course), [course]);
  const [tried, setTried] = useState(() => new Map<string, Answer>());
  const [round, setRound] = useState(0);
  const topics = menu.find(({ section }) => section.id === sectionId)?.topics ?? [];
  const topic = topics.find(({ id }) => id === topicId);
  const work = useQueryValue('work');
  const part = workbench.find(({ key }) => key === work);
  return (
    <>
      <nav aria-label="Sections" className={`${pillStyles.pills} ${styles.sections}`}>
        {menu.map(({ section, topics: days }) => (
          <ViewLink
            key={section.id}
            href={hrefOf({ sectionId: section.id, topicId: days[0]?.id ?? null })}
            aria-current={!part && section.id === sectionId ? 'page' : undefined}
          >
            {section.name}
          </ViewLink>
        ))}
      </nav>
      <BrokenPersonasNotice />
      <LostQuestions topic={part ? undefined : topic} words={words} />
      <div className={styles.columns}>
        <TopicList place={place} workbench={workbench} part={part} />
        {part && (
          <div className={styles.main}>
            <part.Part />
          </div>
        )}
        {!part && (
          <div className={styles.main}>
            <DesignHeading title={topic?.name ?? THESES_PLACE}>
              {topic ? null : 'Names for conditions that several questions share.'}
            </DesignHeading>
            {topic && <LookToggle place={place} />}
            {topic && look === 'design' && (
              <TopicEditor key={topic.id} topic={topic} menu={menu} words={words} />
            )}
            {topic && look === 'student' && (
              <StudentLook
                key={`${topic.id} ${round}`}
                topic={topic}
                words={words}
                tried={tried}
                onClear={() => {
                  setTried(new Map());
                  setRound((past) => past + 1);
                }}
                hrefOfPlace={hrefOf}
              />
            )}
            {!topic && menu.every(({ topics: days }) => days.length === 0) && <NoQuestionDays />}
            {!topic && <ThesesEditor words={words} />}
          </div>
        )}
      </div>
    </>
  );
}

/** The way to the first question, which needs a class day. */
function NoQuestionDays() {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const hasDays = course.schedule.topics.length > 0;
  return (
    <EmptyNote>
      {hasDays
        ? 'Questions belong to class days, and no class day has questions yet.'
        : 'Questions belong to class days, and there are none yet.'}{' '}
      <ViewLink href={designHref(courseID, { tab: 'schedule', sub: hasDays ? 'days' : 'dates' })}>
        {hasDays ? 'Choose days with questions' : 'Set the class days'}
      </ViewLink>
    </EmptyNote>
  );
}

/** The class days of the open section that have questions, and the theses. */
function TopicList({
  place,
  workbench,
  part,
}: {
  place: OpenPlace;
  workbench: readonly WorkbenchPart[];
  part: WorkbenchPart | undefined;
}) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { menu, sectionId, topicId, hrefOf } = place;
  const topics = menu.find(({ section }) => section.id === sectionId)?.topics ?? [];
  // Class days that are not named yet are told apart by their dates.
  const dateOf = new Map(course.schedule.dates.map(({ index, label }) => [index, label]));
  return (
    <nav aria-label="Topics" className={styles.topics}>
      {topics.length === 0 && (
        <p className={styles.none}>
          No class day of this section has questions yet.{' '}
          <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'days' })}>
            Choose days with questions
          </ViewLink>
        </p>
      )}
      {topics.map(({ id, name, index }) => {
        const date = dateOf.get(index);
        const count = course.questionsByTopic.get(id)?.length ?? 0;
        return (
          <ViewLink
            key={id}
            href={hrefOf({ sectionId, topicId: id })}
            aria-current={!part && id === topicId ? 'page' : undefined}
          >
            <span>{name}</span>
            <span className={styles.count}>
              {date && `${date} · `}
              {count === 1 ? '1 question' : `${count} questions`}
            </span>
          </ViewLink>
        );
      })}
      <ViewLink
        href={hrefOf({ sectionId, topicId: null }, 'design')}
        aria-current={!part && topicId === null ? 'page' : undefined}
      >
        {THESES_PLACE}
      </ViewLink>
      <p className={styles.workbench}>All questions together</p>
      {workbench.map(({ key, label }) => (
        <ViewLink
          key={key}
          href={workbenchHref(courseID, key)}
          aria-current={key === part?.key ? 'page' : undefined}
        >
          {label}
        </ViewLink>
      ))}
    </nav>
  );
}

function LookToggle({ place }: { place: OpenPlace }) {
  const { sectionId, topicId, look, hrefOf } = place;
  const here = { sectionId, topicId };
  return (
    <nav aria-label="View" className={pillStyles.pills}>
      <ViewLink href={hrefOf(here, 'design')} aria-current={look === 'design' ? 'page' : undefined}>
        Design view
      </ViewLink>
      <ViewLink
        href={hrefOf(here, 'student')}
        aria-current={look === 'student' ? 'page' : undefined}
      >
        Student view
      </ViewLink>
    </nav>
  );
}
