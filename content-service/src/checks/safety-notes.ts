import type { Core } from '@strapi/strapi';
import { checkScam, mayBeOffer } from 'post-rules/rules/scam';
import { parseText } from 'post-rules/text/parse-text';
import { updatePostsOnSave } from '../update-posts-on-save';
import { loadContexts } from './load-context';
import { loadPosts, type StoredPost } from './load-posts';

const POST = 'api::post.post';
const BATCH_SIZE = 200;

/** Why readers of an offer should be careful: it speaks of paying as scams do, or it is very cheap. */
type SafetyNote = 'payment' | 'price';

/** Keeps the safety note of a post up to date whenever it is saved. */
export function updateSafetyNoteOnSave(strapi: Core.Strapi): void {
  updatePostsOnSave(strapi, {}, (where) => updateSafetyNotes(strapi, where));
}

/**
 * Decides again of which posts readers should be careful, among those that match a condition. This is no
 * edit: `updatedAt` stays.
 * @param onChange called with the id of each post whose note has changed
 */
export async function updateSafetyNotes(
  strapi: Core.Strapi,
  where: object,
  onChange?: (id: number) => void,
): Promise<void> {
  for (let lastId = 0; ; ) {
    const condition = { $and: [where, { id: { $gt: lastId } }] };
    const posts = await loadPosts(strapi, POST, condition, BATCH_SIZE);
    await updateBatch(strapi, posts, onChange);
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) return;
  }
}

async function updateBatch(
  strapi: Core.Strapi,
  posts: readonly StoredPost[],
  onChange: ((id: number) => void) | undefined,
): Promise<void> {
  const offers = posts.filter(mayBeOffer);
  const contextOf = offers.length > 0 ? await loadContexts(strapi, offers, () => []) : undefined;
  for (const post of posts) {
    const context = mayBeOffer(post) ? contextOf?.(post) : undefined;
    const problems = context ? checkScam(post, context, parseText(post.description ?? '')) : [];
    const codes = problems.map(({ code }) => code);
    const note = noteOf(codes);
    if (post.id === null || note === (post.safety_note ?? null)) continue;
    await strapi.db
      .queryBuilder(POST)
      .where({ id: post.id })
      .update({ safety_note: note })
      .execute();
    onChange?.(post.id);
  }
}

function noteOf(codes: readonly string[]): SafetyNote | null {
  if (codes.includes('scam-words')) return 'payment';
  return codes.includes('price-low') ? 'price' : null;
}
