import type {} from './engine/procedure.ts';
export const procedures = {};
