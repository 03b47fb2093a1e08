import { existsSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

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

/** One year, as in the examples of RFC 6797, and without subdomains: they may be other people's. */
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

const settings = z.object({
  /** Address to listen on. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /**
   * Where visitors reach the site: canonical addresses and share links begin with it. By default
   * HOST and PORT, as seen from the same machine.
   */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * For how long browsers use https alone once they came by it: `off`, seconds, or seconds and
   * `; includeSubDomains`. Sent where PUBLIC_URL is https.
   */
  HSTS: hsts.prefault(HSTS_DEFAULT),
  /** The content service's REST base, written {api} in its contract. */
  CONTENT_API: z.url().default('http://127.0.0.1:1337/api'),
  /** Where pictures with relative addresses load from; by default the content service's own host. */
  CONTENT_MEDIA: z.url().optional(),
  /** Further origins that pictures load from, e.g. of object storage; separated by commas. */
  MEDIA_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url().transform((url) => new URL(url).origin))),
  /** Base of the service that takes messages, at `/send` below it; by default CONTENT_API. */
  SEND_API: z.url().optional(),
  /**
   * The secret shared with the content service, which takes this site's word for whom it asks and
   * signs its notices of changes with it; it goes to no other service.
   */
  WEBSITE_TOKEN: z.string().min(32).optional(),
  /** Proxies whose word on the visitor's address is taken: IP addresses and ranges. */
  TRUSTED_PROXIES: proxies.default([]),
  /** What the content service makes of posts whose author's account is deleted: said on /delete. */
  DELETED_POSTS: z.enum(['remove', 'anonymise']).default('remove'),
  /** The shape of the content service's answers; `auto` reads it off each answer. */
  CONTENT_FORMAT: z.enum(['auto', 'v4', 'v5']).default('auto'),
  /**
   * How long one call to the content service may take, and all calls of a page together, in
   * milliseconds. A visitor waits for a page as long as this and its rendering.
   */
  CONTENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2500),
  /** Seconds for which a made page counts as new; 0 makes every page anew. */
  PAGE_FRESH_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
  /** Memory for made pages in each process, in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /** A Redis or Valkey in which several copies of the website share rendered pages; none without it. */
  PAGE_STORE_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Folder in which made pages outlive the process. */
  KEPT_PAGES_DIR: z.string().default('.kept'),
  /** Whether this process writes them; one of several is enough. */
  KEEPS_PAGES: booleanText.default(true),
  /** How many processes share the port. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Address to give the figures for Prometheus on: they are not for visitors, wherever HOST is. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Port of the figures for Prometheus; none without it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Whether each request is logged. */
  LOG_REQUESTS: booleanText.default(true),
  /** Header in which caches in front get the keys of a page: what it shows. None without it. */
  SURROGATE_KEYS: z.enum(['Surrogate-Key', 'Cache-Tag']).optional(),
  /** Where caches in front take purges by key, in Fastly's form. */
  CDN_PURGE_URL: z.url().optional(),
  /** Goes along with a purge as `Fastly-Key`. */
  CDN_PURGE_TOKEN: z.string().optional(),
  /** Time zone of dates whose place is unknown. */
  TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
      'is no time zone, e.g. Asia/Dubai',
    )
    .default('Asia/Dubai'),
  /** The brand's configuration file; by default brand.json here or one folder up. */
  BRAND_FILE: z
    .string()
    .default(() => ['brand.json', '../brand.json'].find((file) => existsSync(file)) ?? 'brand.json')
    .refine((file) => existsSync(file), 'names a file that does not exist'),
  /** Whether to answer development requests; set by `npm run dev`. */
  DEVELOPMENT: booleanText.default(false),
});

const schema = settings.refine((set) => !set.CDN_PURGE_URL || set.SURROGATE_KEYS, {
  path: ['CDN_PURGE_URL'],
  message: 'needs SURROGATE_KEYS, as pages have no keys without it',
});

export type Environment = z.infer<typeof schema> &
  Record<'PUBLIC_URL' | 'CONTENT_MEDIA' | 'SEND_API', string>;

/**
 * Reads and checks the program's environment.
 * @throws Error with one line for each wrong value, fit to be shown to an operator
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // An empty variable means "not set": that is what a line `NAME=` in an .env file says.
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(setVariables);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The website's environment is wrong.\n${lines.join('\n')}`);
  }
  return {
    ...result.data,
    PUBLIC_URL: result.data.PUBLIC_URL ?? localAddress(result.data),
    CONTENT_MEDIA: result.data.CONTENT_MEDIA ?? new URL(result.data.CONTENT_API).origin,
    SEND_API: result.data.SEND_API ?? result.data.CONTENT_API,
  };
}

/** The address of a program on this machine, in a form that is fit to be shown. */
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
