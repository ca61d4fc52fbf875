// The program that the build of the screens leaves in web/dist/opening: it renders the first screen of a page.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';

export interface RenderedOpening {
  readonly title: string;
  readonly html: string;
}

/** What belongs to a student who is logged in, as the calls of the API answer it. */
interface OwnData {
  readonly session: unknown;
  readonly answers: unknown;
  readonly records: unknown;
}

/** web/opening/render-opening.tsx. */
export type RenderOpening = (input: {
  readonly courseID: string;
  readonly view: string | null;
  readonly design: unknown;
  readonly now: number;
  readonly signOn: PageSignOn | null;
  readonly own: OwnData | null;
}) => Promise<RenderedOpening>;

/** The rendering program, or undefined when the screens are not built. */
export function findRenderOpening(webRoot: string): RenderOpening | undefined {
  const file = path.join(webRoot, 'opening/render-opening.mjs');
  if (!existsSync(file)) return undefined;
  // Loaded for the first visitor: an idle server needs no room for it.
  let loading: Promise<{ readonly default: RenderOpening }> | undefined;
  return async (input) => {
    loading ??= import(pathToFileURL(file).href) as NonNullable<typeof loading>;
    const program = await loading;
    return program.default(input);
  };
}
