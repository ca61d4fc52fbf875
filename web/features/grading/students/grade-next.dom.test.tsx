import { screen } from '@testing-library/react';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { GradingPlaceContext } from '../../../course-ui/grading/grading-place.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { GradeNext } from './grade-link.tsx';

const evaluation = designItem({ dataType: 'evaluation', dataID: 'FIRST', dataText: 'First' });
const hidden = designItem({ dataType: 'fairGrading', dataID: 'FIRST', dataText: 'hideNames' });
const session = { username: 'sim', fullName: 'Simone', isInstructor: false, isTA: true };

test.each([
  ['nothing waits anywhere', [evaluation], false, false, /^No work in this list is waiting/],
  ['a filter leaves it out', [evaluation], true, false, /Work of other students is\.$/],
  [
    'another list may have some',
    [evaluation, hidden],
    false,
    false,
    /^No work under names is waiting .* have their own lists, above\.$/,
  ],
  ['in the list of pseudonyms', [evaluation, hidden], false, true, /^No work in this list/],
] as const)('BLD-45 what the list says when %s', (_what, items, isMoreWaiting, isBlind, words) => {
  const place = {
    courseID: 'phil-101',
    course: readCourse(items),
    session: { ...session, isLoggedIn: true },
    screen: 'Grading' as const,
    part: 'students',
    hrefOf: () => '',
  };
  showComponent(
    <GradingPlaceContext value={place}>
      <GradeNext next={null} isMoreWaiting={isMoreWaiting} isBlind={isBlind} />
    </GradingPlaceContext>,
    { address: '/phil-101/grading', answers: {} },
  );
  expect(screen.getByText(words)).toBeTruthy();
});
