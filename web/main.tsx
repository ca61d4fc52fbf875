// First, so that the colors are defined before everything that uses them.
// oxlint-disable-next-line import/no-unassigned-import
import './ui/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application.tsx';
import { shareStyleNonce } from './lib/style-nonce.ts';
import { temporalReady } from './lib/temporal-ready.ts';
import { followColorScheme } from './ui/color-scheme.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element with the id root.');
shareStyleNonce();
followColorScheme();
try {
  await temporalReady();
  // In slices: a slow phone stays responsive, and the skeleton lines stay until there is something to show.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Application />
      </StrictMode>,
    );
  });
} catch {
  root.textContent = 'This page could not be loaded completely. Please load it again.';
}
