// Builds the screens when their sources have changed, so that no journey uses outdated ones.
import { buildScreens } from '../../tools/programs/build-screens.ts';

// Playwright requires a default export here.
// oxlint-disable-next-line import/no-default-export
export default async function buildBeforeJourneys(): Promise<void> {
  if (!(await buildScreens())) throw new Error('The screens could not be built.');
}
