import { Fragment, useEffect, useRef } from 'react';
import { useDesignedCourse, useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { questionMenu } from '@elenchus/domain/screens/question-menu.ts';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import styles from './question-files.module.css';

export interface AddedQuestions {
  readonly ids: readonly string[];
}

/** How many questions were added and where they are; nothing while the change waits for an answer or after an undo. */
export function AddedNote({ added }: { added: AddedQuestions }) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const note = useRef<HTMLOutputElement>(null);
  const ids = new Set(added.ids);
  const present = course.questions.filter(({ id }) => ids.has(id));
  const isThere = present.length > 0;
  // The button that added them no longer exists.
  useEffect(() => {
    if (isThere) note.current?.focus();
  }, [isThere]);
  const days = new Set(present.map(({ topicId }) => topicId));
  const places = questionMenu(course.schedule).flatMap(({ section, topics }) =>
    topics.filter(({ id }) => days.has(id)).map((topic) => ({ section, topic })),
  );
  return (
    <output ref={note} tabIndex={-1} className={styles.status}>
      {isThere && (
        <Notice tone="well">
          <p>
            {countedNoun(present.length, 'question')} added. Go to{' '}
            {places.map(({ section, topic }, at) => (
              <Fragment key={topic.id}>
                {at > 0 && ', '}
                <ViewLink
                  href={designHref(courseID, {
                    tab: 'questions',
                    section: section.id,
                    topic: topic.id,
                  })}
                >
                  {topic.name}
                </ViewLink>
              </Fragment>
            ))}
            .
          </p>
        </Notice>
      )}
    </output>
  );
}
