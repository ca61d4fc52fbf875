// The heading over a student's sections, and the footer that names the person who is logged in.
import { SCREEN_MESSAGES } from './screen-messages.ts';

/** The owner of a philosophy: "Ada's", and the apostrophe alone after a final s: "Socrates'". */
function possessive(name: string): string {
  return /s$/iu.test(name) ? `${name}'` : `${name}'s`;
}

/** '{name} Philosophy' in the possessive; a person without a name reads 'My Philosophy'. */
export function philosophyHeading(fullName: string): string {
  const name = fullName.trim();
  return name === '' ? 'My Philosophy' : `${possessive(name)} Philosophy`;
}

/** The fixed footer; null without a login. */
export function loginFooter(fullName: string | null): string {
  if (fullName === null) return 'You are not logged in.';
  return `You are logged in as ${fullName.trim() || SCREEN_MESSAGES.unknownUser}.`;
}
