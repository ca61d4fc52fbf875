import { useCallback, useMemo, useRef } from 'react';
import { THESES_PLACE } from '@elenchus/domain/screens/question-menu.ts';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { TitleMenuContext } from '../../../course-ui/views/part-heading.tsx';
import type { WorkbenchPart } from '../../../course-ui/design/workbench-part.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { BrokenPersonasNotice } from './broken-personas-notice.tsx';
import { courseWords, type CourseWords } from '../../../course-ui/course-words/course-words.ts';
import { breakpoints } from '../../../ui/breakpoints.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { LostQuestions } from './list/lost-questions.tsx';
import { PlacePicker } from './places/place-picker.tsx';
import { useQuestionPlace, type OpenPlace } from './places/question-address.ts';
import { QuestionDrag, type QuestionDrops } from './list/question-drag.tsx';
import { PreviewPanel, StudentLook } from './preview/student-look.tsx';
import { ThesesEditor } from './theses/theses-editor.tsx';
import { TopicEditor } from './list/topic-editor.tsx';
import { SectionTabs, TopicList } from './places/place-lists.tsx';
import { useTriedAnswers } from './preview/tried-answers.ts';
import pillStyles from '../../../ui/menus/pill-links.module.css';
import styles from './questions-tab.module.css';

/** The questions of the course by section and class day, and its theses. */
export function QuestionsTab({ workbench }: { workbench: readonly WorkbenchPart[] }) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const place = useQuestionPlace();
  const { menu, sectionId, topicId, look } = place;
  const words = useMemo(() => courseWords(course), [course]);
  const topics = menu.find(({ section }) => section.id === sectionId)?.topics ?? [];
  const topic = topics.find(({ id }) => id === topicId);
  const work = useQueryValue('work');
  const part = workbench.find(({ key }) => key === work);
  const hasColumns = useMediaQuery(breakpoints.columns);
  const hasPreview =
    useMediaQuery(breakpoints.laptop) && !part && topic !== undefined && look === 'design';
  const drops = useRef<QuestionDrops | null>(null);
  const setDrops = useCallback((latest: QuestionDrops | null) => {
    drops.current = latest;
  }, []);
  const tried = useTriedAnswers();
  const preview = { words, tried, hrefOfPlace: place.hrefOf };
  const notices = (
    <>
      <BrokenPersonasNotice />
      <ChangingPart courseID={courseID}>
        <LostQuestions topic={part ? undefined : topic} words={words} />
      </ChangingPart>
    </>
  );
  const belowTitle = hasColumns ? null : (
    <>
      <PlacePicker place={place} workbench={workbench} part={part} />
      {notices}
    </>
  );
  return (
    <QuestionDrag drops={drops}>
      {hasColumns && (
        <>
          <SectionTabs place={place} part={part} />
          {notices}
        </>
      )}
      <TitleMenuContext value={belowTitle}>
        <div className={styles.columns} data-preview={hasPreview || undefined}>
          {hasColumns && <TopicList place={place} workbench={workbench} part={part} />}
          <div className={styles.main}>
            {part && <part.Part />}
            {!part && topic && (
              <>
                <Cluster gap={[8, 16]} align="center" spread className={styles.heading}>
                  <DesignHeading title={topic.name} />
                  <LookToggle place={place} />
                </Cluster>
                {look === 'design' ? (
                  <ChangingPart courseID={courseID}>
                    <TopicEditor
                      key={topic.id}
                      topic={topic}
                      menu={menu}
                      words={words}
                      onDrops={setDrops}
                    />
                  </ChangingPart>
                ) : (
                  <StudentLook key={topic.id} topic={topic} {...preview} />
                )}
              </>
            )}
            {!part && !topic && <ThesesPlace place={place} words={words} />}
          </div>
          {hasPreview && topic && <PreviewPanel key={topic.id} topic={topic} {...preview} />}
        </div>
      </TitleMenuContext>
    </QuestionDrag>
  );
}

interface ThesesPlaceProps {
  readonly place: OpenPlace;
  readonly words: CourseWords;
}

function ThesesPlace({ place: { menu }, words }: ThesesPlaceProps) {
  const { courseID } = useDesignSession();
  return (
    <>
      <DesignHeading title={THESES_PLACE}>
        Names for conditions that several questions share.
      </DesignHeading>
      {menu.every(({ topics: days }) => days.length === 0) && <NoQuestionDays />}
      <ChangingPart courseID={courseID}>
        <ThesesEditor words={words} />
      </ChangingPart>
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

/** Design view or student view; the question that is open stays open. */
function LookToggle({ place }: { place: OpenPlace }) {
  const { sectionId, topicId, look, hrefOf } = place;
  const at = useQueryValue('at');
  const hrefAs = (as: OpenPlace['look']): string => {
    const href = hrefOf({ sectionId, topicId }, as);
    return at === null ? href : `${href}&at=${encodeURIComponent(at)}`;
  };
  return (
    <nav aria-label="View" className={pillStyles.pills}>
      <ViewLink href={hrefAs('design')} aria-current={look === 'design' ? 'page' : undefined}>
        Design view
      </ViewLink>
      <ViewLink href={hrefAs('student')} aria-current={look === 'student' ? 'page' : undefined}>
        Student view
      </ViewLink>
    </nav>
  );
}
