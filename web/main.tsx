// First, so that the colors are defined before everything that uses them.
// oxlint-disable-next-line import/no-unassigned-import
import './ui/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from './calls/query-client.ts';
import { Application } from './app/application.tsx';
import { followCalls } from './app/follow-calls.ts';
import { adoptPageData, prepareOpening } from './opening/prepare-opening.ts';
import { resetDrawnFields } from './opening/page/drawn-fields.ts';
import { takePageData } from './opening/page/page-data.ts';
import { placeAt } from './lib/paths.ts';
import { renderAtTime } from './opening/page/server-clock.ts';
import { temporalReady } from './lib/temporal-ready.ts';
import { followColorScheme } from './ui/color-scheme.ts';
import { beginWork } from './ui/loading/page-idle.ts';
import { makeUsable } from './ui/loading/usable-page.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element with the id root.');
followColorScheme();
// Not awaited here: the views import from this file, and would wait for it while it waits for them.
void openPage(root);

async function openPage(container: Element): Promise<void> {
  const onOpen = beginWork();
  try {
    const client = makeQueryClient();
    followCalls(client);
    await temporalReady();
    const view = new URLSearchParams(location.search).get('view');
    const data = takePageData();
    if (data !== null) adoptPageData(client, data);
    const isAsDrawn = await prepareOpening(client, placeAt(location.pathname), view, data);
    const page = (
      <StrictMode>
        <Application
          client={client}
          pathname={location.pathname}
          isDrawn={isAsDrawn}
          onOpen={onOpen}
        />
      </StrictMode>
    );
    // What the server has drawn stays: React takes its elements over, at the time that they show.
    if (isAsDrawn && data !== null) {
      resetDrawnFields(container);
      renderAtTime(data.now);
      return void hydrateRoot(container, page);
    }
    // In slices: a slow phone stays responsive, and the lines of the page stay until there is something to show.
    startTransition(() => {
      createRoot(container).render(page);
    });
  } catch {
    makeUsable();
    container.textContent = 'Couldn’t load the whole page. Please reload it.';
  }
}
