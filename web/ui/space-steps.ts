/** The one spacing scale: each step is named by its pixels at the usual text size, as in `--space-12`. */
export const SPACE_STEPS = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80, 96] as const;

export type SpaceStep = (typeof SPACE_STEPS)[number];
