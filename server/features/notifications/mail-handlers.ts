// Mail about a course: a person's own address, what they get, and ending it (NTC-10, NTC-12, NTC-14).
import { randomBytes, randomUUID } from 'node:crypto';
import type { mailApi } from '@elenchus/contract/mail-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  CONFIRMATION_LIFE,
  NOT_AN_ADDRESS,
  readMailAddress,
} from '@elenchus/domain/notifications/mail-rules.ts';
import {
  kindsFor,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@elenchus/domain/notifications/course-notification.ts';
import { fail, type Failure } from '../../http/failure.ts';
import { type Call, CustomAnswer, type HandlersOf } from '../../http/handler.ts';
import { htmlText } from '../../http/page-sign-on.ts';
import { plainPage } from '../../http/plain-page.ts';
import { confirmSecret, isSame, mailIdOf } from '../../mail/mail-links.ts';
import {
  selectOptionalMail,
  selectOptionalMailById,
} from '../../store/notifications/mail-addresses-store.ts';
import { selectOptionalSetting } from '../../store/settings-store.ts';
import type { Services } from '../services.ts';
import { tooMany } from '../too-many-attempts.ts';

/** The handlers of the mail endpoints. */
export function mailHandlers(services: Services): HandlersOf<typeof mailApi> {
  return {
    'GET /api/account/mail/{courseID}': (call) => ownMail(services, call),
    'POST /api/account/mail/{courseID}': (call) => askAddress(services, call),
    'POST /api/account/mail-confirm/{courseID}': (call) => confirm(services, call),
    'POST /api/account/mail-kinds/{courseID}': async (call) => {
      if (!services.mail) return noMail();
      const offKinds = kindsText(call.body.off);
      await call.write('setMailKinds', { ...ownerOf(call), offKinds, mailId: newMailId() });
      return { message: 'Saved' };
    },
    'POST /api/account/end-mail/{courseID}': async (call) => {
      await call.write('removeMailAddress', { ...ownerOf(call), from: call.address });
      return { message: 'Address removed. You won’t get email about this course.' };
    },
    'GET /api/unsubscribe/{courseID}/{secret}': (call) => askToUnsubscribe(services, call),
    'POST /api/unsubscribe/{courseID}/{secret}': (call) => unsubscribe(services, call),
  };
}

type OwnCall = Pick<Call<'POST /api/account/end-mail/{courseID}'>, 'params' | 'caller' | 'now'>;

function ownerOf({ params, caller, now }: OwnCall) {
  return { course: params.courseID, usernameKey: foldName(caller.username), at: now };
}

/** For a person who has no row yet. */
function newMailId(): string {
  return randomBytes(16).toString('base64url');
}

function noMail(): Failure {
  return fail('NOT_FOUND', { message: 'This server doesn’t send email.' });
}

function kindsText(kinds: readonly NotificationKind[]): string {
  return NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind)).join(',');
}

/** The kinds in a stored list. */
export function kindsIn(text: string): readonly NotificationKind[] {
  const listed = text.split(',');
  return NOTIFICATION_KINDS.filter((kind) => listed.includes(kind));
}

async function ownMail({ store, mail }: Services, call: Call<'GET /api/account/mail/{courseID}'>) {
  if (!mail) return noMail();
  const { params, caller } = call;
  const row = await selectOptionalMail(store, params.courseID, foldName(caller.username));
  const kinds = caller.role === 'nobody' ? [] : kindsFor(caller.role);
  return {
    address: row?.address ?? '',
    source: row?.source ?? 'person',
    askedAddress: row?.askedAddress ?? '',
    kinds: [...kinds],
    off: [...kindsIn(row?.offKinds ?? '')],
    refusedAt: row?.refusedAt ?? null,
  };
}

