import { directionOf } from '../languages.ts';
import type { ContentLanguage } from '../posts/post.ts';
import { toNamed } from './named.ts';
import { toPicture } from './picture.ts';
import type { ApiPost } from './schema.ts';

/** The language of a community's posts; null if it is unknown. @param origin of relative picture addresses */
export function toContentLanguage(
  nationality: ApiPost['nationality'],
  origin: string,
): ContentLanguage | null {
  if (!nationality?.language_query) return null;
  const code = nationality.language_query;
  const isRtl = nationality.is_rtl;
  return {
    code,
    nativeName: nationality.language ?? code,
    direction: isRtl == null ? directionOf(code) : isRtl ? 'rtl' : 'ltr',
    community: nationality.name ? toNamed({ ...nationality, name: nationality.name }) : null,
    flag: nationality.flag ? toPicture(nationality.flag, origin) : null,
  };
}
