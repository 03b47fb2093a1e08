/** Buttons that need JavaScript: share the page through the device, copy its address, print it. */

const root = document.documentElement;
// Both APIs are missing without HTTPS; their buttons then stay hidden.
root.toggleAttribute('data-can-share', 'share' in navigator);
root.toggleAttribute('data-can-copy', 'clipboard' in navigator);

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share-action]');
  if (!button) return;
  const { shareAction, url = '', successText = '' } = button.dataset;
  if (shareAction === 'print') print();
  // Closing the share sheet is not an error.
  if (shareAction === 'share')
    navigator.share({ url, title: document.title }).catch(() => undefined);
  if (shareAction !== 'copy') return;
  await navigator.clipboard.writeText(url);
  const status = button.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = successText;
});
