import { existsSync } from 'node:fs';
import path from 'node:path';
import { oneLine } from 'folding/one-line';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { type BucketSettings, readBucketSettings } from './bucket-settings';

/** The operator's settings, read and checked once. All other code imports `environment`. */
export interface Environment {
  host: string;
  port: number;
  publicUrl: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** A replica of it, for reading; if undefined, everything is read from `databaseUrl`. */
  databaseReadUrl: string | undefined;
  /** Where metrics are served; if undefined, they are not. */
  metrics: { host: string; port: number } | undefined;
  /** Where uploads are stored; if undefined, in `dataDirectory`. */
  bucket: BucketSettings | undefined;
  /** How long startup waits for a database that does not respond. */
  databaseWaitSeconds: number;
  demoContent: boolean;
  seedDirectory: string;
  /** Names and concepts that ship with the service. */
  vocabularyDirectory: string;
  brandFile: string;
  /** Public URL of the website, for links in mails; without a trailing slash. */
  websiteUrl: string;
  /** The secret shared with the website, which may then state its visitors' addresses. */
  websiteToken: string | undefined;
  /** Whether the website's searches are counted. */
  countSearches: boolean;
  /** Whether reads of posts are counted. */
  countReads: boolean;
  /** Time zone of dates without a known place, as the website shows them. */
  timeZone: string;
  /** Base URLs of the websites that receive change notices. */
  websiteNotices: string[];
  /** Trusted proxies: IP addresses and CIDR ranges whose X-Forwarded-For is used. */
  trustedProxies: string[];
  /** The mail server; if undefined, mails stay queued. */
  smtpUrl: string | undefined;
  /** Sender of mails, `Name <address>` or an address. */
  mailFrom: string | undefined;
  /** Recipient of contact messages. */
  contactTo: string | undefined;
  /** From so many visitors' reports of a scam on, the contact of an offer is hidden; 0 is never. */
  reportsToHideContact: number;
  /** Whether businesses are asked by mail if their posts are still right; `test` only counts them. */
  confirmationMails: 'off' | 'test' | 'on';
  /** Whether jobs run: mails, schedules, deletions, calendars. Not in a trial run, as of `upgrade`. */
  runsJobs: boolean;
  /** How many links to other sites are checked each night; 0 is off. */
  linksPerNight: number;
  /** Networks that are not public and in which calendars are read all the same, as CIDR ranges. */
  calendarNetworks: string[];
  /** Delays between attempts to send a mail, in seconds; the last one is repeated. */
  mailRetrySeconds: number[];
  /** Machine translation for editors; if undefined, nothing is sent anywhere. */
  translation: TranslationSettings | undefined;
  /** How many machine translations visitors may ask for a day; none by default. */
  translationsPerDay: number;
  /** Where the published exchange rates are read; if undefined, they are not. */
  exchangeRatesUrl: string | undefined;
  /** What happens to the posts of a deleted account. */
  deletedPosts: 'remove' | 'anonymise';
  /** The first administrator, created at startup if there is none; the file contains the password. */
  firstAdministrator: { email: string; passwordFile: string } | undefined;
  secrets: Partial<Record<SecretName, string>>;
}

export interface TranslationSettings {
  name: 'libretranslate' | 'deepl';
  /** Without a trailing slash. */
  url: string;
  key: string | undefined;
}

export const SECRET_NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];

