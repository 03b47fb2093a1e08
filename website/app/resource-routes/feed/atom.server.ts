import { escapeUTF8 } from 'entities';
import { Feed } from 'feed';
import { feedPath } from '../../addresses/feed.ts';
import { listPath, postPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import type { Brand } from '../../brand/brand.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import type { Kind } from '../../kinds.ts';
import { type LanguageCode, languages } from '../../languages.ts';
import { excerptOf } from '../../posts/excerpt.server.ts';
import { nameIn } from '../../posts/names.ts';
import type { PostSummary } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { currentTextContext } from '../../posts/rich-text/current-context.server.ts';
import { richText } from '../../posts/rich-text/rich-text.server.ts';

type AtomFeedOptions = {
  kind: Kind;
  /** In the order of the feed. */
  posts: readonly PostSummary[];
  language: LanguageCode;
  brand: Brand;
  messages: Messages;
};

/** An Atom feed of posts, each with its full text, and its places as categories. */
export function atomFeed({ kind, posts, language, brand, messages }: AtomFeedOptions): string {
  const feedUrl = publicUrlOf(language, feedPath(kind));
  const { listTitle, lead, singular } = messages.kinds[kind];
  const feed = new Feed({
    id: feedUrl,
    feed: feedUrl,
    link: publicUrlOf(language, listPath(kind)),
    title: stripControlCharacters(`${listTitle} – ${brand.name}`),
    description: stripControlCharacters(lead),
    author: { name: stripControlCharacters(brand.name), link: publicUrlOf(language, '/') },
    favicon: publicUrlOf('en', '/icons/icon-192.png'),
    generator: false,
    // An empty feed gets a constant date, so that it never looks updated.
    updated: new Date(Math.max(0, ...posts.map((post) => changedAt(post).getTime()))),
  });
  const textContext = currentTextContext(language);
  for (const post of posts) {
    const url = publicUrlOf(language, postPath(post));
    const excerpt = excerptOf(post.description);
    feed.addItem({
      id: url,
      link: url,
      title: escapeHtml(post.title ?? (excerpt || `${singular} ${post.id}`)),
      description: escapeHtml(excerpt),
      content: stripControlCharacters(
        richText(post.description, textContext).html + checkedLine(post, language, messages),
      ),
      published: post.createdAt,
      date: changedAt(post),
      // Lists of posts read no slugs of places; their one name is the same in every language.
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

/** Atom has no element for it: when the post was last checked, below its text. */
function checkedLine(post: PostSummary, language: LanguageCode, { detail }: Messages): string {
  const { checkedAt } = post;
  if (!checkedAt) return '';
  const timeZone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const date = formatDate(checkedAt, languages[language].locale, timeZone);
  const time = `<time datetime="${checkedAt.toISOString()}">${escapeUTF8(date)}</time>`;
  return `<p>${escapeUTF8(detail.checked).replace('{date}', time)}</p>`;
}

function changedAt({ createdAt, updatedAt }: PostSummary): Date {
  return updatedAt ?? createdAt;
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
