import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered response as it is sent, with its body in every encoding. */
export type Page = Readonly<{
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  bodies: Bodies;
  /** Hash of the body: the same for the same bytes. */
  etag: string;
  /** When rendering began, in milliseconds since 1970: a later change is not on the page. */
  renderedAt: number;
  /** What of the content service the page shows, as `content/shown.ts` names it. */
  tags: ReadonlySet<string>;
}>;

/** `br` and `gzip` are null where the body is too short to gain by compression. */
export type Bodies = { identity: Buffer; br: Buffer | null; gzip: Buffer | null };

/** Below this many bytes compression does not save a packet. */
const COMPRESSION_THRESHOLD = 1024;

/** Level 5 costs a few milliseconds a page, on another thread, and is within a few percent of the best. */
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a body in every encoding. */
export async function encoded(identity: Buffer): Promise<Bodies> {
  if (identity.length < COMPRESSION_THRESHOLD) return { identity, br: null, gzip: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity),
  ]);
  return { identity, br, gzip: zipped };
}

/** A hash of a body, fit for an ETag. */
export function etagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/** The memory that a page takes, in bytes. */
export function sizeOf({ bodies, tags, headers }: Page): number {
  const { identity, br, gzip: zipped } = bodies;
  const names = tags.size * 32 + Object.keys(headers).length * 64;
  return identity.length + (br?.length ?? 0) + (zipped?.length ?? 0) + names + 1024;
}
