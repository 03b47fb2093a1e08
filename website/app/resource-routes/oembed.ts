import { currentEnvironment } from '../environment.server.ts';
import { snippetHtml } from '../posts/share/snippet.ts';
import type { Route } from './+types/oembed';
import { readSnippet } from './oembed/read-snippet.server.ts';
import { toResourceOutcome } from './resource-outcome.ts';
import { MAX_AGE_SECONDS, notFoundResponse, openResponse } from './response.ts';

/** The size of the text on a page of usual width, in pixels; the format asks for both numbers. */
const WIDTH = 480;
const HEIGHT = 200;

/**
 * How another site shows a post or list of ours: as a quotation with links, without script and frame.
 * Format: https://oembed.com
 */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json') return new Response('Only JSON\n', { status: 501 });
  const url = ownUrl(searchParams.get('url') ?? '');
  if (!url) return notFoundResponse();
  return toResourceOutcome('reading what another site shows', async () => {
    const snippet = await readSnippet(url, request.signal);
    if (!snippet) return notFoundResponse();
    const value = {
      version: '1.0',
      type: 'rich',
      title: snippet.title,
      provider_name: snippet.site.name,
      provider_url: snippet.site.url,
      cache_age: MAX_AGE_SECONDS,
      html: snippetHtml(snippet),
      width: limited(WIDTH, searchParams.get('maxwidth')),
      height: limited(HEIGHT, searchParams.get('maxheight')),
    };
    return openResponse(JSON.stringify(value), 'application/json', { 'X-Robots-Tag': 'noindex' });
  });
}

/** An address of this site; null for any other. */
function ownUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url && url.origin === new URL(currentEnvironment().PUBLIC_URL).origin ? url : null;
}

function limited(size: number, max: string | null): number {
  return max && /^[1-9]\d{0,4}$/.test(max) ? Math.min(size, Number(max)) : size;
}
