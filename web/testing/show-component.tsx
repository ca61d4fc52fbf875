// Shows a component in the document of a component test, with what main.tsx puts around every screen.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { makeQueryClient } from '../calls/query-client.ts';
import { answerCalls, type Answers, type Network } from './answered-calls.ts';

interface ComponentPage {
  readonly user: UserEvent;
  readonly network: Network;
}

interface PageSettings {
  readonly address: string;
  readonly answers: Answers;
}

// Named there but null. A page without locks sends without them, as over plain HTTP (saving/queue/sending-turns.ts).
Reflect.deleteProperty(Navigator.prototype, 'locks');

// Only a test that waits in vain should meet it: a shared machine may give a tenth of its usual speed for a while.
configure({ asyncUtilTimeout: 120_000 });

let shown: ComponentPage | null = null;

/** Shows a component at an address. Everything is removed again after the test. */
export function showComponent(
  component: ReactNode,
  { address, answers }: PageSettings,
): ComponentPage {
  history.replaceState(null, '', address);
  const network = answerCalls(answers);
  const client = makeQueryClient();
  render(
    <StrictMode>
      <QueryClientProvider client={client}>{component}</QueryClientProvider>
    </StrictMode>,
  );
  // Without a delay, no timer fires between the letters of a word, however slow the machine is.
  shown = { user: userEvent.setup({ delay: null }), network };
  return shown;
}

afterEach(() => {
  const faults = shown?.network.faults ?? [];
  shown = null;
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
