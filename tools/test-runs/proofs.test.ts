import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';
import { PROOFS, proofsLeftOut } from './proofs.ts';

const leftOut = (turn: number, touched: readonly string[] = []): readonly string[] =>
  proofsLeftOut({ part: { turn, turns: 4 }, touched: new Set(touched) });

test('in four runs, each proof runs', () => {
  expect(PROOFS.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
  const everyTime = PROOFS.filter((file) =>
    [0, 1, 2, 3].every((turn) => leftOut(turn).includes(file)),
  );
  expect(everyTime).toEqual([]);
  expect([0, 1, 2, 3].flatMap((turn) => leftOut(turn))).toHaveLength(3 * PROOFS.length);
});

test('they run together with what they prove, and in a run without turns', () => {
  for (const file of ['server/store/engine/group-commit.ts', 'tools/prove/proof-stage.ts']) {
    expect([0, 1, 2, 3].flatMap((turn) => leftOut(turn, [file]))).toEqual([]);
  }
  expect(leftOut(1, ['web/ui/button.tsx'])).toEqual(leftOut(1));
  expect(proofsLeftOut({ part: null, touched: new Set() })).toEqual([]);
});
