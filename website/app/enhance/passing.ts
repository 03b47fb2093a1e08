/** Word of a success goes after a while, and with it its trace in the address. */

const STAYS = 5000;

addEventListener('DOMContentLoaded', () => {
  const passing = document.querySelector('[data-passing]');
  if (!passing) return;
  setTimeout(() => {
    passing.remove();
    history.replaceState(null, '', location.pathname);
  }, STAYS);
});
