// Sends the mail that waits, again and again. Several processes on one database share the work (NTC-13).
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isPermanent } from '@elenchus/domain/notifications/mail-rules.ts';
import {
  confirmationMail,
  digestMail,
  type MailText,
} from '@elenchus/domain/notifications/mail-text.ts';
import { confirmSecret, unsubscribeSecret } from '../../mail/mail-links.ts';
import { MailSender } from '../../mail/mail-sender.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import {
  selectOptionalMail,
  type MailRow,
} from '../../store/notifications/mail-addresses-store.ts';
import type { ClaimedMail } from '../../store/notifications/mail-queue-store.ts';
import type { Store } from '../../store/open-store.ts';
import { selectOptionalSetting } from '../../store/settings-store.ts';
import { type DigestServices, queueDigests } from './mail-digests.ts';
import { kindsIn } from './mail-handlers.ts';

/** Milliseconds between two looks into the queue, and between two looks for digests. */
const SEND_EVERY = 15_000;
const DIGESTS_EVERY = 600_000;
/** How many mails are claimed at once: a process that stops keeps them from others for a while. */
const CLAIMED_AT_ONCE = 10;

interface DispatchOptions extends DigestServices {
  readonly settings: MailSettings;
  readonly clock: () => number;
  readonly onProblem: (text: string) => void;
}

/** The key that proves the links in mails, made at the first start with mail. */
async function settleMailKey(store: Store, at: number): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await store.transact('setSettingOnce', { name: 'mailKey', value, at });
  return (await selectOptionalSetting(store, 'mailKey')) ?? value;
}

export class MailDispatch {
  readonly #options: DispatchOptions;
  readonly #sender: MailSender;
  readonly #holder = randomUUID();
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #key: string | undefined;
  #sending: Promise<number> = Promise.resolve(0);

  constructor(options: DispatchOptions) {
    this.#options = options;
    this.#sender = new MailSender(options.settings);
  }

  start(): void {
    this.#running = this.#repeat();
  }

  /** Finishes the mail that is being sent. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await this.#sending.catch(() => 0);
    this.#sender.close();
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#stopping;
    let digestsAt = -Infinity;
    while (!signal.aborted) {
      const now = this.#options.clock();
      try {
        if (now >= digestsAt + DIGESTS_EVERY) {
          digestsAt = now;
          await queueDigests(this.#options, now, signal);
        }
        await this.sendWaiting();
      } catch (failure) {
        this.#options.onProblem(`Mail couldn’t be sent: ${String(failure)}`);
      }
      await pause(SEND_EVERY, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Sends what is due; returns how many mails the server accepted. */
  async sendWaiting(): Promise<number> {
    this.#sending = this.#sendAll();
    return this.#sending;
  }

  async #sendAll(): Promise<number> {
    const { store, clock } = this.#options;
    const key = (this.#key ??= await settleMailKey(store, clock()));
    let sent = 0;
    while (!this.#stopping.signal.aborted) {
      const claim = { holder: this.#holder, at: clock(), most: CLAIMED_AT_ONCE };
      const claimed = await store.transact('claimMail', claim);
      if (claimed.length === 0) break;
      for (const mail of claimed) {
        // What isn't sent before the stop waits until its claim has expired.
        if (this.#stopping.signal.aborted) break;
        if (await this.#sendOne(mail, key)) sent += 1;
      }
    }
    return sent;
  }

  async #sendOne(mail: ClaimedMail, key: string): Promise<boolean> {
    const { store, settings, clock, onProblem } = this.#options;
    const { course, id, usernameKey } = mail;
    const settled = { course, id, holder: this.#holder };
    const row = await selectOptionalMail(store, course, usernameKey);
    const content = row && (await this.#contentOf(mail, row, key));
    if (!content) {
      await store.transact('finishMail', { ...settled, at: clock() });
      return false;
    }
    const host = new URL(settings.publicUrl).hostname;
    const messageId = `<${id}@${host}>`;
    const outcome = await this.#sender.send({ ...content, to: mail.address, messageId });
    const at = clock();
    if (outcome.sent) {
      await store.transact('finishMail', { ...settled, at });
      return true;
    }
    const { code } = outcome;
    const isFinal = isPermanent(outcome);
    const next = await store.transact('failMail', { ...settled, at, code, isFinal });
    // Neither the person nor the address is in the log.
    const what = next === 'later' ? 'It is tried again.' : 'It is given up.';
    onProblem(`A mail of ${course} failed (${code || 'no answer'} ${outcome.command}). ${what}`);
    return false;
  }

  /** The mail, or null if nobody wants it any more. */
  async #contentOf(
    mail: ClaimedMail,
    row: MailRow,
    key: string,
  ): Promise<(MailText & { readonly unsubscribeLink: string | null }) | null> {
    const { settings, courses } = this.#options;
    const { course, kind, address } = mail;
    const cached = await courses.get(course);
    if (!cached) return null;
    const courseTitle = cached.model.settings.title.trim() || course;
    const courseLink = `${settings.publicUrl}/${encodeURIComponent(course)}`;
    const settingsLink = `${courseLink}?view=account`;
    const owner = { course, mailId: row.mailId };
    if (kind === 'confirmation') {
      if (row.askedAddress !== address || row.askedAt === null) return null;
      const secret = confirmSecret(key, owner, { address, at: row.askedAt });
      const confirmLink = `${settingsLink}#confirm-mail=${secret}`;
      return { ...confirmationMail({ courseTitle, confirmLink }), unsubscribeLink: null };
    }
    const off = kindsIn(row.offKinds);
    const kinds = kindsIn(mail.kinds).filter((each) => !off.includes(each));
    if (row.address !== address || row.refusedAt !== null || kinds.length === 0) return null;
    const secret = unsubscribeSecret(key, owner);
    const unsubscribeLink = `${settings.publicUrl}/api/unsubscribe/${encodeURIComponent(course)}/${secret}`;
    const links = { courseLink, settingsLink, unsubscribeLink };
    return { ...digestMail({ courseTitle, kinds, ...links }), unsubscribeLink };
  }
}
