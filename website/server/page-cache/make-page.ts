import type { Making } from '../../app/making.server.ts';
import { encoded, type Page, tagOf } from './page.ts';

/** How long a page serves others than the one it was made for. */
export type Keep = 'long' | 'briefly' | 'never';

export type Made = {
  page: Page;
  keep: Keep;
  /** Whether it came out worse than it should, so that an older copy is better. */
  failed: boolean;
};

/** A page under way, and what is learned about it until its last byte. */
export type Underway = { response: Response; making: Making };

const lasting = new Set([200, 301, 302, 308]);

/**
 * Waits for the whole of an answer.
 * @param madeAt when making it began, in milliseconds since 1970
 * @param former the page it takes the place of; the same bytes are not encoded a second time
 */
export async function makePage(
  { response, making }: Underway,
  madeAt: number,
  former?: Page,
): Promise<Made> {
  const body = Buffer.from(await response.arrayBuffer());
  const tag = tagOf(body);
  const page: Page = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bodies: former?.tag === tag ? former.bodies : await encoded(body),
    tag,
    madeAt,
    madeOf: making.madeOf,
  };
  const failed = response.status >= 500 || !making.isWhole;
  return { page, keep: failed ? 'never' : keepOf(page), failed };
}

function keepOf({ status, headers }: Page): Keep {
  const isPrivate = /no-store|private/.test(headers['cache-control'] ?? '');
  if (isPrivate || 'set-cookie' in headers) return 'never';
  if (lasting.has(status)) return 'long';
  return status === 404 ? 'briefly' : 'never';
}
