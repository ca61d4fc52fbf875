// Logging in through the university (OpenID Connect).
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { message } from './wire-fields.ts';

/** The facts that the page knows about sign-on before anyone has logged in. */
export interface PageSignOn {
  /** The text of the button. */
  readonly label: string;
  /** The people whose passwords work as well. */
  readonly passwords: 'on' | 'staff' | 'off';
}

export const signOnApi = endpoints({
  'GET /api/sign-on/{courseID}': {
    summary:
      'Begin to log in through the university: redirects the browser to its login. The query parameter view names the view to open afterwards.',
    gate: 'anyone',
    target: 'none',
    worksIn: 'closed',
    response: z.string(),
    answer: 'page',
    errors: ['NOT_FOUND'],
  },
  'GET /api/sign-on/callback': {
    summary:
      'Finish a login through the university, which sends the browser here: opens the session and redirects to the course, or shows a page that says why not.',
    gate: 'anyone',
    target: 'none',
    response: z.string(),
    answer: 'page',
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/sign-on/{courseID}/{username}': {
    summary:
      'Disconnect a user’s university account and log the user out. The next login connects the account with that netID again.',
    gate: 'edit a user',
    target: 'path',
    response: message.extend({ disconnected: z.number() }),
    answer: 'checked',
  },
});
