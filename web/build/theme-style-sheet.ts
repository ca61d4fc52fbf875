// The theme as CSS text. Mantine would write it into a style element after the first paint.
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { palettes, purposes, theme } from '../ui/theme.ts';

/** Every variable that Mantine and our own style sheets use, for both color schemes. */
export function themeStyleSheet(): string {
  const merged = { ...mergeMantineTheme(DEFAULT_THEME, theme), colors: palettes };
  const standard = defaultCssVariablesResolver(merged);
  return convertCssVariables({
    variables: { ...standard.variables, ...purposes.variables },
    light: { ...standard.light, ...purposes.light },
    dark: { ...standard.dark, ...purposes.dark },
  });
}
