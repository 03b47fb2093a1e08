import type { Core } from '@strapi/strapi';
import { findCommunities } from './community';
import { findRows, type TableFilter } from './find-rows';
import { findGroupDrafts, findPosts } from './group';
import { type LanguageOfPost, languageOf } from './languages-of-post';

const PAGE_SIZE = 20;

/** Posts and their languages, a page of them. */
export interface TranslationTable {
  rows: { postId: string; title: string | null; languages: LanguageOfPost[] }[];
  pages: number;
}

/** @param page from 1 */
export async function translationTable(
  strapi: Core.Strapi,
  filter: TableFilter,
  page: number,
): Promise<TranslationTable> {
  const range = { start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { ids, total } = await findRows(strapi, filter, range);
  const heads = await findPosts(strapi, { id: { $in: ids } });
  const groups = heads.flatMap(({ translation_group }) => translation_group ?? []);
  const others = await findPosts(strapi, {
    translation_group: { $in: groups },
    id: { $notIn: ids },
    is_active: true,
  });
  const drafts = await findGroupDrafts(strapi, groups);
  const communities = await findCommunities(strapi);
  const rows = heads.toReversed().map((head) => {
    const isInGroup = ({ translation_group }: { translation_group: string | null }) =>
      translation_group !== null && translation_group === head.translation_group;
    const row = { posts: [head, ...others.filter(isInGroup)], drafts: drafts.filter(isInGroup) };
    const languages = communities.map((community) => languageOf(strapi, community, row));
    return { postId: head.documentId, title: head.title, languages };
  });
  return { rows, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}
