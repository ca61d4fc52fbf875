export const USED_WEIGHTS: RegExp;
