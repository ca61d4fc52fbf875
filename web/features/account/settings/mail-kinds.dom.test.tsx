import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MailKind } from '../../../calls/session/mail-queries.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { MailPart } from './mail-part.tsx';

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('each box shows at once what was chosen, and choices are saved one after the other', async () => {
  let stored: readonly MailKind[] = [];
  const saves: (() => void)[] = [];
  const saved = async ({ body }: { readonly body: { readonly off: readonly MailKind[] } }) => {
    await new Promise<void>((resolve) => {
      saves.push(resolve);
    });
    stored = body.off;
    return { message: 'Saved.' };
  };
  showComponent(<MailPart courseID="phil-101" />, {
    address: '/phil-101?view=account',
    answers: {
      'GET /api/account/mail/{courseID}': () => ({
        address: 'soc1@example.edu',
        source: 'person',
        askedAddress: '',
        kinds: ['section-opened', 'announcement'],
        off: [...stored],
        refusedAt: null,
      }),
      'POST /api/account/mail-kinds/{courseID}': saved,
    },
  });
  const boxes = [await box('New sections'), await box('Announcements')];
  const shown = () => boxes.map(({ checked }) => checked);
  for (const [at, each] of boxes.entries()) {
    fireEvent.click(each);
    expect(each.checked, `box ${at + 1} right after its click`).toBe(false);
  }
  expect(shown()).toEqual([false, false]);
  await waitFor(() => expect(saves).toHaveLength(1));
  saves[0]?.();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(shown()).toEqual([false, false]);
  saves[1]?.();
  await waitFor(() => expect(stored).toEqual(['section-opened', 'announcement']));
  expect(shown()).toEqual([false, false]);
});
