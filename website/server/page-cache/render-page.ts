import type { RenderRecord } from '../../app/request-context.server.ts';
import { encodeBody, etagOf, type Page } from './page.ts';

/** A rendering in progress, and its record, which is updated until the last byte. */
export type Rendering = { response: Response; record: RenderRecord };

export type RenderedPage = {
  page: Page;
  /** Whether the page may be sent to other visitors. */
  isCacheable: boolean;
  /** Whether something on the page failed, so that an older copy is better. */
  hasFailed: boolean;
};

const cacheableStatuses = new Set([200, 301, 302, 308, 404]);

/**
 * Waits for the complete response.
 * @param renderedAt when rendering began, in milliseconds since 1970
 * @param previous the page it replaces; an identical body is not compressed again
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
    trueForMs: record.trueUntil && Math.max(0, record.trueUntil - renderedAt),
    tags: record.dependencies,
  };
  const hasFailed = response.status >= 500 || !record.isComplete;
  return { page, isCacheable: !hasFailed && isCacheable(page), hasFailed };
}

function isCacheable({ status, headers }: Page): boolean {
  const isPrivate = /no-store|private/.test(headers['cache-control'] ?? '');
  return !isPrivate && !('set-cookie' in headers) && cacheableStatuses.has(status);
}
