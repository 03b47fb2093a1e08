import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { languages } from '../../languages.ts';
import { nameIn } from '../../posts/names.ts';
import { feedItemsOf } from './feed-items.server.ts';
import type { FeedSource } from './feed-source.ts';

/**
 * A feed of posts in JSON, with what the Atom feed says.
 * Format: https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeed(source: FeedSource) {
  const { path, pagePath, title, description, language, brand } = source;
  const icon = publicUrlOf('en', '/icons/icon-192.png');
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} – ${brand.name}`,
    description,
    home_page_url: publicUrlOf(language, pagePath),
    feed_url: publicUrlOf(language, path),
    icon,
    favicon: icon,
    language: languages[language].locale,
    authors: [{ name: brand.name, url: publicUrlOf(language, '/') }],
    items: feedItemsOf(source).map(({ post, url, title: itemTitle, excerpt, html, changedAt }) => ({
      id: url,
      url,
      title: itemTitle,
      summary: excerpt || undefined,
      content_html: html,
      image: post.picture?.main.url,
      date_published: post.createdAt.toISOString(),
      date_modified: changedAt.toISOString(),
      authors: post.creator ? [{ name: post.creator.name }] : undefined,
      tags: [post.area, post.city].flatMap((place) => (place ? nameIn(place, language) : [])),
      language: post.contentLanguage?.code,
    })),
  };
}
