import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One answer as it is sent, with its body in every encoding. */
export type Page = {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  bodies: Bodies;
  /** Tells bodies apart; the same for the same bytes. */
  tag: string;
  /** When making it began, in milliseconds since 1970: what changed later is not on it. */
  madeAt: number;
  /** What of the content service it shows. */
  madeOf: ReadonlySet<string>;
};

/** `br` and `gzip` are null where the body is too short to gain by it. */
export type Bodies = { identity: Buffer; br: Buffer | null; gzip: Buffer | null };

/** Below this many bytes compression gains nothing that a packet would notice. */
const WORTH_IT = 1024;

/** Level 5 costs a few milliseconds a page, on another thread, and is within a few percent of the best. */
const LEVEL = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body in every encoding. */
export async function encoded(identity: Buffer): Promise<Bodies> {
  if (identity.length < WORTH_IT) return { identity, br: null, gzip: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVEL,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  return { identity, br, gzip: zipped };
}

/** What tells one body from every other, fit for an ETag. */
export function tagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/** The memory that a page takes, in bytes. */
export function sizeOf({ bodies, madeOf, headers }: Page): number {
  const { identity, br, gzip: zipped } = bodies;
  const names = madeOf.size * 32 + Object.keys(headers).length * 64;
  return identity.length + (br?.length ?? 0) + (zipped?.length ?? 0) + names + 1024;
}
