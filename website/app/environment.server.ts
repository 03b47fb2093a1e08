import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

// Opening hours are read in the local time of the process (`posts/opening-hours.server.ts`).
process.env.TZ = 'UTC';

const booleanText = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Whether this is a CIDR range, but not of all addresses: then anyone could claim any address. */
const isProxyRange = (range: string) => ipaddr.isValidCIDR(range) && ipaddr.parseCIDR(range)[1] > 0;

const proxies = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .refine(
    (list) => list.every((proxy) => ipaddr.isValid(proxy) || isProxyRange(proxy)),
    'must be IP addresses or ranges such as 10.0.0.0/8, separated by commas',
  );

const origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url().transform((url) => new URL(url).origin)));

/** One year, as in the examples of RFC 6797; without subdomains, which may belong to others. */
const HSTS_DEFAULT = '31536000';

const hsts = z
  .string()
  .regex(
    /^(?:off|\d{1,10}(?:\s*;\s*includeSubDomains)?)$/i,
    'must be off, a number of seconds such as 31536000, or 31536000; includeSubDomains',
  )
  .transform((value) => {
    if (/^off$/i.test(value)) return null;
    const [seconds, subdomains] = value.split(';');
    return `max-age=${Number(seconds)}${subdomains ? '; includeSubDomains' : ''}`;
  });

const ed25519Key = z.base64().transform((text, context) => {
  try {
    const key = createPrivateKey({
      key: Buffer.from(text, 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Not a key at all; said below.
  }
  context.addIssue(
    'must be what this prints: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
  );
  return z.NEVER;
});

const settings = z.object({
  /** Address to listen on. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /**
   * Public address of the site, for canonical addresses and share links. By default HOST and PORT as
   * seen from the same machine.
   */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Strict-Transport-Security: `off`, or a max-age in seconds, optionally followed by
   * `; includeSubDomains`. Sent if PUBLIC_URL is https.
   */
  HSTS: hsts.prefault(HSTS_DEFAULT),
  /** REST base of the content service, `{api}` in its contract. */
  CONTENT_API: z.url().default('http://127.0.0.1:1337/api'),
  /**
   * Origin of pictures with relative addresses; by default that of the content service.
   */
  CONTENT_MEDIA: z.url().optional(),
  /**
   * Address of the editors' panel, which alone may show previews in a frame; by default that of the
   * content service.
   */
  CONTENT_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Further origins of pictures, such as object storage, separated by commas. */
  MEDIA_ORIGINS: origins,
  /**
   * What maps are drawn from: the address of a PMTiles file or of a MapLibre style. There are no maps if
   * it is not set.
   */
  MAP_TILES: z.url({ protocol: /^https?$/ }).optional(),
  /** Further origins that the style of MAP_TILES loads from, separated by commas. */
  MAP_ORIGINS: origins,
  /**
   * Where the content service redirects to for uploads that are in a bucket: as it reads them. Without
   * UPLOADS_URL, to the bucket itself.
   */
  UPLOADS_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).default('true'),
  /** REST base of the service that receives messages at `/send`; by default CONTENT_API. */
  SEND_API: z.url().optional(),
  /**
   * Secret shared with the content service, which trusts the visitor addresses sent with it and signs
   * change notices with it. It is sent to no other service.
   */
  WEBSITE_TOKEN: z.string().min(32).optional(),
  /**
   * Secret that another Strapi sends with its webhooks, as `Authorization: Bearer …`, to renew pages;
   * they are not accepted without.
   */
  CONTENT_WEBHOOK_SECRET: z.string().min(32).optional(),
  /**
   * Whether searches are counted by query and sent to the content service, for its editors. Needs
   * WEBSITE_TOKEN.
   */
  COUNT_SEARCHES: booleanText.default(true),
  /**
   * Whether it is counted by day how often each post is read, and sent to the content service, for its
   * editors. Needs WEBSITE_TOKEN.
   */
  COUNT_READS: booleanText.default(true),
  /** Trusted proxies: IP addresses and CIDR ranges, separated by commas. */
  TRUSTED_PROXIES: proxies.default([]),
  /** What the content service does with posts of deleted accounts; shown on /delete. */
  DELETED_POSTS: z.enum(['remove', 'anonymise']).default('remove'),
  /** Format of the content service's responses; `auto` detects it for each response. */
  CONTENT_FORMAT: z.enum(['auto', 'v4', 'v5']).default('auto'),
  /**
   * Time limit of a call to the content service, and of all calls of a page together, in
   * milliseconds. A visitor waits at most this long, plus the rendering.
   */
  CONTENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2500),
  /**
   * Time limit of a form that is passed on to the content service, in milliseconds. Longer than that
   * of a page: giving up does not undo what the service does, and visitors would be told it failed.
   * Shorter than a shutdown may take.
   */
  SEND_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(7000),
  /** Seconds a rendered page stays fresh; 0 disables caching. */
  PAGE_FRESH_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
  /** Memory for cached pages in each process, in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /**
   * A Redis or Valkey in which several instances of the website share cached pages.
   */
  PAGE_STORE_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Folder in which cached pages outlive the process. */
  KEPT_PAGES_DIR: z.string().default('.kept'),
  /** Whether this process saves pages in KEPT_PAGES_DIR; one of several is enough. */
  KEEPS_PAGES: booleanText.default(true),
  /**
   * Key that the files of cities are signed with: the private Ed25519 key as PKCS #8 in base64. By
   * default one is made at the first start and kept in KEPT_PAGES_DIR.
   */
  CITY_FILE_KEY: ed25519Key.optional(),
  /** Number of processes that share the port. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Address to serve Prometheus metrics on. Independent of HOST, as they are not for visitors. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Port of the Prometheus metrics; not served if not set. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** From which level on the log is written. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /**
   * Which requests are logged: those that failed, one in a hundred as well, or all. `true` and `false`
   * are all and none.
   */
  LOG_REQUESTS: z
    .enum(['none', 'errors', 'sampled', 'all', 'true', 'false'])
    .transform((value) => (value === 'true' ? 'all' : value === 'false' ? 'none' : value))
    .prefault('all'),
  /** Header that carries the surrogate keys of a page to a CDN; not sent if not set. */
  SURROGATE_KEYS: z.enum(['Surrogate-Key', 'Cache-Tag']).optional(),
  /** The CDN's endpoint for purges by key, in Fastly's format. */
  CDN_PURGE_URL: z.url().optional(),
  /** Token for purges, sent as `Fastly-Key`. */
  CDN_PURGE_TOKEN: z.string().optional(),
  /** Time zone of dates without a known place. */
  TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
      'must be a time zone such as Asia/Dubai',
    )
    .default('Asia/Dubai'),
  /**
   * Whether browsers may keep pages for reading without network. Switched off, the service worker
   * removes itself and what it has kept.
   */
  OFFLINE_PAGES: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .prefault('on'),
  /** The brand's configuration file; by default brand.json in this folder or its parent. */
  BRAND_FILE: z
    .string()
    .default(() => ['brand.json', '../brand.json'].find((file) => existsSync(file)) ?? 'brand.json')
    .refine((file) => existsSync(file), 'must be an existing file'),
  /** Whether to serve development requests; set by `npm run dev`. */
  DEVELOPMENT: booleanText.default(false),
});

