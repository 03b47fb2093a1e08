import { textOfHtml } from '../search-text';
import type { DocumentFields, Translation } from '../text/analyse-document';
import { detectLanguage } from '../text/detect-language';
import { SEARCH_LANGUAGES, type SearchLanguage, searchLanguageOf } from '../text/languages';
import { DELIVERY_WORDS, FREE_WORDS } from './fact-words';

interface TranslatedName {
  language: string;
  name: string;
  /** One per line. */
  other_names?: string | null;
}

type Named = { name?: string | null; names?: TranslatedName[] } | null;

/** A post as far as it is searched. */
export interface IndexedPost {
  id: number;
  title?: string | null;
  description?: string | null;
  price?: number | null;
  translation_group?: string | null;
  information?: {
    address?: string | null;
    landmark?: string | null;
    organiser?: string | null;
    languages?: string | null;
    condition?: string | null;
    delivers?: boolean | null;
  } | null;
  post_type?: (Named & { id: number }) | null;
  post_category?: Named;
  nationality?: {
    name?: string | null;
    language?: string | null;
    language_query?: string | null;
    names?: TranslatedName[];
  } | null;
  city?: { name?: string | null; names?: TranslatedName[]; country?: Named } | null;
  area?: Named;
}

/** What is populated of a post to index it. */
export const INDEXED_RELATIONS = {
  information: true,
  post_type: { populate: { names: true } },
  post_category: { populate: { names: true } },
  nationality: { populate: { names: true } },
  city: { populate: { names: true, country: { populate: { names: true } } } },
  area: { populate: { names: true } },
};

/** What a post is found by, and the language of its text. */
export interface PostFields {
  fields: DocumentFields;
  /** The names of kind, category, place and community, and words for delivery, in all languages. */
  translations: Translation[];
  language: SearchLanguage;
}

/**
 * The fields that a post is found by, and the language of its text. Contact details are left out:
 * they are not what is searched for.
 */
export function fieldsOf(post: IndexedPost): PostFields {
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
  const fields = { title, text, names: join(names), facts: join(facts) };
  return { language, fields, translations: translationsOf(post) };
}

function translationsOf(post: IndexedPost): Translation[] {
  const { post_type, post_category, nationality, city, area, information } = post;
  const names = [post_type, post_category, nationality, city, city?.country, area]
    .flatMap((entry) => entry?.names ?? [])
    .flatMap(({ language: code, name, other_names }) => {
      const language = searchLanguageOf(code);
      return language ? [{ language, text: join([name, other_names]) }] : [];
    });
  return information?.delivers ? [...names, ...deliveryWords] : names;
}

const deliveryWords: Translation[] = SEARCH_LANGUAGES.map((language) => ({
  language,
  text: DELIVERY_WORDS[language],
}));

/** The names of spoken languages, given as codes, in the language of the text and in English. */
function languageNames(codes: string | null | undefined, language: SearchLanguage): string[] {
  const list = (codes ?? '').split(/, ?/).filter(Boolean);
  if (list.length === 0) return [];
  return [language, 'en'].flatMap((display) => {
    const names = namesIn(display);
    return list.flatMap((code) => names.of(code) ?? []);
  });
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** Kept, as creating them takes longer than all else that is done with a post's languages. */
function namesIn(language: string): Intl.DisplayNames {
  const names = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  displayNames.set(language, names);
  return names;
}

const join = (texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' ');
