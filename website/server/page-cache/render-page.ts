import type { RenderRecord } from '../../app/request-context.server.ts';
import { encodeBody, etagOf, type Page } from './page.ts';

/** A rendering under way, and what is learned about the page until its last byte. */
export type Rendering = { response: Response; record: RenderRecord };

export type RenderedPage = {
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
 * @param previous the page it replaces; the same bytes are not compressed a second time
 */
export async function renderPage(
  { response, record }: Rendering,
  renderedAt: number,
  previous?: Page,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = etagOf(body);
  const page: Page = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bodies: previous?.etag === etag ? previous.bodies : await encodeBody(body),
    etag,
    renderedAt,
    tags: record.dependencies,
  };
  const hasFailed = response.status >= 500 || !record.isComplete;
  return { page, isCacheable: !hasFailed && isCacheable(page), hasFailed };
}

function isCacheable({ status, headers }: Page): boolean {
  const isPrivate = /no-store|private/.test(headers['cache-control'] ?? '');
  return !isPrivate && !('set-cookie' in headers) && cacheableStatuses.has(status);
}
