import { z } from 'zod';

/** An S3-compatible bucket in which uploads are stored instead of in DATA_DIR. */
export interface BucketSettings {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path of addresses, instead of in the host name. */
  pathStyle: boolean;
  /**
   * Base of public addresses, without a trailing slash: the bucket itself, or a CDN in front of it. If
   * undefined, the bucket is private, and addresses are signed.
   */
  publicUrl: string | undefined;
}

/** Set together or not at all. */
const REQUIRED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const address = (name: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be an address that starts with http:// or https://`,
    })
    .transform((url) => url.replace(/\/+$/, ''));

const schema = z.object({
  S3_ENDPOINT: address('S3_ENDPOINT'),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
    error: 'S3_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens',
  }),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  // What servers that know no regions expect.
  S3_REGION: z.string().default('us-east-1'),
  S3_PATH_STYLE: z
    .enum(['true', 'false'], 'S3_PATH_STYLE must be true or false')
    .transform((value) => value === 'true')
    .default(true),
  UPLOADS_URL: address('UPLOADS_URL').optional(),
});

/**
 * Reads the variables of the bucket.
 * @param variables empty ones count as absent
 * @returns undefined if none is named
 * @throws Error with one sentence for the first invalid value; never contains secrets
 */
export function readBucketSettings(
  variables: Readonly<Record<string, string | undefined>>,
): BucketSettings | undefined {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  if (!set.S3_BUCKET) {
    const others = [...REQUIRED, 'UPLOADS_URL'].filter((name) => set[name]);
    if (others.length === 0) return undefined;
    throw new Error(`${others.join(', ')}: S3_BUCKET is missing.`);
  }
  const missing = REQUIRED.filter((name) => !set[name]);
  if (missing.length > 0) throw new Error(`S3_BUCKET needs ${missing.join(', ')}.`);
  const result = schema.safeParse(set);
  if (!result.success) throw new Error(`${result.error.issues[0]?.message}.`);
  const values = result.data;
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    pathStyle: values.S3_PATH_STYLE,
    publicUrl: values.UPLOADS_URL,
  };
}

/** The origin from which browsers load what is in the bucket. */
export function originOf({ endpoint, bucket, pathStyle, publicUrl }: BucketSettings): string {
  const { origin, protocol, host } = new URL(publicUrl ?? endpoint);
  return publicUrl || pathStyle ? origin : `${protocol}//${bucket}.${host}`;
}
