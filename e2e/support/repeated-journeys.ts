// Chooses the journeys that Firefox and WebKit repeat. Chromium takes each of their steps in another journey.
import { chosenTests, takes } from '../../server/store/testing/test-part.ts';

const ABOUT_ALL = /^e2e\/(?:engines\/|three-engines\.spec\.ts$)/u;

/** Whether this run takes a repeated journey in an engine. In Chromium, the whole `npm test` leaves them out by name. */
export function takesRepeated(engine: string, title: string, choice = chosenTests()): boolean {
  const isTouched = [...choice.touched].some((file) => ABOUT_ALL.test(file));
  return engine === 'Chromium' || isTouched || takes(`${engine} ${title}`, choice);
}
