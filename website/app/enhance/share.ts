/** What only a script can do with a page's address: hand it to the device's own sharing, copy it, print the page. */

const page = document.documentElement;
// Both are missing on pages that did not come over https; then their buttons stay away.
page.toggleAttribute('data-can-share', 'share' in navigator);
page.toggleAttribute('data-can-copy', 'clipboard' in navigator);

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-pass]');
  if (!button) return;
  const { pass, url = '', done = '' } = button.dataset;
  if (pass === 'print') print();
  // Whoever closes the device's panel again has not failed at anything.
  if (pass === 'share') navigator.share({ url, title: document.title }).catch(() => undefined);
  if (pass !== 'copy') return;
  await navigator.clipboard.writeText(url);
  const said = button.parentElement?.querySelector('[role=status]');
  if (said) said.textContent = done;
});
