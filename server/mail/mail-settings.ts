// The settings of an installation that sends mail.

export interface MailSettings {
  /** smtp:// or smtps://, with the login if the server needs one. */
  readonly smtpUrl: string;
  /** An address, or a name with an address: Elenchus <elenchus@example.edu>. */
  readonly from: string;
  /** The address of this server, for the links in mails. */
  readonly publicUrl: string;
}
