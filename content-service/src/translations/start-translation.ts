import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ConflictError } from '../versions/conflict';
import { loadEntry } from '../versions/copy';
import { createDraft } from '../versions/create-draft';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { findVersion } from '../versions/find-versions';
import { lockEntry } from '../versions/lock-entry';
import { type Author, POST, type Version } from '../versions/version';
import { findCommunity } from './community';
import { sourceAsItIs } from './follow-source';
import { ensureGroup, findGroupDrafts, findGroupPosts } from './group';

/** @returns without words: title, text and slug */
const WITHOUT_WORDS = { title: null, description: null, slug: null };

interface Target {
  /** Document id of the post that is translated. */
  source: string;
  /** Document id of the community that the translation is for. */
  community: string;
}

/**
 * Begins a translation of a public post: a draft of a new post with everything but the words. If there
 * is a draft in that language, it is found.
 * @param mayWrite whether the author may write such a version
 * @returns the document id of the version
 * @throws NotFoundError, ForbiddenError, ValidationError for the language of the post itself,
 * ConflictError if there is a public translation
 */
export function startTranslation(
  strapi: Core.Strapi,
  target: Target,
  { author, mayWrite }: { author: Author; mayWrite: (version: Version) => boolean },
): Promise<string> {
  const start = async (trx: Sql) => {
    await lockEntry(strapi, trx, POST, target.source);
    const source = await loadEntry(strapi, POST, { documentId: target.source });
    const community = await findCommunity(strapi, target.community);
    if (!source || !community) throw new errors.NotFoundError('This post does not exist.');
    const group = await ensureGroup(strapi, trx, source);
    await requireMissing(strapi, group, community.language_query);
    const drafts = await findGroupDrafts(strapi, [group]);
    const draft = drafts.find(
      ({ nationality }) => nationality?.language_query === community.language_query,
    );
    const fields = {
      ...WITHOUT_WORDS,
      ...(await sourceAsItIs(strapi, source)),
      nationality: community.documentId,
      translation_group: group,
      translated_from: source.id,
      is_machine_translated: false,
    };
    const documentId =
      draft?.documentId ??
      (await createDraft(strapi, { source, post: null, state: 'autosaved', fields }, author));
    if (!mayWrite(await findVersion(strapi, documentId))) throw new errors.ForbiddenError();
    return documentId;
  };
  return inDeskTransaction(strapi, start);
}

async function requireMissing(strapi: Core.Strapi, group: string, language: string): Promise<void> {
  const posts = await findGroupPosts(strapi, [group]);
  const existing = posts.find(({ nationality }) => nationality?.language_query === language);
  if (!existing) return;
  throw new ConflictError('This post exists in that language.', {
    reason: 'translation-exists',
    by: null,
    at: null,
    documentId: existing.documentId,
  });
}
