/** Word of a success goes after a while, and with it its trace in the address. */

const VISIBLE_MS = 5000;

addEventListener('DOMContentLoaded', () => {
  const message = document.querySelector('[data-auto-dismiss]');
  if (!message) return;
  setTimeout(() => {
    message.remove();
    history.replaceState(null, '', location.pathname);
  }, VISIBLE_MS);
});
