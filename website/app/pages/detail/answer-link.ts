import { postPath } from '../../addresses/links.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Action, kinds } from '../../kinds.ts';
import { storesOf } from '../../layouts/stores.ts';
import type { PostFacts } from '../../posts/facts/fact.ts';

/** Id of the section about the app. */
export const HAND_OFF_ID = 'hand-off';

/**
 * Where answers to a post are written: in the app, or, while it is in no store, to the editors.
 * Undefined for kinds of posts that are not answered.
 */
export function useAnswerLink(post: PostFacts) {
  const { link, messages } = useLanguage();
  const stores = storesOf(useBrand(), messages);
  const actions: readonly Action[] = kinds[post.kind].actions;
  if (!actions.includes('answer')) return undefined;
  const { participationLink, noStore } = messages.detail;
  if (stores.length > 0) return { href: `#${HAND_OFF_ID}`, label: participationLink };
  const query = new URLSearchParams({ subject: 'answer', about: link(postPath(post)) });
  return { href: link(`/contact?${query}`), label: noStore.answers.link };
}
