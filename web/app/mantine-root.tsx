import { MantineProvider } from '@mantine/core';
import type { MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../lib/style-nonce.ts';
import { chooseScheme, chosenScheme, watchScheme } from '../ui/color-scheme.ts';
import { theme } from '../ui/theme.ts';

let stopWatching = (): void => {};

const manager: MantineColorSchemeManager = {
  get: chosenScheme,
  set: chooseScheme,
  subscribe: (onUpdate) => {
    stopWatching = watchScheme(() => onUpdate(chosenScheme()));
  },
  unsubscribe: () => stopWatching(),
  clear: () => chooseScheme('auto'),
};

/** What Mantine's components need around them; a student's course page has none of them. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce() ?? ''}
      // The build has already written the variables into a style sheet.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