const schema = settings
  .refine((set) => !set.CDN_PURGE_URL || set.SURROGATE_KEYS, {
    path: ['CDN_PURGE_URL'],
    message: 'requires SURROGATE_KEYS, without which pages have no keys',
  })
  .refine((set) => set.MAP_TILES || set.MAP_ORIGINS.length === 0, {
    path: ['MAP_ORIGINS'],
    message: 'requires MAP_TILES, without which there are no maps',
  });

export type Environment = z.infer<typeof schema> &
  Record<'PUBLIC_URL' | 'CONTENT_MEDIA' | 'CONTENT_PUBLIC_URL' | 'SEND_API', string>;

/**
 * Reads and checks the program's environment.
 * @throws Error with one line for each invalid value, for the operator
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // An empty variable counts as not set, as with `NAME=` in an .env file.
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(setVariables);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The website's environment is invalid.\n${lines.join('\n')}`);
  }
  const contentOrigin = new URL(result.data.CONTENT_API).origin;
  return {
    ...result.data,
    PUBLIC_URL: result.data.PUBLIC_URL ?? localAddress(result.data),
    CONTENT_MEDIA: result.data.CONTENT_MEDIA ?? contentOrigin,
    MEDIA_ORIGINS: [...new Set([...result.data.MEDIA_ORIGINS, ...bucketOrigins(result.data)])],
    CONTENT_PUBLIC_URL: result.data.CONTENT_PUBLIC_URL ?? contentOrigin,
    SEND_API: result.data.SEND_API ?? result.data.CONTENT_API,
  };
}

/** The origin from which browsers load what is in the bucket; none without a bucket. */
function bucketOrigins(set: z.infer<typeof settings>): string[] {
  const { UPLOADS_URL, S3_ENDPOINT, S3_BUCKET, S3_PATH_STYLE } = set;
  if (!S3_BUCKET) return [];
  if (UPLOADS_URL) return [new URL(UPLOADS_URL).origin];
  if (!S3_ENDPOINT) return [];
  const { origin, protocol, host } = new URL(S3_ENDPOINT);
  return [S3_PATH_STYLE === 'true' ? origin : `${protocol}//${S3_BUCKET}.${host}`];
}

/** The address of a program on this machine, for humans. */
function localAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(HOST);
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  return new URL(`http://${isLocal ? 'localhost' : host}:${PORT}`).origin;
}

let environment: Environment | undefined;

/** The environment of this process, read once. */
export function currentEnvironment(): Environment {
  environment ??= readEnvironment(process.env);
  return environment;
}

/** Whether browsers may keep pages. Not in development, where there is no service worker. */
export function keepsPages(): boolean {
  const { OFFLINE_PAGES, DEVELOPMENT } = currentEnvironment();
  return OFFLINE_PAGES && !DEVELOPMENT;
}
