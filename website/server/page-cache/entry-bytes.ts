import { createHash } from 'node:crypto';
import { z } from 'zod';
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
  /** Bytes of each body; null where there is none. */
  lengths: z.object({ identity: count, br: count.nullable(), gzip: count.nullable() }),
});

const LINE_END = 0x0a;

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Serialises an entry: a line with the checksum of all that follows, a line of JSON, the bodies. */
export function toBytes({ build, entry }: StoredEntry): Buffer {
  const { key, isNarrowed, page } = entry;
  const { bodies, tags, ...described } = page;
  const { identity, br, gzip } = bodies;
  const head: z.infer<typeof headSchema> = {
    ...described,
    key,
    build,
    isNarrowed,
    tags: [...tags],
    lengths: { identity: identity.length, br: br?.length ?? null, gzip: gzip?.length ?? null },
  };
  const rest = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    identity,
    ...[br, gzip].filter((body) => body !== null),
  ]);
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
  const bodies = {
    identity: take(lengths.identity),
    br: lengths.br === null ? null : take(lengths.br),
    gzip: lengths.gzip === null ? null : take(lengths.gzip),
  };
  return { build, entry: { key, isNarrowed, page: { ...described, tags: new Set(tags), bodies } } };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
