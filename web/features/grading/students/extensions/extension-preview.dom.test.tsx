import { screen } from '@testing-library/react';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { GradingPlaceContext } from '../../../../course-ui/grading/grading-place.ts';
import { showComponent } from '../../../../testing/show-component.tsx';
import { ExtensionPreviewTable } from './extension-preview.tsx';

const evaluation = designItem({ dataType: 'evaluation', dataID: 'FINAL', dataText: 'Final' });
const hiding = designItem({ dataType: 'fairGrading', dataID: 'FINAL', dataText: 'hideNames' });

function show(items: Parameters<typeof readCourse>[0]) {
  const place = {
    courseID: 'phil-101',
    course: readCourse(items),
    session: { username: 'ina', fullName: 'Ina', isInstructor: true, isTA: false },
    screen: 'Design' as const,
    part: 'students',
    hrefOf: () => '#',
  };
  const dates = { before: '2026-10-01', after: '2026-10-04' };
  const counted = { grades: 0, changed: 0, secondLook: false };
  const row = { username: 'anton', evaluationDataID: 'FINAL', ...dates, ...counted };
  showComponent(
    <GradingPlaceContext value={place}>
      <ExtensionPreviewTable
        preview={{ rows: [row], keptByHand: 0, token: 'shown' }}
        students={[]}
        keeps
        onKeeps={() => {}}
      />
    </GradingPlaceContext>,
    { address: '/phil-101/design', answers: {} },
  );
}

test('BLD-13 the choice is offered for an evaluation that hides names, without numbers', () => {
  show([evaluation, hiding]);
  expect(screen.getByRole('cell', { name: 'not shown' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /Delete all grades/ })).toBeTruthy();
  expect(screen.getByText(/hide names aren’t counted here/)).toBeTruthy();
});

test('without any grade there is nothing to choose', () => {
  show([evaluation]);
  expect(screen.getByRole('cell', { name: 'none' })).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});
