import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';
import { PROOFS, proofsLeftOut } from './proofs.ts';

const isThere = (file: string): boolean => existsSync(join(projectFolder, file));

const leftOut = (turn: number, touched: readonly string[] = []): readonly string[] =>
  proofsLeftOut({ part: { turn, turns: 4 }, touched: new Set(touched) });

test('in four runs, each proof runs', () => {
  expect(PROOFS.filter((file) => !isThere(file))).toEqual([]);
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
  const ofSaves = [
    'server/main.ts',
    'server/store/answers/answers-store.ts',
    'server/store/engine/group-commit.ts',
    'server/store/login/permission-store.ts',
    'server/store/login/sessions-store.ts',
    'tools/prove/proof-stage.ts',
  ];
  const ofReleases = ['commands/check-update.ts', 'tools/release/parts-list.ts'];
  const ofBoth = ['server/store/migrations/all-migrations.ts'];
  expect([...ofSaves, ...ofReleases, ...ofBoth].filter((file) => !isThere(file))).toEqual([]);
  for (const file of ofSaves) expect([file, inEveryRun(file)]).toEqual([file, [lost, raced]]);
  for (const file of ofReleases) expect([file, inEveryRun(file)]).toEqual([file, [release]]);
  for (const file of ofBoth) expect([file, inEveryRun(file)]).toEqual([file, PROOFS]);
  expect(leftOut(1, ['web/ui/button.tsx'])).toEqual(leftOut(1));
  expect(proofsLeftOut({ part: null, touched: new Set() })).toEqual([]);
});
