import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** A rendered response as it is sent, with its body in every encoding. */
export type Page = Readonly<{
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  bodies: Bodies;
  /** Hash of the body. */
  etag: string;
  /** When rendering began, in milliseconds since 1970: a later change is not on the page. */
  renderedAt: number;
  /** How long afterwards all that it says stays true, in milliseconds; undefined if time changes nothing. */
  trueForMs?: number | undefined;
  /** Tags of the content it shows, from `content/dependencies.ts`. */
  tags: ReadonlySet<string>;
}>;

/**
 * The uncompressed body if compression gains nothing, else the compressed ones alone: few clients
 * accept neither, and three times as many pages fit into memory.
 */
export type Bodies =
  | { identity: Buffer; br: null; gzip: null }
  | { identity: null; br: Buffer; gzip: Buffer };

/** Below this many bytes compression does not save a packet. */
const COMPRESSION_THRESHOLD = 1024;

/** Above this share of its size compression gains nothing, as with an e-book, which is a ZIP file. */
const MAX_COMPRESSED_SHARE = 0.95;

/** Takes a few milliseconds a page, on another thread, and is within a few percent of the best. */
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/** Compresses a body in every encoding. */
export async function encodeBody(identity: Buffer): Promise<Bodies> {
  if (identity.length < COMPRESSION_THRESHOLD) return { identity, br: null, gzip: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity),
  ]);
  return br.length > identity.length * MAX_COMPRESSED_SHARE
    ? { identity, br: null, gzip: null }
    : { identity: null, br, gzip: gzipped };
}

/** The uncompressed body. */
export async function identityOf(bodies: Bodies): Promise<Buffer> {
  return bodies.identity ?? decompressBrotli(bodies.br);
}

/** A hash of a body, fit for an ETag. */
export function etagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/** The memory that a page takes, in bytes. */
export function sizeOf({ bodies, tags, headers }: Page): number {
  const { identity, br, gzip: gzipped } = bodies;
  const metadataBytes = tags.size * 32 + Object.keys(headers).length * 64;
  const bodyBytes = [identity, br, gzipped].reduce((sum, body) => sum + (body?.length ?? 0), 0);
  return bodyBytes + metadataBytes + 1024;
}
