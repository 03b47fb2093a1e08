import { ContentUnavailable, errorDetails, TooManyRequests } from './errors.ts';
import { readJson } from './read-json.ts';

/** Seconds to wait if a 429 response has no Retry-After. */
const DEFAULT_RETRY_AFTER_SECONDS = 60;

/** The error for a failed response, with its message, its status and, for 429, the time to wait. */
export async function upstreamErrorOf(response: Response): Promise<ContentUnavailable> {
  const body: unknown = await readJson(response).catch(() => null);
  const { message, details } = errorDetails(body);
  if (response.status !== 429) return new ContentUnavailable(message, response.status, { details });
  return new TooManyRequests(
    message,
    retryAfterSeconds(response.headers.get('retry-after'), Date.now()),
  );
}

/** Retry-After in seconds: the header is a number of seconds or a date. */
function retryAfterSeconds(header: string | null, now: number): number {
  if (header === null || header === '') return DEFAULT_RETRY_AFTER_SECONDS;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const seconds = Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? DEFAULT_RETRY_AFTER_SECONDS : Math.max(0, seconds);
}
