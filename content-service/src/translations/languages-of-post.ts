import type { Core } from '@strapi/strapi';
import { mayUse } from '../versions/rights';
import { type Entry, VERSION, type Version } from '../versions/version';
import { type Community, findCommunities } from './community';
import { findGroupDrafts, findPosts, type GroupDraft, type GroupPost } from './group';
import { type TranslationState, translationState } from './translation-state';

/** A language, and what a post has in it: a post, a draft, or nothing. */
export interface LanguageOfPost {
  /** Document id of its community. */
  community: string;
  code: string;
  /** Its own name. */
  name: string;
  isRtl: boolean;
  post: { documentId: string; title: string | null; state: TranslationState } | null;
  /** Document id of the draft of a translation. */
  draft: string | null;
  /** Whether the user may begin a translation. */
  mayTranslate: boolean;
}

/** All languages for a public post. */
export async function languagesOfPost(strapi: Core.Strapi, post: Entry): Promise<LanguageOfPost[]> {
  const group = post.translation_group;
  const isInGroup = typeof group === 'string';
  const posts = await findPosts(strapi, isInGroup ? { translation_group: group } : { id: post.id });
  const drafts = isInGroup ? await findGroupDrafts(strapi, [group]) : [];
  const communities = await findCommunities(strapi);
  return communities.map((community) => languageOf(strapi, community, { posts, drafts }));
}

/** What a group has in a language. */
export function languageOf(
  strapi: Core.Strapi,
  community: Community,
  { posts, drafts }: { posts: readonly GroupPost[]; drafts: readonly GroupDraft[] },
): LanguageOfPost {
  const isInLanguage = ({ nationality }: { nationality: Community | null }) =>
    nationality?.language_query === community.language_query;
  const post = posts.find(isInLanguage);
  const { documentId, language_query, language, is_rtl } = community;
  return {
    community: documentId,
    code: language_query,
    name: language,
    isRtl: is_rtl,
    post: post
      ? { documentId: post.documentId, title: post.title, state: translationState(post, posts) }
      : null,
    draft: drafts.find(isInLanguage)?.documentId ?? null,
    mayTranslate: mayWriteIn(strapi, community),
  };
}

/** Rights may be limited to a language, which is that of the community. */
function mayWriteIn(strapi: Core.Strapi, nationality: Community): boolean {
  // Of a version, conditions look at the community only.
  const version = { nationality } as unknown as Version;
  return mayUse(strapi, 'create', VERSION, version);
}
