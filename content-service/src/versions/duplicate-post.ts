import type { Core } from '@strapi/strapi';
import { suggestSlug } from '../slugs/suggest-slug';
import { createDraft } from './create-draft';
import { inDeskTransaction } from './desk-writes';
import { TRANSLATION_FIELDS } from './translation-fields';
import type { Author, Entry } from './version';

/**
 * What is true of the original alone: its translations, its place in lists, its answers, and that it was
 * hidden, as an event is when its time is over.
 */
const NOT_DUPLICATED = {
  ...Object.fromEntries(TRANSLATION_FIELDS.map((field) => [field, null])),
  is_machine_translated: false,
  is_active: true,
  stick_top: false,
  sticky_order: 0,
  answers: [],
};

/**
 * Copies a post to a draft of a new post, with a slug that leads to no other post: for an event that
 * takes place again, or a similar offer.
 * @param post with everything that is copied
 * @returns the document id of the draft
 */
export async function duplicatePost(
  strapi: Core.Strapi,
  post: Entry,
  author: Author,
): Promise<string> {
  // Before the transaction, which has SQLite's only connection.
  const slug = typeof post.slug === 'string' ? await suggestSlug(strapi, post.slug) : null;
  const fields = { ...NOT_DUPLICATED, slug };
  return inDeskTransaction(strapi, () =>
    createDraft(strapi, { source: post, post: null, state: 'draft', fields }, author),
  );
}
