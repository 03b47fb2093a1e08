import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Page } from './page.ts';

/** A page as it lies on disk, with what is needed to put it back. */
export type StoredPage = {
  address: string;
  /** Which build made it. */
  build: string;
  isNarrowed: boolean;
  page: Page;
};

const count = z.number().int().min(0);

const headSchema = z.object({
  address: z.string().startsWith('/'),
  build: z.string(),
  isNarrowed: z.boolean(),
  status: count,
  headers: z.record(z.string(), z.string()),
  tag: z.string(),
  madeAt: count,
  madeOf: z.array(z.string()),
  /** Bytes of each body; null where there is none. */
  lengths: z.object({ identity: count, br: count.nullable(), gzip: count.nullable() }),
});

const LINE_END = 0x0a;

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A file: a line with the checksum of all that follows, a line that describes the page, its bodies. */
export function toFile({ address, build, isNarrowed, page }: StoredPage): Buffer {
  const { bodies, madeOf, ...described } = page;
  const { identity, br, gzip } = bodies;
  const head: z.infer<typeof headSchema> = {
    ...described,
    address,
    build,
    isNarrowed,
    madeOf: [...madeOf],
    lengths: { identity: identity.length, br: br?.length ?? null, gzip: gzip?.length ?? null },
  };
  const rest = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    identity,
    ...[br, gzip].filter((body) => body !== null),
  ]);
  return Buffer.concat([Buffer.from(`${sumOf(rest)}\n`), rest]);
}

/** The page in a file; null where the file is not as it was written. */
export function fromFile(file: Buffer): StoredPage | null {
  const firstEnd = file.indexOf(LINE_END);
  const rest = file.subarray(firstEnd + 1);
  if (firstEnd < 0 || file.toString('latin1', 0, firstEnd) !== sumOf(rest)) return null;
  const headEnd = rest.indexOf(LINE_END);
  const parsed = headSchema.safeParse(JSON.parse(rest.toString('utf8', 0, headEnd)));
  if (!parsed.success) return null;
  const { address, build, isNarrowed, lengths, madeOf, ...described } = parsed.data;
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
  return { address, build, isNarrowed, page: { ...described, madeOf: new Set(madeOf), bodies } };
}
