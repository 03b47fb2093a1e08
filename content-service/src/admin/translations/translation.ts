import type { Difference } from '../versions/describe-desk-error';

/** A language, and what a post has in it, as `src/translations/languages-of-post.ts` describes it. */
export interface LanguageOfPost {
  community: string;
  code: string;
  name: string;
  isRtl: boolean;
  post: { documentId: string; title: string | null; state: PostState } | null;
  draft: string | null;
  mayTranslate: boolean;
}

export type PostState = 'original' | 'current' | 'outdated' | 'machine';

/** What a translator needs, as `src/translations/describe-translation.ts` describes it. */
export interface Translation {
  source: {
    documentId: string;
    updatedAt: string;
    title: string | null;
    description: string | null;
  };
  community: { language: string; language_query: string; is_rtl: boolean } | null;
  isOutdated: boolean;
  isMachineTranslated: boolean;
  differences: Difference[];
}

/** What the desk answers for a public post. */
export interface PostTranslations {
  languages: LanguageOfPost[];
  translation: Translation | null;
}

/** What the desk answers for a version. */
export interface VersionTranslation {
  translation: Translation | null;
  hasTranslations: boolean;
  smallChange: boolean;
  /** A service for machine translation is set up, and the draft has no words yet. */
  canTranslateByMachine: boolean;
}