const MESSAGES = {
  PORT: 'PORT must be a whole number from 1 to 65535',
  CONTENT_METRICS_PORT: 'CONTENT_METRICS_PORT must be a whole number from 1 to 65535',
  PUBLIC_URL: 'PUBLIC_URL must be an address that starts with http:// or https://',
  DATABASE_URL: 'DATABASE_URL must start with postgres:// or postgresql://',
  DATABASE_READ_URL: 'DATABASE_READ_URL must start with postgres:// or postgresql://',
  DATABASE_WAIT_SECONDS: 'DATABASE_WAIT_SECONDS must be a whole number from 0 to 3600',
  DEMO_CONTENT: 'DEMO_CONTENT must be true or false',
  WEBSITE_URL: 'WEBSITE_URL must be an address that starts with http:// or https://',
  WEBSITE_TOKEN: 'WEBSITE_TOKEN must have at least 32 characters',
  COUNT_SEARCHES: 'COUNT_SEARCHES must be true or false',
  COUNT_READS: 'COUNT_READS must be true or false',
  TIME_ZONE: 'TIME_ZONE must be a time zone such as Asia/Dubai',
  WEBSITE_NOTICES: 'WEBSITE_NOTICES must be addresses that start with http:// or https://',
  TRUSTED_PROXIES: 'TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8',
  SMTP_URL: 'SMTP_URL must start with smtp:// or smtps://',
  MAIL_FROM: 'MAIL_FROM must be an address, or a name and <address>',
  CONTACT_TO: 'CONTACT_TO must be an email address',
  REPORTS_TO_HIDE_CONTACT: 'REPORTS_TO_HIDE_CONTACT must be a whole number from 0 to 99',
  CONFIRMATION_MAILS: 'CONFIRMATION_MAILS must be off, test or on',
  CALENDAR_NETWORKS: 'CALENDAR_NETWORKS must be IP addresses or ranges such as 10.0.0.0/8',
  JOBS: 'JOBS must be on or off',
  LINKS_PER_NIGHT: 'LINKS_PER_NIGHT must be a whole number',
  MAIL_RETRY_SECONDS: 'MAIL_RETRY_SECONDS must be a comma-separated list of seconds',
  TRANSLATION_SERVICE: 'TRANSLATION_SERVICE must be libretranslate or deepl',
  TRANSLATION_URL: 'TRANSLATION_URL must be an address that starts with http:// or https://',
  TRANSLATIONS_PER_DAY: 'TRANSLATIONS_PER_DAY must be a whole number',
  EXCHANGE_RATES_URL: 'EXCHANGE_RATES_URL must be an address that starts with http:// or https://',
  DELETED_POSTS: 'DELETED_POSTS must be remove or anonymise',
  ADMIN_EMAIL: 'ADMIN_EMAIL must be an email address',
};

/** Values that error messages must not contain: they are secrets or include passwords. */
const CONFIDENTIAL = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'WEBSITE_TOKEN',
  'TRANSLATION_URL',
];

const httpUrl = (message: string) =>
  z.url({ protocol: /^https?$/, error: message }).transform((url) => url.replace(/\/+$/, ''));

function isNetworkRange(range: string): boolean {
  try {
    proxyAddr.compile(range);
    return true;
  } catch {
    return false;
  }
}

/** A comma-separated list. */
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(item));

