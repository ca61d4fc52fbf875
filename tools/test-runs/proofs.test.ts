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
  const [lost, raced, release] = PROOFS;
  const inEveryRun = (file: string): readonly string[] => {
    const left = new Set([0, 1, 2, 3].flatMap((turn) => leftOut(turn, [file])));
    return PROOFS.filter((proof) => !left.has(proof));
  };
  for (const file of ['server/store/engine/group-commit.ts', 'tools/prove/proof-stage.ts']) {
    expect(inEveryRun(file)).toEqual([lost, raced]);
  }
  for (const file of ['commands/check-update.ts', 'tools/release/parts-list.ts']) {
    expect(inEveryRun(file)).toEqual([release]);
  }
  expect(inEveryRun('server/store/backup/restore.ts')).toEqual(PROOFS);
  expect(leftOut(1, ['web/ui/button.tsx'])).toEqual(leftOut(1));
  expect(proofsLeftOut({ part: null, touched: new Set() })).toEqual([]);
});
