// How the university's login is configured.
import type { PasswordLogin, UsernameSource } from '@elenchus/domain/people/sign-on-rules.ts';

export interface SignOnSettings extends UsernameSource {
  /** The address of the provider, as its own description and its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says. */
  readonly label: string;
  readonly passwordLogin: PasswordLogin;
  /** The origin of this server. It comes from the settings, never from a request. */
  readonly publicUrl: string;
}
