import { kindOfTypeName } from '../kinds.ts';
import type { PostSummary, Translation, TranslationState } from '../posts/post.ts';
import { toContentLanguage } from './content-language.ts';
import type { ApiPost } from './schema.ts';

/** How a post is related to its translations, among which a service may list the post itself. */
export function toTranslationState(
  data: ApiPost,
  { id, kind }: PostSummary,
  mediaOrigin: string,
): TranslationState {
  return {
    isSource: data.translated_from == null,
    isMachineTranslated: data.is_machine_translated,
    isOutdated: data.is_outdated,
    machineTranslation: null,
    translations: (data.translations ?? []).flatMap((each): Translation[] => {
      const contentLanguage = toContentLanguage(each?.nationality, mediaOrigin);
      if (!each || !contentLanguage || each.id === id) return [];
      return [
        {
          id: each.id,
          kind: (each.post_type && kindOfTypeName(each.post_type.name)) ?? kind,
          title: each.title?.trim() || null,
          slug: each.slug?.trim() || null,
          contentLanguage,
          isSource: each.translated_from == null,
        },
      ];
    }),
  };
}
