// Media queries by name. Browsers don't read custom properties in a media query, so the build replaces the names.
import { breakpoints } from '../ui/breakpoints.ts';

const conditions = new Map<string, string>(Object.entries(breakpoints));

/** Replaces each name, as `(--phone)`, with its condition. Throws on an unknown name. */
export function withNamedMedia(styleSheet: string): string {
  return styleSheet.replaceAll(/@media[^{;]*/g, (query) =>
    query.replaceAll(/\(--([\w-]+)\)/g, (_named, name: string) => {
      const condition = conditions.get(name);
      if (condition !== undefined) return condition;
      throw new Error(`Unknown breakpoint --${name}. web/ui/breakpoints.ts lists them all.`);
    }),
  );
}
