import { isPostPath, readAddress } from '../../addresses/address.ts';
import { filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { readBrand } from '../../brand/brand.server.ts';
import { brandIn } from '../../brand/brand.ts';
import { readPost } from '../../content/posts.server.ts';
import { messagesFor } from '../../i18n/language.ts';
import { languages } from '../../languages.ts';
import { excerptOf } from '../../posts/excerpt.server.ts';
import { postSnippet } from '../../posts/share/post-snippet.server.ts';
import type { Snippet } from '../../posts/share/snippet.ts';
import { readFeedFilters } from '../feed/feed-filters.server.ts';

/**
 * What another site shows of a page of ours.
 * @returns null for pages that are neither posts nor lists
 * @throws PostNotFound, ContentUnavailable
 */
export async function readSnippet(url: URL, signal: AbortSignal): Promise<Snippet | null> {
  const { language, path, kind } = readAddress(url.pathname);
  if (!kind) return null;
  if (isPostPath(url.pathname)) {
    const [, , identifier = '', ...rest] = path.split('/');
    if (rest.length > 0) return null;
    const post = await readPost(decoded(identifier), { signal });
    return postSnippet(post, excerptOf(post.description), language, new Date());
  }
  const { name } = brandIn(readBrand(), language);
  const messages = messagesFor(language, name);
  const limits = await readFeedFilters(url.searchParams, { kind, language, messages });
  return (
    limits && {
      title: limits.title,
      url: publicUrlOf(language, filteredPath(listPath(kind), limits.filters)),
      lines: [messages.kinds[kind].lead],
      language: { code: language, ...languages[language] },
      site: { name, url: publicUrlOf(language, '/') },
    }
  );
}

function decoded(identifier: string): string {
  try {
    return decodeURIComponent(identifier);
  } catch {
    return identifier;
  }
}
