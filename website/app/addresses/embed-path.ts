/** Where other sites get a page of ours as a small card: the same path after this, without language prefix. */
const EMBED_PATH = '/embed';

/** The card of a post or list for other sites. @param path without language prefix, with its filters */
export function embedPath(path: string): string {
  return EMBED_PATH + path;
}
