import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import type { isPostPath } from '../app/addresses/address.ts';
import type { readSearch } from '../app/addresses/read-search.ts';

/** Queries that are remembered until they are sent, as many as a report takes; others are dropped. */
const MAX_QUERIES = 200;

/** Longer ones are not sent: nobody searches for so much, and the content service rejects them. */
const MAX_QUERY_LENGTH = 200;

type QueryCount = { query: string; language: string; searches: number; followed: number };

type Options = {
  readSearch: typeof readSearch;
  isPostPath: typeof isPostPath;
  /** Sends counts to the content service. @throws if they did not arrive */
  send: (report: { searches: QueryCount[] }, deadline?: AbortSignal) => Promise<void>;
  logFailure: (operation: string, error: unknown) => void;
};

/**
 * Counts how often each query was searched, and how often a result was then opened, without anything
 * about visitors. Bots and prefetched pages are not counted.
 */
export function createSearchCounter({ readSearch, isPostPath, send, logFailure }: Options) {
  let counts = new Map<string, QueryCount>();
  let isFailing = false;

  const add = ({ query, language, searches, followed }: QueryCount) => {
    const key = `${language} ${query}`;
    if (query.length > MAX_QUERY_LENGTH) return;
    if (!counts.has(key) && counts.size >= MAX_QUERIES) return;
    const count = counts.get(key) ?? { query, language, searches: 0, followed: 0 };
    count.searches += searches;
    count.followed += followed;
    counts.set(key, count);
  };

  const count = ({ url = '', headers }: IncomingMessage) => {
    const search = readSearch(url);
    if (search) return add({ ...search, searches: 1, followed: 0 });
    const previous = headers.referer;
    if (!previous?.includes('/search?') || !isPostPath(url.split('?', 1)[0] ?? '')) return;
    const { host, pathname, search: query } = new URL(previous);
    if (host !== headers.host) return;
    const followed = readSearch(pathname + query);
    if (followed) add({ ...followed, searches: 0, followed: 1 });
  };

  return {
    /** Counts a request once it was answered with a page. */
    observe(request: IncomingMessage, response: ServerResponse): void {
      const { method, headers, url = '' } = request;
      const concernsSearch = url.includes('/search?') || headers.referer?.includes('/search?');
      if (!concernsSearch || method !== 'GET' || isPrefetch(request)) return;
      if (isbot(headers['user-agent'])) return;
      response.once('finish', () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return;
        try {
          count(request);
        } catch {
          // The visitor sent a referrer that is no address.
        }
      });
    },
    /** Sends what was counted; what does not arrive is sent the next time. */
    async flush(deadline?: AbortSignal): Promise<void> {
      if (counts.size === 0) return;
      const sent = [...counts.values()];
      counts = new Map();
      try {
        await send({ searches: sent }, deadline);
        isFailing = false;
      } catch (error) {
        for (const each of sent) add(each);
        if (!isFailing) logFailure('sending the counts of searches', error);
        isFailing = true;
      }
    },
  };
}

const isPrefetch = ({ headers }: IncomingMessage) =>
  /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
