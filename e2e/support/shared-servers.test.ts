import { expect, test } from 'vitest';
import { SharedServers } from './shared-servers.ts';

/** A kind of server that records when one starts and stops. */
function kind(name: string, events: string[]) {
  return async () => {
    events.push(`${name} starts`);
    return { name, stop: async () => events.push(`${name} stops`) };
  };
}

test('journeys of one kind share a server, and a third kind replaces the one that was idle longest', async () => {
  const events: string[] = [];
  const [plain, grading, demo] = ['plain', 'grading', 'demo'].map((name) => kind(name, events));
  if (!plain || !grading || !demo) throw new Error('Three kinds are needed.');
  const servers = new SharedServers();
  const first = await servers.get(plain);
  await servers.get(grading);
  expect(await servers.get(plain)).toBe(first);
  expect(events.splice(0)).toEqual(['plain starts', 'grading starts']);
  expect(await servers.get(demo)).toMatchObject({ name: 'demo' });
  expect(events.splice(0)).toEqual(['grading stops', 'demo starts']);
  await servers.get(grading);
  expect(events.splice(0)).toEqual(['plain stops', 'grading starts']);
  await servers.stop();
  expect(events).toEqual(['demo stops', 'grading stops']);
});

test('a server that does not start is tried again by the next journey', async () => {
  const servers = new SharedServers();
  let tries = 0;
  const start = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no port');
    return { stop: async () => undefined };
  };
  await expect(servers.get(start)).rejects.toThrow('no port');
  await expect(servers.get(start)).resolves.toBeDefined();
});
