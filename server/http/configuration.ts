// The environment of the server process, read and checked once at the start.
import { isIP } from 'node:net';
import path from 'node:path';
import { accept } from '@elenchus/domain/base/result.ts';
import { readCourseId } from '@elenchus/domain/people/course-id.ts';
import { MOST_RETENTION_MONTHS } from '@elenchus/domain/people/personal-data-retention.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { SignOnSettings } from '../sign-on/sign-on-settings.ts';
import { readMail } from './read-mail.ts';
import { readSignOn } from './read-sign-on.ts';
import {
  type ConfigurationFault,
  type Environment,
  fault,
  given,
  isLoopback,
  type Setting,
} from './setting-values.ts';

export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly adminPassword: string | undefined;
  /** Whether an empty database may get the demo course. Its passwords are public, so only on this machine. */
  readonly demo: boolean;
  readonly defaultCourse: string | undefined;
  /** Whether instructors may create courses from their own ones. */
  readonly instructorsCreateCourses: boolean;
  /** The origin at which people reach the server when it is behind a proxy. */
  readonly publicUrl: string | undefined;
  /** What a reader of the metrics must send; without one only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** Addresses and networks besides this machine that are trusted to name the caller. */
  readonly trustedProxies: readonly string[];
  /** Whether the start finds out if PDFs can be made, by making one. */
  readonly pdfCheck: boolean;
  /** Whether the log has a line for every request, or only for those that change something, fail or are slow. */
  readonly logsEveryRequest: boolean;
  /** After how many months the personal data of a closed course is deleted; undefined: never. */
  readonly personalDataMonths: number | undefined;
  /** The university's login; undefined where people log in with passwords alone. */
  readonly signOn: SignOnSettings | undefined;
  /** The mail server; undefined where no mail is sent. */
  readonly mail: MailSettings | undefined;
}

