import { QueryClient, queryOptions, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { putSaved } from './put-saved.ts';

test('what was saved is shown, also when an older read answers after it', async () => {
  const client = new QueryClient();
  let stored = '91';
  const answers: (() => void)[] = [];
  const query = queryOptions({
    queryKey: ['reading'],
    queryFn: async () => {
      const grade = stored;
      await new Promise<void>((answer) => answers.push(answer));
      return { grade };
    },
  });
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  const shown = (): string | undefined => client.getQueryData(query.queryKey)?.grade;

  // The read began before the save, and nothing was known yet.
  stored = '92';
  putSaved(client, query.queryKey, (known) => ({ ...known, grade: '92' }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(shown()).toBe('92'));

  // Without a read under way, nothing is asked again.
  stored = '93';
  putSaved(client, query.queryKey, (known) => ({ ...known, grade: '93' }));
  expect(shown()).toBe('93');
  expect(client.isFetching()).toBe(0);
  expect(answers).toHaveLength(2);
  stop();
  client.clear();
});
