import { textOfHtml } from '../search-text';
import type { DocumentFields } from '../text/analyse-document';
import { detectLanguage } from '../text/detect-language';
import type { SearchLanguage } from '../text/languages';
import { FREE_WORDS } from './free-words';

type Named = { name?: string | null } | null;

/** A post as far as it is searched. */
export interface IndexedPost {
  id: number;
  title?: string | null;
  description?: string | null;
  price?: number | null;
  information?: {
    address?: string | null;
    landmark?: string | null;
    organiser?: string | null;
    languages?: string | null;
    condition?: string | null;
  } | null;
  post_type?: { id: number; name?: string | null } | null;
  post_category?: Named;
  nationality?: {
    name?: string | null;
    language?: string | null;
    language_query?: string | null;
  } | null;
  city?: { name?: string | null; country?: Named } | null;
  area?: Named;
}

/** What is populated of a post to index it. */
export const INDEXED_RELATIONS = {
  information: true,
  post_type: true,
  post_category: true,
  nationality: true,
  city: { populate: { country: true } },
  area: true,
};

/**
 * The fields that a post is found by, and the language of its text. Contact details are left out:
 * they are not what is searched for.
 */
export function fieldsOf(post: IndexedPost): { fields: DocumentFields; language: SearchLanguage } {
  const { information, nationality, city } = post;
  const title = post.title ?? '';
  const text = textOfHtml(post.description ?? '');
  const language = detectLanguage(`${title} ${text}`, nationality?.language_query);
  const names = [
    post.post_type?.name,
    post.post_category?.name,
    nationality?.name,
    nationality?.language,
    city?.name,
    city?.country?.name,
    post.area?.name,
    information?.organiser,
  ];
  const facts = [
    ...languageNames(information?.languages, language),
    information?.condition?.replaceAll('-', ' '),
    post.price === 0 ? FREE_WORDS[language] : undefined,
    information?.address,
    information?.landmark,
  ];
  return { language, fields: { title, text, names: join(names), facts: join(facts) } };
}

/** The names of spoken languages, given as codes, in the language of the text and in English. */
function languageNames(codes: string | null | undefined, language: SearchLanguage): string[] {
  const list = (codes ?? '').split(/, ?/).filter(Boolean);
  return [language, 'en'].flatMap((display) => {
    const names = new Intl.DisplayNames(display, { type: 'language' });
    return list.flatMap((code) => names.of(code) ?? []);
  });
}

const join = (texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' ');
