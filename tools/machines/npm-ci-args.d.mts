export const NPM_CI_ARGS: readonly string[];
