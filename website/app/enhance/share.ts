/** What only a script can do with a page's address: hand it to the device's own sharing, copy it, print the page. */

const root = document.documentElement;
// Both are missing on pages that did not come over https; then their buttons stay away.
root.toggleAttribute('data-can-share', 'share' in navigator);
root.toggleAttribute('data-can-copy', 'clipboard' in navigator);

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share-action]');
  if (!button) return;
  const { shareAction, url = '', successText = '' } = button.dataset;
  if (shareAction === 'print') print();
  // Whoever closes the device's panel again has not failed at anything.
  if (shareAction === 'share')
    navigator.share({ url, title: document.title }).catch(() => undefined);
  if (shareAction !== 'copy') return;
  await navigator.clipboard.writeText(url);
  const status = button.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = successText;
});
