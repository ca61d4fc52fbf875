// Where each screen lives: the addresses, and which screen an address asks for.

export type ScreenName = 'welcome' | 'not-found';

export const paths = {
  home: '/',
  admin: '/admin',
  /** The course that `npm start` adds to an empty installation. */
  demo: '/demo',
} as const;

/** The screen that an address asks for. */
export function screenAt(pathname: string): ScreenName {
  return pathname === paths.home ? 'welcome' : 'not-found';
}
