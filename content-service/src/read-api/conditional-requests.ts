import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type ReadContext, readFromReplica } from './cache';

/**
 * SQLite counts writes from when a connection was opened, and another version of the program may give
 * another response.
 */
const PROCESS_ID = randomUUID();

/**
 * Reads for a response that follows from its address and the state of the database alone. Its ETag is
 * that state, so a client that has the response of the same state gets 304 without a further query.
 * https://www.rfc-editor.org/rfc/rfc9110#name-conditional-requests
 * @param read returns undefined if there is nothing at this address
 * @returns its result; undefined as well if the response is 304
 */
export function readIfChanged<Result>(
  strapi: Core.Strapi,
  ctx: Context,
  read: (context: ReadContext) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  return readFromReplica(strapi, async (context) => {
    const etag = etagOf(context.version, ctx.get('Strapi-Response-Format'));
    const clientEtags = ctx.get('If-None-Match').split(/\s*,\s*/);
    if (clientEtags.includes(etag)) {
      ctx.set('ETag', etag);
      ctx.status = 304;
      return undefined;
    }
    const result = await read(context);
    if (result !== undefined) ctx.set('ETag', etag);
    return result;
  });
}

/** Weak, since proxies may compress the response. */
function etagOf(version: string, format: string): string {
  const hash = createHash('sha256').update(`${PROCESS_ID} ${format} ${version}`);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
