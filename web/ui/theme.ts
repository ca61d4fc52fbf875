// The one place for colors, type, spacing and radii. The build turns it into a style sheet
// (web/build/theme-style-sheet.ts), so that the first paint already has the right colors.
import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type { ConvertCSSVariablesInput, MantineColorsTuple } from '@mantine/core';
import { SPACE_STEPS, type SpaceStep } from './space-steps.ts';

/** The only palettes of the product; Mantine's other colors are left out of the style sheet. */
export const palettes = {
  // The accent: a deep petrol, dark enough for white text from shade 7 on.
  accent: [
    '#eef5f5',
    '#dbeaeb',
    '#b5d5d8',
    '#8fc4ca',
    '#68acb3',
    '#4c979f',
    '#347f88',
    '#246973',
    '#1a5660',
    '#114149',
  ],
  // Warm greys: paper at one end, ink at the other. Shade 4 is the outline of controls (3:1).
  gray: [
    '#f6f2e9',
    '#f0ebdf',
    '#e6dfd0',
    '#d8cfbd',
    '#8e8778',
    '#79725f',
    '#625c50',
    '#4b463d',
    '#37332c',
    '#24211c',
  ],
  // The same warmth at night: text at 0, control outlines at 4, raised sheets at 6, the page at 7.
  dark: [
    '#ebe5d8',
    '#cfc8ba',
    '#aea696',
    '#918a7a',
    '#7a7467',
    '#3a362f',
    '#24221e',
    '#1a1916',
    '#141311',
    '#0f0e0d',
  ],
  // What needs attention: contradictions and errors. Mantine calls this one red.
  red: [
    '#fcf1ed',
    '#f7e0d9',
    '#ecbfb2',
    '#f0a491',
    '#d27d67',
    '#c0614a',
    '#a94a34',
    '#983c28',
    '#86301e',
    '#672214',
  ],
  // What is well: saved, complete, resolved. Mantine calls this one teal.
  teal: [
    '#f1f6ec',
    '#e0ebd6',
    '#c2d7b0',
    '#a8c98f',
    '#85ad68',
    '#6b954d',
    '#567d3b',
    '#456a2d',
    '#385823',
    '#2a4419',
  ],
} satisfies Record<string, MantineColorsTuple>;

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<keyof typeof palettes, MantineColorsTuple>;
  }
}

const serif =
  "'Source Serif 4 Variable', 'Source Serif Greek', 'Logic Signs', 'Reading Stand-in', Georgia, 'Times New Roman', serif";
const sans =
  "'Inter Variable', 'Inter Greek', 'Logic Signs', 'Control Stand-in', system-ui, 'Segoe UI', Helvetica, Arial, sans-serif";
const monospace =
  "'Source Code Pro', 'Logic Signs', ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

const space = (step: SpaceStep): string => `${step / 16}rem`;

export const theme = createTheme({
  colors: palettes,
  primaryColor: 'accent',
  // By day the accent is dark with light text, by night the other way round.
  primaryShade: { light: 8, dark: 3 },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-filled)' } : colors;
  },
  components: {
    Radio: { defaultProps: { iconColor: 'var(--on-filled)' } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-filled)' } },
  },
  white: '#fffdf9',
  black: '#24211c',
  fontFamily: sans,
  fontFamilyMonospace: monospace,
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.3125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.5' },
  headings: {
    fontFamily: serif,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      // However large the text is, a word like Responsibility fits on a line of a phone.
      h1: { fontSize: 'min(clamp(2.125rem, 1.4rem + 2.6vw, 3.25rem), 13vw)', lineHeight: '1.1' },
      h2: { fontSize: 'min(clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem), 13vw)', lineHeight: '1.2' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  // For Mantine's own parts; our style sheets name the step.
  spacing: { xs: space(8), sm: space(12), md: space(16), lg: space(24), xl: space(40) },
  radius: { xs: '2px', sm: '3px', md: '5px', lg: '8px', xl: '12px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Names for the uses of colors; screens use these and never a shade. */
export const purposes: ConvertCSSVariablesInput = {
  variables: {
    '--serif': serif,
    // Text for reading is never wider than 70 characters.
    '--measure': '61ch',
    '--page-width': '72rem',
    // The first limit grows with the text, and large text on a phone needs the room.
    '--page-margin': 'clamp(min(1.25rem, 5.2vw), 5vw, 3rem)',
    '--footer-height': '2.8125rem',
    ...Object.fromEntries(SPACE_STEPS.map((step) => [`--space-${step}`, space(step)])),
    // Room that grows with the window: inside a card and a sheet, above a page, between its sections.
    '--space-card': 'clamp(1rem, 2vw, 1.5rem)',
    '--space-sheet': 'clamp(1.25rem, 1rem + 1.5vw, 2rem)',
    '--space-page-top': 'clamp(1.75rem, 1.25rem + 2vw, 3.5rem)',
    '--space-section': 'clamp(2.5rem, 2rem + 2.5vw, 4rem)',
    '--mantine-color-disabled-color': 'var(--ink-soft)',
  },
  light: {
    '--paper': '#faf7f0',
    '--sheet': 'var(--mantine-color-white)',
    '--ink': 'var(--mantine-color-black)',
    '--ink-soft': 'var(--mantine-color-gray-6)',
    '--rule': 'var(--mantine-color-gray-3)',
    // The outline of controls: 3:1 against the paper.
    '--control-rule': 'var(--mantine-color-gray-4)',
    '--accent': 'var(--mantine-color-accent-8)',
    '--highlight': 'var(--mantine-color-accent-1)',
    '--attention': 'var(--mantine-color-red-8)',
    '--attention-sheet': 'var(--mantine-color-red-0)',
    '--attention-rule': 'var(--mantine-color-red-2)',
    '--well': 'var(--mantine-color-teal-8)',
    '--sheet-shadow': '0 1px 2px rgb(60 45 20 / 6%), 0 12px 32px -12px rgb(60 45 20 / 14%)',
    '--on-filled': 'var(--mantine-color-white)',
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-error': 'var(--attention)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
  },
  dark: {
    '--paper': 'var(--mantine-color-dark-7)',
    '--sheet': 'var(--mantine-color-dark-6)',
    '--ink': 'var(--mantine-color-dark-0)',
    '--ink-soft': 'var(--mantine-color-dark-2)',
    '--rule': 'var(--mantine-color-dark-5)',
    '--control-rule': 'var(--mantine-color-dark-4)',
    '--accent': 'var(--mantine-color-accent-3)',
    '--highlight': '#22393b',
    '--attention': 'var(--mantine-color-red-3)',
    '--attention-sheet': '#33211c',
    '--attention-rule': '#6f4134',
    '--well': 'var(--mantine-color-teal-3)',
    '--sheet-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -16px rgb(0 0 0 / 60%)',
    '--on-filled': 'var(--mantine-color-black)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--attention)',
    '--mantine-color-success': 'var(--well)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
  },
};
