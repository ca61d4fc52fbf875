export const ROOMS: readonly string[];
export const HOST_ROOMS: readonly string[];
export const HOST_TASKS: readonly string[];
export const NPM_CI_ARGS: readonly string[];
export const HOST_NPM_CI_ARGS: readonly string[];
