// The table of the statistics: what a row says when nobody is in its group.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { StatisticsTable } from './statistics-table.tsx';

const figures = (total: number) => {
  return { evaluationId: 'E', graded: 0, total, mean: null, median: null };
};

test('GRD-24 a TA without students has no figures', () => {
  showComponent(
    <StatisticsTable
      rows={[
        { ta: 'tess', name: 'Tess Tessson', evaluations: [figures(0)] },
        { ta: 'tom', name: 'Tom Tomson', evaluations: [figures(3)] },
      ]}
      evaluations={[newEvaluation('E')]}
      hasGrades
      hasTAs
    />,
    { address: '/phil-101/grading', answers: {} },
  );
  const cells = screen
    .getAllByRole('row')
    .slice(2)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  expect(cells).toEqual([['No students'], ['0/3', '--', '--']]);
});