const portNumber = (message: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, message)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, message);

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: portNumber(MESSAGES.PORT).default(1337),
  // Not METRICS_PORT, which is the website's: both programs read one file of variables.
  CONTENT_METRICS_PORT: portNumber(MESSAGES.CONTENT_METRICS_PORT).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: MESSAGES.PUBLIC_URL }).optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, MESSAGES.DATABASE_URL)
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, MESSAGES.DATABASE_READ_URL)
    .optional(),
  DATABASE_WAIT_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/, MESSAGES.DATABASE_WAIT_SECONDS)
    .transform(Number)
    .refine((seconds) => seconds <= 3600, MESSAGES.DATABASE_WAIT_SECONDS)
    .default(60),
  DEMO_CONTENT: z
    .enum(['true', 'false'], MESSAGES.DEMO_CONTENT)
    .transform((value) => value === 'true')
    .default(true),
  SEED_DIR: z.string().optional(),
  VOCABULARY_DIR: z.string().optional(),
  BRAND_FILE: z.string().optional(),
  WEBSITE_URL: httpUrl(MESSAGES.WEBSITE_URL).default('http://localhost:3000'),
  WEBSITE_TOKEN: z.string().min(32, MESSAGES.WEBSITE_TOKEN).optional(),
  COUNT_SEARCHES: z
    .enum(['true', 'false'], MESSAGES.COUNT_SEARCHES)
    .transform((value) => value === 'true')
    .default(true),
  COUNT_READS: z
    .enum(['true', 'false'], MESSAGES.COUNT_READS)
    .transform((value) => value === 'true')
    .default(true),
  TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
      MESSAGES.TIME_ZONE,
    )
    .default('Asia/Dubai'),
  WEBSITE_NOTICES: listOf(httpUrl(MESSAGES.WEBSITE_NOTICES)).default([]),
  TRUSTED_PROXIES: listOf(z.string().refine(isNetworkRange, MESSAGES.TRUSTED_PROXIES)).default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: MESSAGES.SMTP_URL }).optional(),
  MAIL_FROM: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .regex(/^([^<>@,\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, MESSAGES.MAIL_FROM),
    )
    .optional(),
  CONTACT_TO: z.email(MESSAGES.CONTACT_TO).optional(),
  REPORTS_TO_HIDE_CONTACT: z
    .string()
    .regex(/^\d{1,2}$/, MESSAGES.REPORTS_TO_HIDE_CONTACT)
    .transform(Number)
    .default(3),
  CONFIRMATION_MAILS: z.enum(['off', 'test', 'on'], MESSAGES.CONFIRMATION_MAILS).default('off'),
  JOBS: z.enum(['on', 'off'], MESSAGES.JOBS).default('on'),
  LINKS_PER_NIGHT: z
    .string()
    .regex(/^\d{1,6}$/, MESSAGES.LINKS_PER_NIGHT)
    .transform(Number)
    .default(0),
  CALENDAR_NETWORKS: listOf(z.string().refine(isNetworkRange, MESSAGES.CALENDAR_NETWORKS)).default(
    [],
  ),
  MAIL_RETRY_SECONDS: listOf(
    z
      .string()
      .regex(/^\d{1,6}(\.\d+)?$/, MESSAGES.MAIL_RETRY_SECONDS)
      .transform(Number),
  ).default([10, 30, 120, 600, 1800, 7200, 21600]),
  TRANSLATION_SERVICE: z.enum(['libretranslate', 'deepl'], MESSAGES.TRANSLATION_SERVICE).optional(),
  TRANSLATION_URL: httpUrl(MESSAGES.TRANSLATION_URL).optional(),
  TRANSLATION_KEY: z.string().optional(),
  TRANSLATIONS_PER_DAY: z
    .string()
    .regex(/^\d{1,6}$/, MESSAGES.TRANSLATIONS_PER_DAY)
    .transform(Number)
    .default(0),
  EXCHANGE_RATES_URL: z
    .url({ protocol: /^https?$/, error: MESSAGES.EXCHANGE_RATES_URL })
    .optional(),
  DELETED_POSTS: z.enum(['remove', 'anonymise'], MESSAGES.DELETED_POSTS).default('remove'),
  ADMIN_EMAIL: z.email(MESSAGES.ADMIN_EMAIL).toLowerCase().optional(),
  ADMIN_PASSWORD_FILE: z.string().optional(),
});

