// Where the question designer is: in the address, and remembered for the next visit.
import { useEffect } from 'react';
import {
  questionMenu,
  restoreQuestionPlace,
  THESES_PLACE,
  type QuestionMenuSection,
  type QuestionPlace,
} from '@elenchus/domain/screens/question-menu.ts';
import { readLastVisited } from '@elenchus/domain/design/last-visited.ts';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import {
  useDesignActions,
  useDesignSession,
  useDesignedCourse,
} from '../../../../course-ui/design/design-hooks.ts';
import { useQueryValue } from '../../../../lib/browser-location.ts';

type Look = 'design' | 'student';

export interface OpenPlace extends QuestionPlace {
  readonly menu: readonly QuestionMenuSection[];
  readonly look: Look;
  /** The address of a section, of a class day in it (null: the theses), and of the other look. */
  readonly hrefOf: (place: QuestionPlace, look?: Look) => string;
}

/** The place that the address asks for, else the one of the last visit, else the first. */
export function useQuestionPlace(): OpenPlace {
  const { courseID, username } = useDesignSession();
  const { course, items } = useDesignedCourse();
  const { remember } = useDesignActions();
  const askedSection = useQueryValue('section');
  const askedTopic = useQueryValue('topic');
  const look: Look = useQueryValue('look') === 'student' ? 'student' : 'design';
  const menu = questionMenu(course.schedule);
  const remembered = {
    section: readLastVisited(items, 'questionSection', username),
    topic: readLastVisited(items, 'questionTopic', username),
  };
  const wish =
    askedSection === null && askedTopic === null
      ? remembered
      : { section: askedSection, topic: askedTopic };
  const { sectionId, topicId } = restoreQuestionPlace(menu, wish);
  const topic = topicId ?? THESES_PLACE;
  // Nobody has chosen the theses where there is nothing else yet.
  const isChosen = menu.some(({ topics }) => topics.length > 0);
  useEffect(() => {
    if (sectionId !== null && remembered.section !== sectionId)
      remember('questionSection', sectionId);
    if (isChosen && remembered.topic !== topic) remember('questionTopic', topic);
    // What another tab of the same person remembers must not start a contest between the two.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sectionId, topic]);
  useEffect(() => {
    settleAddress({ section: sectionId, topic });
  }, [sectionId, topic, askedSection, askedTopic]);
  const hrefOf = (place: QuestionPlace, as: Look = look): string =>
    designHref(courseID, {
      tab: 'questions',
      ...(place.sectionId !== null && { section: place.sectionId }),
      topic: place.topicId ?? THESES_PLACE,
      ...(as === 'student' && { look: as }),
    });
  return { menu, sectionId, topicId, look, hrefOf };
}

/** Writes what is shown into the address, so that Back and a shared link come back to it. */
function settleAddress(place: { section: string | null; topic: string }): void {
  const address = new URL(location.href);
  if (address.searchParams.get('tab') !== 'questions') return;
  for (const [name, value] of Object.entries(place)) {
    if (value !== null) address.searchParams.set(name, value);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
