import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Bodies } from './page.ts';
import type { CacheEntry } from './page-store.ts';

/** A cache entry with the build that rendered it, as it is stored outside the process. */
export type StoredEntry = { build: string; entry: CacheEntry };

const count = z.number().int().min(0);

const headerSchema = z.object({
  key: z.string().startsWith('/'),
  build: z.string(),
  isFiltered: z.boolean(),
  status: count,
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  renderedAt: count,
  trueForMs: count.optional(),
  tags: z.array(z.string()),
  /** Bytes of each body. */
  lengths: z.union([z.object({ identity: count }), z.object({ br: count, gzip: count })]),
});

const LINE_END = 0x0a;

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Serialises an entry: a line with the checksum of all that follows, a line of JSON, the bodies.
 */
export function toBytes({ build, entry }: StoredEntry): Buffer {
  const { key, isFiltered, page } = entry;
  const { bodies, tags, ...metadata } = page;
  const parts = bodies.identity ? [bodies.identity] : [bodies.br, bodies.gzip];
  const header: z.infer<typeof headerSchema> = {
    ...metadata,
    key,
    build,
    isFiltered,
    tags: [...tags],
    lengths: bodies.identity
      ? { identity: bodies.identity.length }
      : { br: bodies.br.length, gzip: bodies.gzip.length },
  };
  const payload = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...parts]);
  return Buffer.concat([Buffer.from(`${checksumOf(payload)}\n`), payload]);
}

/**
 * Reads what `toBytes` wrote.
 * @returns null if the bytes are damaged
 */
export function fromBytes(bytes: Buffer): StoredEntry | null {
  const checksumEnd = bytes.indexOf(LINE_END);
  const payload = bytes.subarray(checksumEnd + 1);
  if (checksumEnd < 0 || bytes.toString('latin1', 0, checksumEnd) !== checksumOf(payload))
    return null;
  const headerEnd = payload.indexOf(LINE_END);
  const header = headerSchema.safeParse(jsonOf(payload.subarray(0, headerEnd)));
  if (!header.success) return null;
  const { key, build, isFiltered, lengths, tags, ...metadata } = header.data;
  let offset = headerEnd + 1;
  const take = (length: number) => {
    offset += length;
    return payload.subarray(offset - length, offset);
  };
  const bodies: Bodies =
    'identity' in lengths
      ? { identity: take(lengths.identity), br: null, gzip: null }
      : { identity: null, br: take(lengths.br), gzip: take(lengths.gzip) };
  return { build, entry: { key, isFiltered, page: { ...metadata, tags: new Set(tags), bodies } } };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