/**
 * Reads and validates environment variables.
 * @param env the variables; empty ones count as absent
 * @param root the folder of the content service, to which relative paths and defaults refer
 * @throws Error with one sentence for the first invalid value; never contains secrets
 */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(nonEmpty);
  if (!result.success) {
    const issue = result.error.issues[0];
    const value = String(env[String(issue?.path[0])]);
    const quotedValue = CONFIDENTIAL.includes(String(issue?.path[0])) ? '' : `, not "${value}"`;
    throw new Error(`${issue?.message}${quotedValue}.`);
  }
  const values = result.data;
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new Error('MAIL_FROM is missing: SMTP_URL needs a sender address.');
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    throw new Error('DATABASE_READ_URL needs DATABASE_URL, of which it is a replica.');
  }
  if (values.CONFIRMATION_MAILS === 'on' && !values.SMTP_URL) {
    throw new Error('CONFIRMATION_MAILS=on needs SMTP_URL.');
  }
  if (values.WEBSITE_NOTICES.length > 0 && !values.WEBSITE_TOKEN) {
    throw new Error('WEBSITE_NOTICES needs WEBSITE_TOKEN, which signs the notices.');
  }
  if (values.TRANSLATIONS_PER_DAY > 0 && !values.TRANSLATION_SERVICE) {
    throw new Error('TRANSLATIONS_PER_DAY needs TRANSLATION_SERVICE.');
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD_FILE: passwordFile } = values;
  if (!email !== !passwordFile) {
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD_FILE belong together: set both or neither.');
  }
  const visibleHost = ['0.0.0.0', '::'].includes(values.HOST) ? 'localhost' : values.HOST;
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://${visibleHost}:${values.PORT}`).replace(/\/+$/, ''),
    dataDirectory: path.resolve(root, values.DATA_DIR ?? 'data'),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    metrics: values.CONTENT_METRICS_PORT
      ? { host: values.METRICS_HOST, port: values.CONTENT_METRICS_PORT }
      : undefined,
    bucket: readBucketSettings(nonEmpty),
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    demoContent: values.DEMO_CONTENT,
    seedDirectory: path.resolve(root, values.SEED_DIR ?? 'seed'),
    vocabularyDirectory: path.resolve(root, values.VOCABULARY_DIR ?? 'vocabulary'),
    brandFile: path.resolve(root, values.BRAND_FILE ?? '../brand.json'),
    websiteUrl: values.WEBSITE_URL,
    websiteToken: values.WEBSITE_TOKEN,
    countSearches: values.COUNT_SEARCHES,
    countReads: values.COUNT_READS,
    timeZone: values.TIME_ZONE,
    websiteNotices: values.WEBSITE_NOTICES,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactTo: values.CONTACT_TO,
    reportsToHideContact: values.REPORTS_TO_HIDE_CONTACT,
    confirmationMails: values.CONFIRMATION_MAILS,
    runsJobs: values.JOBS === 'on',
    linksPerNight: values.LINKS_PER_NIGHT,
    calendarNetworks: values.CALENDAR_NETWORKS,
    mailRetrySeconds: values.MAIL_RETRY_SECONDS,
    translation: translationSettings(values),
    translationsPerDay: values.TRANSLATIONS_PER_DAY,
    exchangeRatesUrl: values.EXCHANGE_RATES_URL,
    deletedPosts: values.DELETED_POSTS,
    firstAdministrator:
      email && passwordFile ? { email, passwordFile: path.resolve(root, passwordFile) } : undefined,
    secrets: Object.fromEntries(SECRET_NAMES.map((name) => [name, nonEmpty[name]])),
  };
}

/** DeepL's keys of free accounts end in `:fx` and work at an address of their own. */
function translationSettings({
  TRANSLATION_SERVICE: name,
  TRANSLATION_URL: url,
  TRANSLATION_KEY: key,
}: z.infer<typeof schema>): TranslationSettings | undefined {
  if (name === undefined) return undefined;
  if (name === 'deepl') {
    if (!key) throw new Error('TRANSLATION_SERVICE=deepl needs TRANSLATION_KEY.');
    const host = key.endsWith(':fx') ? 'api-free.deepl.com' : 'api.deepl.com';
    return { name, url: url ?? `https://${host}`, key };
  }
  if (!url) throw new Error('TRANSLATION_SERVICE=libretranslate needs TRANSLATION_URL.');
  return { name, url, key };
}

/** Ends the program with one sentence on standard error, for problems that the operator must fix. */
export function abortStartup(reason: unknown): never {
  const sentence = reason instanceof Error ? reason.message : String(reason);
  process.stderr.write(`content service: ${sentence}\n`);
  process.exit(1);
}

/** Finds the content service's folder, from its sources as well as from the compiled files in dist. */
function findPackageFolder(folder: string): string {
  const isPackage = existsSync(path.join(folder, 'package.json'));
  return isPackage ? folder : findPackageFolder(path.dirname(folder));
}

function loadEnvironment(): Environment {
  try {
    return readEnvironment(process.env, findPackageFolder(__dirname));
  } catch (error) {
    return abortStartup(error);
  }
}

export const environment = loadEnvironment();

// PostgreSQL's columns have no time zone: times are stored by the clock of this process. Where clocks are put
// back, those of an hour of each year would be stored wrong.
process.env.TZ ||= 'UTC';
