// "Your account" is a view of the course page that everyone who is logged in can open (USR-57).

/** The value of ?view= that opens it. */
export const ACCOUNT_VIEW = 'account';

/** Whether a value of ?view= asks for it. */
export function isAccountQuery(value: string | null): boolean {
  return value === ACCOUNT_VIEW;
}
