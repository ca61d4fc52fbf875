import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

type Job = { readonly owner: string | undefined; readonly name: string };

const limits = { waitingJobs: 6, jobsPerOwner: 2, restrictionMilliseconds: 1000 };

/** A job: its owner is the first letter of its name; a name that starts with a digit has no owner. */
function job(name: string): Job {
  return { name, owner: /^\d/u.test(name) ? undefined : name.charAt(0) };
}

/**
 * Carries out steps: '+a1' adds a job, '>' finishes the running job and takes the next, '!' does the same after the
 * running job exceeded a limit, and '500ms' lets time pass. Returns what was taken and, with a minus sign, refused.
 */
function carryOut(steps: string): string {
  const queue = new FairQueue<Job>(limits);
  const seen: string[] = [];
  let running: Job | undefined;
  let now = 0;
  for (const step of steps.split(' ')) {
    if (step.endsWith('ms')) now += Number.parseInt(step, 10);
    else if (step.startsWith('+')) {
      if (!queue.add(job(step.slice(1)), now)) seen.push(`-${step.slice(1)}`);
    } else {
      if (running && step === '!') queue.restrict(running.owner, now);
      if (running) queue.finish(running);
      running = queue.take(now);
      if (running) seen.push(running.name);
    }
  }
  return seen.join(' ');
}

describe('USR-106 the order of turns', () => {
  test.each([
    ['one owner: in order', '+a1 +a2 > >', 'a1 a2'],
    ['several owners: in turn, not first come', '+a1 +a2 +b1 +b2 +c1 > > > > >', 'a1 b1 c1 a2 b2'],
    [
      'an owner who arrives during a job is before that job’s owner',
      '+a1 +a2 > +b1 > >',
      'a1 b1 a2',
    ],
    ['also if the owner adds a job first', '+a1 > +a2 +b1 > >', 'a1 b1 a2'],
    [
      'an owner who waits for a second turn is before later ones',
      '+a1 +a2 > +b1 > +c1 > >',
      'a1 b1 a2 c1',
    ],
    ['jobs without an owner share a turn', '+1 +2 +3 +a1 > > > >', '1 a1 2 3'],
    ['an empty queue has nothing', '> >', ''],
  ])('%s', (_, steps, seen) => {
    expect(carryOut(steps)).toBe(seen);
  });
});

describe('USR-107 an owner whose job exceeded a limit', () => {
  test.each([
    ['waits behind all others, also later ones', '+a1 > +a2 +b1 ! +c1 > >', 'a1 b1 c1 a2'],
    ['waits behind the second jobs of others', '+a1 > +a2 +b1 +b2 ! > >', 'a1 b1 b2 a2'],
    ['can add no second job', '+a1 > ! +a2 +a3 > >', 'a1 -a3 a2'],
    ['can add none while one runs', '+a1 > ! +a2 > +a3 >', 'a1 a2 -a3'],
    ['keeps the job that waits already, and adds no other', '+a1 > +a2 ! +a3', 'a1 a2 -a3'],
    ['is served if nobody else waits', '+a1 > ! +a2 >', 'a1 a2'],
    [
      'has the usual rights when the time is over',
      '+a1 > ! 1000ms +a2 +a3 +b1 > > >',
      'a1 a2 b1 a3',
    ],
    ['has them not before', '+a1 > ! 999ms +a2 +a3 +b1 > >', 'a1 -a3 b1 a2'],
    [
      'starts the time again with the next excess',
      '+a1 > ! 900ms +a2 > ! 900ms +a3 +b1 > >',
      'a1 a2 b1 a3',
    ],
    ['is one among others like it, in turn', '+a1 > +b1 ! ! +a2 +b2 +c1 > > >', 'a1 b1 c1 a2 b2'],
    ['a job without an owner restricts nobody', '+1 > ! +2 +3 > >', '1 2 3'],
  ])('%s', (_, steps, seen) => {
    expect(carryOut(steps)).toBe(seen);
  });
});

describe('USR-108 the limits', () => {
  test.each([
    ['two jobs per owner', '+a1 +a2 +a3 +b1', '-a3'],
    ['the running one counts', '+a1 > +a2 +a3', 'a1 -a3'],
    ['a finished one makes room', '+a1 +a2 > > +a3', 'a1 a2'],
    ['six waiting jobs', '+a1 +a2 +b1 +b2 +c1 +c2 +d1 +1', '-d1 -1'],
    ['the running one makes room', '+a1 +a2 +b1 +b2 +c1 +c2 > +d1 +e1', 'a1 -e1'],
    ['jobs without an owner fill the queue at most', '+1 +2 +3 +4 +5 +6 +7', '-7'],
  ])('%s', (_, steps, seen) => {
    expect(carryOut(steps)).toBe(seen);
  });
});
