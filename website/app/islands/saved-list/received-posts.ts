import { postOfPage } from '../../offline/post-document.ts';
import { postsOfAddress } from '../../offline/posts-address.ts';
import { mergeSaved, readSaved, type SavedPost, writeSaved } from '../../offline/saved-posts.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

/** Parts of the page: the offer with its text and two buttons, and the line that says what happened. */
type Parts = Record<'offer' | 'text' | 'add' | 'decline' | 'status', HTMLElement>;

/**
 * Offers to add the posts that the address of the page passes on, e.g. from a QR code. Nothing is added
 * unasked: anybody can make such an address.
 * @param onEnd called when the offer is gone and the list may have changed
 */
export function offerReceivedPosts(
  { offer, text, add, decline, status }: Parts,
  { labels, locales }: SavedListProperties,
  onEnd: () => void,
): void {
  const { format } = new Intl.NumberFormat(locales.split(' '));
  const show = () => {
    const { length } = postsOfAddress(location.hash);
    offer.hidden = length === 0;
    text.textContent = labels.received.replace('{count}', format(length));
  };
  const end = () => {
    history.replaceState(history.state, '', location.pathname);
    show();
  };
  add.addEventListener('click', async () => {
    const paths = postsOfAddress(location.hash);
    end();
    const found = (await Promise.all(paths.map(readPost))).filter((post) => post !== null);
    const { posts, count } = mergeSaved(readSaved(), found);
    const missing = paths.length - found.length;
    const parts = [labels.imported.replace('{count}', format(count))];
    if (missing > 0) parts.push(labels.notLoaded.replace('{count}', format(missing)));
    status.textContent = writeSaved(posts) ? parts.join(' ') : labels.failed;
    onEnd();
  });
  decline.addEventListener('click', () => {
    end();
    onEnd();
  });
  addEventListener('hashchange', show);
  show();
}

async function readPost(path: string): Promise<SavedPost | null> {
  const response = await fetch(path).catch(() => null);
  if (!response?.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const post = postOfPage(page);
  return post && { ...post, saved: new Date().toISOString() };
}
