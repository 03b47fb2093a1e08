import type { Route } from './+types/sitemap-part';
import { notFoundResponse, resourceResponse, unavailableResponse } from './response.ts';
import { partOf } from './sitemap/parts.ts';
import { readSitemapEntries } from './sitemap/read-entries.server.ts';
import { urlSet } from './sitemap/xml.ts';

/** One part of a sitemap that is too large for one file. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec(params.file)?.[1];
  if (!number) return notFoundResponse();
  const entries = await readSitemapEntries();
  if (!entries) return unavailableResponse();
  const part = partOf(entries, Number(number));
  return part.length > 0 ? resourceResponse(urlSet(part), 'application/xml') : notFoundResponse();
}
