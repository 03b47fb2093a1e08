import { parseText } from 'post-rules/text/parse-text';

/** A post, as far as it can link to other sites. */
export interface LinkingPost {
  description: string | null;
  information: { website: string | null } | null;
  sources: readonly { url: string | null }[];
}

/**
 * The addresses of other sites to which a post links, each once, as it writes them.
 * @param ownHosts whose pages are not checked here: links to posts are one of the rules of posts
 */
export function addressesOf(
  { description, information, sources }: LinkingPost,
  ownHosts: ReadonlySet<string>,
): string[] {
  const links = parseText(description ?? '').links.map(({ address }) => address);
  const addresses = [...links, information?.website ?? '', ...sources.map(({ url }) => url ?? '')];
  return [...new Set(addresses)].filter((address) => {
    const url = URL.parse(address);
    return url !== null && /^https?:$/.test(url.protocol) && !ownHosts.has(url.host);
  });
}
