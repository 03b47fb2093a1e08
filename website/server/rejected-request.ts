import type { RejectionStatus } from '../app/layouts/rejected-request.server.tsx';
import { encodeBody, etagOf, type Page } from './page-cache/page.ts';

/** The page for a request that is rejected before routing. */
export async function rejectedRequest(status: RejectionStatus, html: string): Promise<Page> {
  const body = Buffer.from(html);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(status === 405 ? { allow: 'GET, HEAD, POST' } : {}),
    },
    bodies: await encodeBody(body),
    etag: etagOf(body),
    renderedAt: 0,
    tags: new Set(),
  };
}
