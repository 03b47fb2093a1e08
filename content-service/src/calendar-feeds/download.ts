import { type AskOptions, ask, NotPermittedError, type Reply } from '../links/ask';
import { FeedError } from './feed';

const MAX_BYTES = 2_000_000;
const MAX_REDIRECTS = 5;

/** What a server has said of a file, by which it knows whether it has changed since. */
export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

/** A calendar as it was fetched; `unchanged` since the one that had the validators. */
export type Download = 'unchanged' | (Validators & { text: string });

/**
 * Fetches a calendar.
 * @param known of the calendar as it was last read; null to have it in any case
 * @throws FeedError if the server does not give it
 */
export async function download(
  address: string,
  known: Validators | null,
  options: AskOptions,
): Promise<Download> {
  const headers = {
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.last_modified && { 'If-Modified-Since': known.last_modified }),
  };
  const { status, body, headers: received } = await follow(address, { ...options, headers });
  if (status === 304 && known) return 'unchanged';
  if (status !== 200) throw new FeedError('feed-refused', `HTTP status ${status}`);
  if (body.length > MAX_BYTES) {
    throw new FeedError('feed-too-large', `more than ${MAX_BYTES} bytes`);
  }
  const { etag = null, 'last-modified': last_modified = null } = received;
  return { text: body, etag, last_modified };
}

async function follow(address: string, options: AskOptions): Promise<Reply> {
  let next = URL.parse(address.replace(/^webcal:/, 'https:'));
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!next || !/^https?:$/.test(next.protocol)) {
      throw new FeedError('feed-refused', 'the address is not one of the web');
    }
    const reply = await ask('GET', next, options, MAX_BYTES + 1).catch(failed);
    if (reply.status < 300 || reply.status >= 400 || reply.location === undefined) return reply;
    next = URL.parse(reply.location, next.href);
  }
  throw new FeedError('feed-refused', 'too many redirects');
}

function failed(error: unknown): never {
  if (error instanceof NotPermittedError) {
    throw new FeedError('feed-private', 'the address is not one of the public internet');
  }
  const { code, message }: { code?: unknown; message?: unknown } = error ?? {};
  throw new FeedError('feed-unreachable', String(code ?? message));
}
