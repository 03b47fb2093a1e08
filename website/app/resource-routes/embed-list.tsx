import { readAddress } from '../addresses/address.ts';
import { embedPath } from '../addresses/embed-path.ts';
import { filteredPath } from '../addresses/filters.ts';
import { listPath, postPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { PAGE_SIZE } from '../content/query.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formatDate } from '../i18n/format.ts';
import { messagesFor } from '../i18n/language.ts';
import { isTimed, kindNames } from '../kinds.ts';
import { languageAttributes, languages } from '../languages.ts';
import { namesOnOneLine } from '../posts/place.ts';
import { timeZoneOf } from '../posts/post-time-zone.ts';
import type { Route } from './+types/embed-list';
import { embedResponse, OutLink } from './embed/embed-response.server.tsx';
import { readFeedFilters } from './feed/feed-filters.server.ts';
import { readFeedPosts } from './feed/feed-posts.server.ts';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** The first posts of a list, with its filters, for frames on other sites. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { language, path } = readAddress(pathname);
  const kind = kindNames.find((name) => embedPath(listPath(name)) === path);
  if (!kind) throw notFoundResponse();
  const { name } = brandIn(readBrand(), language);
  const messages = messagesFor(language, name);
  const { locale } = languages[language];
  const { posts, filters, title } = await toResourceOutcome('content service', async () => {
    const limits = await readFeedFilters(searchParams, { kind, language, messages });
    if (!limits) throw notFoundResponse();
    const query = { kind, language, filters: limits.filters, signal: request.signal };
    const read = { ...query, limit: PAGE_SIZE, ...(isTimed(kind) && { upcoming: true }) };
    return { ...limits, posts: await readFeedPosts(read) };
  });
  const canonicalUrl = publicUrlOf(language, filteredPath(listPath(kind), filters));
  return embedResponse({
    language,
    title,
    canonicalUrl,
    site: { name, url: publicUrlOf(language, '/') },
    children: (
      <>
        <h1>
          <OutLink href={canonicalUrl}>{title}</OutLink>
        </h1>
        {posts.length === 0 && <p>{messages.kinds[kind].lead}</p>}
        <ul>
          {posts.map((post) => {
            const zone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
            const place = namesOnOneLine([post.area, post.city], {
              language,
              separator: messages.listSeparator,
            });
            const date = post.start && formatDate(post.start, locale, zone);
            const line = [date, place].filter(Boolean).join(messages.listSeparator);
            return (
              <li key={post.id}>
                <span {...languageAttributes(post.contentLanguage)}>
                  <OutLink href={publicUrlOf(language, postPath(post))}>
                    {post.title ?? messages.card.untitled}
                  </OutLink>
                </span>
                {line && <p>{line}</p>}
              </li>
            );
          })}
        </ul>
      </>
    ),
  });
}
