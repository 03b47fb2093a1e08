/** What needs JavaScript: share the page through the device, copy its address, print it. */
import { onClick } from './on-click.ts';

const root = document.documentElement;
// Both APIs are missing without HTTPS; their buttons then stay hidden.
root.toggleAttribute('data-can-share', 'share' in navigator);
root.toggleAttribute('data-can-copy', 'clipboard' in navigator);

onClick('[data-share-action]', async (button, event) => {
  const { shareAction, url = '', successText = '' } = button.dataset;
  if (shareAction === 'print') print();
  // Without the API, the link leads to the row of links to share with.
  if (shareAction === 'share' && 'share' in navigator) {
    event.preventDefault();
    // Closing the share sheet is not an error.
    navigator.share({ url, title: document.title }).catch(() => undefined);
  }
  if (shareAction !== 'copy') return;
  await navigator.clipboard.writeText(url);
  const status = button.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = successText;
});
