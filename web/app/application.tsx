import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { WelcomePage } from '../features/welcome/welcome-page.tsx';
import { screenAt } from '../lib/paths.ts';
import type { ScreenName } from '../lib/paths.ts';
import { styleNonce } from '../lib/style-nonce.ts';
import { theme } from '../ui/theme.ts';

const screens: Readonly<Record<ScreenName, () => ReactElement>> = {
  welcome: () => <WelcomePage />,
  'not-found': () => <NotFoundPage />,
};

/** The whole application: the theme around the screen that the address asks for. */
export function Application() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce() ?? ''}
      // The build has already written the variables into a style sheet.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {screens[screenAt(location.pathname)]()}
    </MantineProvider>
  );
}