async function askAddress({ mail }: Services, call: Call<'POST /api/account/mail/{courseID}'>) {
  if (!mail) return noMail();
  const address = readMailAddress(call.body.address);
  if (!address.ok) return fail('INVALID_INPUT', { message: NOT_AN_ADDRESS });
  const ids = { mailId: newMailId(), id: randomUUID() };
  const asked = { ...ownerOf(call), address: address.value, ...ids };
  const outcome = await call.write('askMailAddress', asked);
  if (!outcome.ok) return tooMany(CONFIRMATION_LIFE / 1000);
  return { message: `We sent an email to ${address.value}. Open the link in it within 24 hours.` };
}

const OLD_LINK = 'This link no longer works. Enter your address again to get a new one.';

async function confirm(
  { store }: Services,
  call: Call<'POST /api/account/mail-confirm/{courseID}'>,
) {
  const { params, caller, body, now, address: from } = call;
  const course = params.courseID;
  const [row, key] = await Promise.all([
    selectOptionalMail(store, course, foldName(caller.username)),
    selectOptionalSetting(store, 'mailKey'),
  ]);
  const { askedAddress = null, askedAt = null } = row ?? {};
  if (!row || key === undefined || askedAddress === null || askedAt === null) {
    return fail('INVALID_INPUT', { message: OLD_LINK });
  }
  const asked = { address: askedAddress, at: askedAt };
  const isGenuine = isSame(body.secret, confirmSecret(key, { ...row, course }, asked));
  const isFresh = now < askedAt + CONFIRMATION_LIFE;
  const isConfirmed =
    isGenuine &&
    isFresh &&
    (await call.write('confirmMailAddress', { ...ownerOf(call), askedAt, from }));
  return isConfirmed
    ? { message: `You now get email at ${askedAddress}.` }
    : fail('INVALID_INPUT', { message: OLD_LINK });
}

type UnsubscribeCall = Pick<
  Call<'POST /api/unsubscribe/{courseID}/{secret}'>,
  'params' | 'request'
>;

/** The row to which the secret of a link belongs, or null. */
async function rowOfLink({ store }: Services, { params }: UnsubscribeCall) {
  const key = await selectOptionalSetting(store, 'mailKey');
  const mailId = key === undefined ? null : mailIdOf(key, params.courseID, params.secret);
  if (mailId === null) return null;
  return (await selectOptionalMailById(store, params.courseID, mailId)) ?? null;
}

async function askToUnsubscribe(services: Services, call: UnsubscribeCall) {
  const row = await rowOfLink(services, call);
  if (!row) return pageOf(call, 404, NO_LINK);
  return pageOf(call, 200, {
    title: 'Stop email about this course?',
    content: `<p>You can still read everything that is new in the course itself.</p>
<form method="post"><button type="submit">Stop email</button></form>`,
  });
}

async function unsubscribe(
  services: Services,
  call: Call<'POST /api/unsubscribe/{courseID}/{secret}'>,
) {
  const row = await rowOfLink(services, call);
  if (!row) return pageOf(call, 404, NO_LINK);
  const course = call.params.courseID;
  const allKinds = kindsText(NOTIFICATION_KINDS);
  await call.write('unsubscribe', { course, mailId: row.mailId, allKinds });
  const account = `/${encodeURIComponent(course)}?view=account`;
  return pageOf(call, 200, {
    title: 'You won’t get email about this course',
    content: `<p>If you change your mind, turn it on again in your account.</p>
<p><a href="${htmlText(account)}">Open your account</a></p>`,
  });
}

const NO_LINK = {
  title: 'This link doesn’t work',
  content: '<p>It may be incomplete, or the account may be gone. Nothing was changed.</p>',
};

function pageOf(
  { request }: UnsubscribeCall,
  status: number,
  page: { readonly title: string; readonly content: string },
): CustomAnswer {
  const body = plainPage({ ...page, styleNonce: request.styleNonce });
  return new CustomAnswer(status, { 'content-type': 'text/html; charset=utf-8' }, body);
}
