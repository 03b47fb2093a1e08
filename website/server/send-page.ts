import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { Page } from './page-cache/page.ts';

/** Headers of the connection and of one body; they are set for each answer. */
const own = new Set(['connection', 'content-length', 'content-encoding', 'transfer-encoding']);

/** Sends a page in the best encoding that the visitor takes; 304 where they have it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const asked = acceptedEncoding(request.headers['accept-encoding']);
  const best = page.bodies[asked];
  const encoding: Encoding = best ? asked : 'identity';
  const body = best ?? page.bodies.identity;

  for (const [name, value] of Object.entries(page.headers)) {
    if (!own.has(name)) response.setHeader(name, value);
  }
  response.setHeader('Vary', 'Accept-Encoding, Save-Data');
  if (page.status === 200) {
    // Strong: each encoding is other bytes and has a tag of its own.
    const tag = `"${page.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.setHeader('ETag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(page.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Proxies that compress by themselves make a tag weak; it stands for the same page. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
