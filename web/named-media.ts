// Media queries by name: a custom property cannot stand in a condition, so the build writes it there.
import { breakpoints } from './ui/breakpoints.ts';

const conditions = new Map<string, string>(Object.entries(breakpoints));

/** The style sheet with the condition in place of each name, `(--phone)`; throws on a name that does not exist. */
export function withNamedMedia(styleSheet: string): string {
  return styleSheet.replaceAll(/@media[^{;]*/g, (query) =>
    query.replaceAll(/\(--([\w-]+)\)/g, (_named, name: string) => {
      const condition = conditions.get(name);
      if (condition !== undefined) return condition;
      throw new Error(`No breakpoint is called --${name}; web/ui/breakpoints.ts has them all.`);
    }),
  );
}
