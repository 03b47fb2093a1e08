/** Removes a success message after a while, together with its parameter in the address. */

const VISIBLE_MS = 5000;

addEventListener('DOMContentLoaded', () => {
  const message = document.querySelector('[data-auto-dismiss]');
  if (!message) return;
  setTimeout(() => {
    message.remove();
    history.replaceState(null, '', location.pathname);
  }, VISIBLE_MS);
});
