import type { PostView } from '../../posts/post-view.server.ts';
import { postClaims } from '../../posts/structured-data/claims.ts';
import { postWords } from '../detail/words.ts';
import type { Setting, Words } from '../metadata.ts';

/**
 * What the head of a business's own page says: as its post does, with the town behind the name, so
 * that search results tell the two apart.
 */
export function businessWords(
  view: Omit<PostView, 'description' | 'related'>,
  setting: Setting,
): Words {
  const words = postWords(view, setting);
  const { city, kind } = view.post;
  return {
    ...words,
    title: `${words.title} – ${city?.name ?? setting.messages.kinds[kind].one}`,
    // No trail is shown here, so none is claimed.
    claims: postClaims({ ...view, url: setting.url }),
  };
}
