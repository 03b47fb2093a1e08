import { postPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { readBrand } from '../../brand/brand.server.ts';
import { brandIn } from '../../brand/brand.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { LanguageCode } from '../../languages.ts';
import { endingOf, endingText } from '../ending.ts';
import { namesOnOneLine } from '../place.ts';
import type { Post } from '../post.ts';
import type { Snippet } from './snippet.ts';

/** What other sites show of a post, at the moment when they ask. @param excerpt of its text */
export function postSnippet(
  post: Omit<Post, 'description' | 'related' | 'answers'>,
  excerpt: string,
  language: LanguageCode,
  now: Date,
): Snippet {
  const { name } = brandIn(readBrand(), language);
  const messages = messagesFor(language, name);
  const { card, listSeparator: separator } = messages;
  return {
    title: post.title ?? card.untitled,
    url: publicUrlOf(language, postPath(post)),
    lines: [
      endingText(endingOf(post, now), messages),
      namesOnOneLine([post.area, post.city], { language, separator }),
      excerpt,
    ],
    language: post.contentLanguage,
    site: { name, url: publicUrlOf(language, '/') },
  };
}
