import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Bodies } from './page.ts';
import type { CacheEntry } from './page-store.ts';

/** A cache entry with the build that rendered it, as it is stored outside of the process. */
export type StoredEntry = { build: string; entry: CacheEntry };

const count = z.number().int().min(0);

const headSchema = z.object({
  key: z.string().startsWith('/'),
  build: z.string(),
  isNarrowed: z.boolean(),
  status: count,
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  renderedAt: count,
  tags: z.array(z.string()),
  /** Bytes of each body. */
  lengths: z.union([z.object({ identity: count }), z.object({ br: count, gzip: count })]),
});

const LINE_END = 0x0a;

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Serialises an entry: a line with the checksum of all that follows, a line of JSON, the bodies. */
export function toBytes({ build, entry }: StoredEntry): Buffer {
  const { key, isNarrowed, page } = entry;
  const { bodies, tags, ...described } = page;
  const parts = bodies.identity ? [bodies.identity] : [bodies.br, bodies.gzip];
  const head: z.infer<typeof headSchema> = {
    ...described,
    key,
    build,
    isNarrowed,
    tags: [...tags],
    lengths: bodies.identity
      ? { identity: bodies.identity.length }
      : { br: bodies.br.length, gzip: bodies.gzip.length },
  };
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts]);
  return Buffer.concat([Buffer.from(`${checksumOf(rest)}\n`), rest]);
}

/**
 * Reads what `toBytes` wrote.
 * @returns null where the bytes are not as they were written
 */
export function fromBytes(bytes: Buffer): StoredEntry | null {
  const firstEnd = bytes.indexOf(LINE_END);
  const rest = bytes.subarray(firstEnd + 1);
  if (firstEnd < 0 || bytes.toString('latin1', 0, firstEnd) !== checksumOf(rest)) return null;
  const headEnd = rest.indexOf(LINE_END);
  const head = headSchema.safeParse(jsonOf(rest.subarray(0, headEnd)));
  if (!head.success) return null;
  const { key, build, isNarrowed, lengths, tags, ...described } = head.data;
  let at = headEnd + 1;
  const take = (length: number) => {
    at += length;
    return rest.subarray(at - length, at);
  };
  const bodies: Bodies =
    'identity' in lengths
      ? { identity: take(lengths.identity), br: null, gzip: null }
      : { identity: null, br: take(lengths.br), gzip: take(lengths.gzip) };
  return { build, entry: { key, isNarrowed, page: { ...described, tags: new Set(tags), bodies } } };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