const switchValues = new Map([
  ['on', true],
  ['yes', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['no', false],
  ['false', false],
  ['0', false],
]);

/** Every setting of the server, or the first variable that cannot be used. */
export function readConfiguration(environment: Environment): Setting<Configuration> {
  const port = readPort(environment);
  if (!port.ok) return port;
  const host = readHost(environment);
  if (!host.ok) return host;
  const databaseUrl = readDatabaseUrl(environment);
  if (!databaseUrl.ok) return databaseUrl;
  const demo = readSwitch(environment, 'DEMO', true);
  if (!demo.ok) return demo;
  const defaultCourse = readDefaultCourse(environment);
  if (!defaultCourse.ok) return defaultCourse;
  const instructorsCreateCourses = readSwitch(environment, 'INSTRUCTORS_CREATE_COURSES', true);
  if (!instructorsCreateCourses.ok) return instructorsCreateCourses;
  const publicUrl = readPublicUrl(environment);
  if (!publicUrl.ok) return publicUrl;
  const trustedProxies = readTrustedProxies(environment);
  if (!trustedProxies.ok) return trustedProxies;
  const pdfCheck = readSwitch(environment, 'PDF_CHECK', true);
  if (!pdfCheck.ok) return pdfCheck;
  const logsEveryRequest = readSwitch(environment, 'LOG_EVERY_REQUEST', false);
  if (!logsEveryRequest.ok) return logsEveryRequest;
  const personalDataMonths = readPersonalDataMonths(environment);
  if (!personalDataMonths.ok) return personalDataMonths;
  const signOn = readSignOn(environment, publicUrl.value);
  if (!signOn.ok) return signOn;
  const mail = readMail(environment, publicUrl.value);
  if (!mail.ok) return mail;
  return accept({
    port: port.value,
    host: host.value,
    dataDirectory: path.resolve(given(environment, 'DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl.value,
    // A password is taken exactly as given, including spaces.
    adminPassword: environment['ADMIN_PASSWORD'] || undefined,
    demo: demo.value && isLoopback(host.value) && publicUrl.value === undefined,
    defaultCourse: defaultCourse.value,
    instructorsCreateCourses: instructorsCreateCourses.value,
    publicUrl: publicUrl.value,
    metricsToken: given(environment, 'METRICS_TOKEN'),
    trustedProxies: trustedProxies.value,
    pdfCheck: pdfCheck.value,
    logsEveryRequest: logsEveryRequest.value,
    personalDataMonths: personalDataMonths.value,
    signOn: signOn.value,
    mail: mail.value,
  });
}

/** The sentence that a person reads; it never repeats a value, which may be a password. */
export function configurationSentence({ variable, expected }: ConfigurationFault): string {
  return `The setting ${variable} can’t be used. It must be ${expected}.`;
}

function readPort(environment: Environment): Setting<number> {
  const value = given(environment, 'PORT') ?? '3000';
  const fits = /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
  return fits
    ? accept(Number(value))
    : fault('PORT', 'a whole number from 0 to 65535, for example 3000');
}

function readHost(environment: Environment): Setting<string> {
  const value = given(environment, 'HOST') ?? '127.0.0.1';
  return /^[\w.:-]+$/.test(value)
    ? accept(value)
    : fault('HOST', 'an address or a host name without a port, for example 127.0.0.1 or 0.0.0.0');
}

function readDatabaseUrl(environment: Environment): Setting<string | undefined> {
  const value = given(environment, 'DATABASE_URL');
  if (value === undefined) return accept(undefined);
  const scheme = URL.parse(value)?.protocol;
  return scheme === 'postgres:' || scheme === 'postgresql:'
    ? accept(value)
    : fault('DATABASE_URL', 'an address like postgres://user:password@host:5432/database');
}

function readSwitch(
  environment: Environment,
  variable: string,
  otherwise: boolean,
): Setting<boolean> {
  const value = given(environment, variable);
  if (value === undefined) return accept(otherwise);
  const chosen = switchValues.get(value.toLowerCase());
  return chosen === undefined ? fault(variable, 'on or off') : accept(chosen);
}

function readPersonalDataMonths(environment: Environment): Setting<number | undefined> {
  const value = given(environment, 'DELETE_PERSONAL_DATA_AFTER_MONTHS');
  if (value === undefined) return accept(undefined);
  const fits = /^\d{1,3}$/.test(value) && Number(value) >= 1;
  return fits && Number(value) <= MOST_RETENTION_MONTHS
    ? accept(Number(value))
    : fault(
        'DELETE_PERSONAL_DATA_AFTER_MONTHS',
        `a whole number from 1 to ${MOST_RETENTION_MONTHS}, or not set at all`,
      );
}

function readDefaultCourse(environment: Environment): Setting<string | undefined> {
  const value = given(environment, 'DEFAULT_COURSE');
  if (value === undefined) return accept(undefined);
  const course = readCourseId(value);
  return course.ok
    ? course
    : fault(
        'DEFAULT_COURSE',
        'a courseID: 2 to 64 letters, digits, - or _, and not admin, api or assets',
      );
}

function readPublicUrl(environment: Environment): Setting<string | undefined> {
  const value = given(environment, 'PUBLIC_URL');
  if (value === undefined) return accept(undefined);
  const url = URL.parse(value);
  const isOrigin = url !== null && `${url.origin}/` === url.href;
  return isOrigin && /^https?:$/.test(url.protocol)
    ? accept(url.origin)
    : fault('PUBLIC_URL', 'an address without a path, for example https://elenchus.example.edu');
}

function readTrustedProxies(environment: Environment): Setting<readonly string[]> {
  const entries = (given(environment, 'TRUSTED_PROXY') ?? '')
    .split(',')
    .map((entry) => entry.trim());
  const places = entries.filter((entry) => entry !== '');
  return places.every(isNetwork)
    ? accept(places)
    : fault('TRUSTED_PROXY', 'addresses or networks separated by commas, for example 10.88.0.0/16');
}

/** An address, or a network with the number of its fixed bits; a network of all addresses would trust everyone. */
function isNetwork(place: string): boolean {
  const [address = '', bits, ...rest] = place.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128);
}
