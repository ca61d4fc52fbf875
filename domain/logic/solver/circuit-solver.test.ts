import { expect, test } from 'vitest';
import { denied } from '../gate-builder.ts';
import { Dice } from '../testing/answerable-course.ts';
import { CircuitBuilder, isFree, type Circuit } from './circuit.ts';
import { CircuitSolver } from './circuit-solver.ts';

/** The truth of every node, 0 or 1 by literal, when exactly the given inputs are true. */
function run({ nodeCount, inputs }: Circuit, trueInputs: readonly number[]): Uint8Array {
  const chosen = new Set(trueInputs);
  const values = new Uint8Array(nodeCount * 2);
  for (let node = 0; node < nodeCount; node += 1) {
    const left = inputs[node * 2]!;
    values[node * 2] =
      left === isFree ? Number(chosen.has(node)) : values[left]! & values[inputs[node * 2 + 1]!]!;
    values[node * 2 + 1] = values[node * 2]! ^ 1;
  }
  return values;
}

/** A random circuit with the given number of inputs; the literals are all its nodes. */
function randomCircuit(dice: Dice, inputs: number, gates: number): Circuit {
  const builder = new CircuitBuilder();
  const literals = Array.from({ length: inputs }, () => builder.input());
  const pick = (): number => literals[dice.below(literals.length)]! ^ dice.below(2);
  for (let gate = 0; gate < gates; gate += 1) literals.push(builder.both(pick(), pick()));
  return builder.build();
}

function bruteForce(circuit: Circuit, inputs: number): (literals: readonly number[]) => boolean {
  const rows: Uint8Array[] = [];
  for (let bits = 0; bits < 2 ** inputs; bits += 1) {
    const chosen = Array.from({ length: inputs }, (_, index) => index + 1);
    rows.push(
      run(
        circuit,
        chosen.filter((_, index) => (bits >> index) & 1),
      ),
    );
  }
  return (literals) => rows.some((row) => literals.every((literal) => row[literal] === 1));
}

/** The answer, or what is wrong with it: a 'yes' must include inputs that prove it, a 'no' a contradictory part. */
function answerOf(
  solver: CircuitSolver,
  circuit: Circuit,
  asked: readonly number[],
  isPossible: (literals: readonly number[]) => boolean,
): string {
  const verdict = solver.solve(asked);
  if (verdict === 'unknown') return verdict;
  if (verdict === 'yes') {
    const values = run(circuit, solver.trueInputs);
    return asked.every((literal) => values[literal] === 1) ? 'yes' : 'yes, but the inputs do not';
  }
  if (solver.core.some((literal) => !asked.includes(literal))) return 'no, with a foreign core';
  return isPossible(solver.core) ? 'no, but the core is not contradictory' : 'no';
}

test('CHK-2 the solver agrees with trying everything, on 10,000 questions to circuits of up to 12 inputs', () => {
  let yes = 0;
  const wrong: unknown[] = [];
  for (let seed = 1; seed <= 500; seed += 1) {
    const dice = new Dice(seed);
    const inputs = 2 + dice.below(seed % 50 === 0 ? 11 : 6);
    const circuit = randomCircuit(dice, inputs, 5 + dice.below(60));
    const isPossible = bruteForce(circuit, inputs);
    const solver = new CircuitSolver(circuit);
    for (let question = 0; question < 20; question += 1) {
      const asked = Array.from({ length: 1 + dice.below(5) }, () =>
        dice.below(circuit.nodeCount * 2),
      );
      const answer = answerOf(solver, circuit, asked, isPossible);
      const expected = isPossible(asked) ? 'yes' : 'no';
      if (answer !== expected) wrong.push({ seed, asked, answer, expected });
      yes += Number(expected === 'yes');
    }
  }
  expect(wrong).toEqual([]);
  expect(yes).toBeGreaterThan(3000);
  expect(yes).toBeLessThan(7000);
});

/** Clauses of three inputs each, as literals that must all be true. */
function threeClauses(
  dice: Dice,
  inputs: number,
  count: number,
): { circuit: Circuit; clauses: number[] } {
  const builder = new CircuitBuilder();
  const literals = Array.from({ length: inputs }, () => builder.input());
  const pick = (): number => literals[dice.below(inputs)]! ^ dice.below(2);
  const clauses = Array.from({ length: count }, () => builder.any([pick(), pick(), pick()]));
  return { circuit: builder.build(), clauses };
}

test('CHK-2 hard random clauses on 12 inputs are decided as by trying everything', () => {
  let yes = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const { circuit, clauses } = threeClauses(new Dice(seed), 12, 55);
    const solver = new CircuitSolver(circuit);
    const isPossible = bruteForce(circuit, 12);
    const answer = answerOf(solver, circuit, clauses, isPossible);
    expect({ seed, answer }).toEqual({ seed, answer: isPossible(clauses) ? 'yes' : 'no' });
    yes += Number(answer === 'yes');
  }
  expect(yes).toBeGreaterThan(2);
  expect(yes).toBeLessThan(28);
});

/** One pigeon more than there are holes: short to state, but proving that it's impossible takes many conflicts. */
function pigeons(count: number): { circuit: Circuit; asked: number[] } {
  const builder = new CircuitBuilder();
  const sits = Array.from({ length: count }, () =>
    Array.from({ length: count - 1 }, () => builder.input()),
  );
  const asked = sits.map((holes) => builder.any(holes));
  for (let hole = 0; hole < count - 1; hole += 1) {
    for (let first = 0; first < count; first += 1) {
      for (let second = first + 1; second < count; second += 1) {
        asked.push(denied(builder.both(sits[first]![hole]!, sits[second]![hole]!)));
      }
    }
  }
  return { circuit: builder.build(), asked };
}

test('CHK-2 many conflicts, restarts and deleted clauses leave the answer right', () => {
  const { circuit, asked } = pigeons(9);
  const solver = new CircuitSolver(circuit);
  expect(solver.solve(asked, 20)).toBe('unknown');
  expect(solver.solve(asked)).toBe('no');
  expect(answerOf(solver, circuit, asked.slice(1), () => true)).toBe('yes');
  expect(solver.solve(asked)).toBe('no');
});

test('CHK-2 what no shown gate needs stays open', () => {
  const builder = new CircuitBuilder();
  const [one, other, third] = [builder.input(), builder.input(), builder.input()];
  const either = builder.either(builder.both(one, other), third);
  const solver = new CircuitSolver(builder.build());
  expect(solver.solve([either])).toBe('yes');
  expect(solver.trueInputs).toHaveLength(1);
  expect(solver.solve([denied(either)])).toBe('yes');
  expect(solver.trueInputs).toEqual([]);
  expect(solver.solve([])).toBe('yes');
});

test('CHK-2 a constant is what it is', () => {
  const solver = new CircuitSolver(new CircuitBuilder().build());
  expect([solver.solve([1]), solver.solve([0]), solver.core]).toEqual(['yes', 'no', [0]]);
});
