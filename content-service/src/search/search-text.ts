import { fold } from 'folding/fold';

export interface SearchablePost {
  title?: string | null;
  description?: string | null;
  information?: {
    address?: string | null;
    landmark?: string | null;
    organiser?: string | null;
  } | null;
  post_category?: { name: string } | null;
  city?: { name: string } | null;
  area?: { name: string } | null;
}

/**
 * The folded text that searches use: title, text of the description, place, category, organiser.
 * Without phone numbers and email addresses, which nobody searches for.
 */
export function searchTextOf(post: SearchablePost): string {
  return fold(
    [
      post.title,
      textOfHtml(post.description ?? ''),
      post.information?.address,
      post.information?.landmark,
      post.information?.organiser,
      post.post_category?.name,
      post.city?.name,
      post.area?.name,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/**
 * For searching only: not safe to display. Tags and named entities become spaces. Its time grows with the
 * length of the HTML: no tag contains `<`, and what is never closed extends to the end.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(
      /<\/?(a|abbr|b|bdi|bdo|code|em|i|mark|s|small|span|strong|sub|sup|u)(\s[^<>]*)?>/gi,
      '',
    )
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&\w+;/g, ' ');
}

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : ' ');
