import { escapeUTF8 } from 'entities';
import { Feed } from 'feed';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { nameIn } from '../../posts/names.ts';
import { feedItemsOf } from './feed-items.server.ts';
import type { FeedSource } from './feed-source.ts';

/** An Atom feed of posts, each with its full text, and its places as categories. */
export function atomFeed(source: FeedSource): string {
  const { path, pagePath, title, description, language, brand } = source;
  const items = feedItemsOf(source);
  const feedUrl = publicUrlOf(language, path);
  const feed = new Feed({
    id: feedUrl,
    feed: feedUrl,
    link: publicUrlOf(language, pagePath),
    title: stripControlCharacters(`${title} – ${brand.name}`),
    description: stripControlCharacters(description),
    author: { name: stripControlCharacters(brand.name), link: publicUrlOf(language, '/') },
    favicon: publicUrlOf('en', '/icons/icon-192.png'),
    generator: false,
    // An empty feed gets a constant date, so that it never looks updated.
    updated: new Date(Math.max(0, ...items.map(({ changedAt }) => changedAt.getTime()))),
  });
  for (const { post, url, title: itemTitle, excerpt, html, changedAt } of items) {
    feed.addItem({
      id: url,
      link: url,
      title: escapeHtml(itemTitle),
      description: escapeHtml(excerpt),
      content: stripControlCharacters(html),
      published: post.createdAt,
      date: changedAt,
      // Lists read no slugs of areas; their one name is the same in every language.
      category: [post.area, post.city].flatMap((place) =>
        place
          ? {
              name: attributeText(nameIn(place, language)),
              term: attributeText(place.name),
            }
          : [],
      ),
      ...(post.creator && { author: [{ name: stripControlCharacters(post.creator.name) }] }),
    });
  }
  return feed.atom1();
}

/** The library writes these fields as HTML, so text has to be escaped. */
function escapeHtml(text: string): string {
  return escapeUTF8(stripControlCharacters(text));
}

/** The library leaves `<` in attributes, where XML does not allow it. */
function attributeText(text: string): string {
  return stripControlCharacters(text).replaceAll('<', '');
}

/** Removes the control characters that XML does not allow. */
function stripControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '');
}
