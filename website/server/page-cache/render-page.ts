import type { Making } from '../../app/making.server.ts';
import { encoded, etagOf, type Page } from './page.ts';

/** A rendering under way, and what is learned about the page until its last byte. */
export type Rendering = { response: Response; making: Making };

export type Rendered = {
  page: Page;
  /** Whether it may serve others than the visitor it was rendered for. */
  isCacheable: boolean;
  /** Whether something on it failed, so that an older copy is better. */
  hasFailed: boolean;
};

const cacheableStatuses = new Set([200, 301, 302, 308, 404]);

/**
 * Waits for the whole of a response.
 * @param renderedAt when rendering began, in milliseconds since 1970
 * @param former the page it replaces; the same bytes are not compressed a second time
 */
export async function renderPage(
  { response, making }: Rendering,
  renderedAt: number,
  former?: Page,
): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = etagOf(body);
  const page: Page = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bodies: former?.etag === etag ? former.bodies : await encoded(body),
    etag,
    renderedAt,
    tags: making.madeOf,
  };
  const hasFailed = response.status >= 500 || !making.isWhole;
  return { page, isCacheable: !hasFailed && isCacheable(page), hasFailed };
}

function isCacheable({ status, headers }: Page): boolean {
  const isPrivate = /no-store|private/.test(headers['cache-control'] ?? '');
  return !isPrivate && !('set-cookie' in headers) && cacheableStatuses.has(status);
}
