import {
  readMachineLanguages,
  readMachineTranslation,
} from '../../content/machine-translation.server.ts';
import {
  contentCodesOf,
  interfaceLanguageOf,
  type LanguageCode,
  languages,
} from '../../languages.ts';
import type { ContentLanguage, MachineTranslation, Post } from '../../posts/post.ts';
import { markIncomplete } from '../../request-context.server.ts';
import { translationPathIn } from './group-addresses.ts';

/**
 * A post in the language of the page, if it is in another, nobody has translated it, and a visitor
 * asks for a machine's translation; else the post itself, which says whether one can be asked for.
 */
export async function inPageLanguage(
  post: Post,
  { language, isRequested, signal }: PageOfPost,
): Promise<Post> {
  const { contentLanguage: from } = post;
  const isForeign = from && interfaceLanguageOf(from.code.toLowerCase()) !== language;
  if (!isForeign || translationPathIn(post, language) !== null) return post;
  const offered = await readMachineLanguages();
  const code = contentCodesOf(language).find((each) => offered.includes(each));
  if (!code) return post;
  if (!isRequested) return withState(post, 'offered');
  const translated = await readMachineTranslation(post.id, code, signal);
  if (translated.state === 'ready') {
    const { title, description } = translated;
    return { ...translatedPost(post, from, language), title, description };
  }
  // Asked for again, it may be there.
  markIncomplete();
  return withState(post, translated.state);
}

interface PageOfPost {
  /** The language of the page. */
  language: LanguageCode;
  /** Whether the visitor asks for a machine's translation. */
  isRequested: boolean;
  signal: AbortSignal;
}

const withState = (post: Post, machineTranslation: MachineTranslation): Post => ({
  ...post,
  translation: { ...post.translation, machineTranslation },
});

/** The post as a translation of itself. */
function translatedPost(post: Post, from: ContentLanguage, language: LanguageCode): Post {
  const { id, kind, title, slug, translation } = post;
  const { nativeName, direction } = languages[language];
  const original = { id, kind, title, slug, contentLanguage: from, isSource: true };
  const others = translation.translations.map((each) => ({ ...each, isSource: false }));
  return {
    ...post,
    contentLanguage: { code: language, nativeName, direction, community: null, flag: null },
    translation: {
      isSource: false,
      isMachineTranslated: true,
      isOutdated: false,
      machineTranslation: 'shown',
      translations: [original, ...others],
    },
  };
}
