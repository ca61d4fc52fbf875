// Runs a conformance table of the logic language: node scripts/logic-conformance.ts FILE
import { readFileSync } from 'node:fs';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { checkLogicCase } from '@elenchus/domain/logic/check-logic-case.ts';
import { readLogicCases, type LogicCase } from '@elenchus/domain/logic/logic-case.ts';

const file = process.argv[2];
const table = file === undefined ? refuse('Name the table: logic-conformance.ts FILE') : read(file);
if (table.ok) {
  run(table.value);
} else {
  console.error(table.reason);
  process.exitCode = 1;
}

function run(cases: readonly LogicCase[]): void {
  let failed = 0;
  for (const logicCase of cases) {
    const mismatches = checkLogicCase(logicCase);
    if (mismatches.length > 0) failed += 1;
    for (const mismatch of mismatches) console.log(`${logicCase.name}: ${mismatch}`);
  }
  console.log(`${cases.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

function read(path: string): Result<readonly LogicCase[], string> {
  const text = readText(path);
  if (!text.ok) return text;
  let json: unknown;
  try {
    json = JSON.parse(text.value);
  } catch {
    return refuse(`${path} is not JSON.`);
  }
  const cases = readLogicCases(json);
  return cases.ok ? cases : refuse(`${path}: ${cases.reason}`);
}

function readText(path: string): Result<string, string> {
  try {
    return accept(readFileSync(path, 'utf8'));
  } catch {
    return refuse(`${path} cannot be read: is the name right?`);
  }
}
