import type { FeedFormat } from '../../addresses/feed.ts';
import { openResponse } from '../response.ts';
import { atomFeed } from './atom.server.ts';
import type { FeedSource } from './feed-source.ts';
import { jsonFeed } from './json-feed.server.ts';

/** A feed in the requested format. */
export function feedResponse(source: FeedSource, format: FeedFormat): Response {
  return format === 'json'
    ? openResponse(JSON.stringify(jsonFeed(source)), 'application/feed+json')
    : openResponse(atomFeed(source), 'application/atom+xml; charset=utf-8');
}
