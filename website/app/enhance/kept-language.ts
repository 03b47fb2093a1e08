/**
 * Keeps the language that posts are limited to on pages that have no such choice: their links to home
 * and lists get it. Home and lists say what is chosen, by their address.
 */
import { storedValue } from './stored-value.ts';

const NAME = 'community';

addEventListener('DOMContentLoaded', () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-limitable]')];
  const hasChoice = links.some((link) => link.getAttribute('aria-current') === 'page');
  const chosen = new URLSearchParams(location.search).get(NAME) ?? (hasChoice ? '' : undefined);
  const kept = storedValue(NAME, chosen, 'sessionStorage');
  for (const link of links)
    if (kept && !link.search) link.search = `${new URLSearchParams({ [NAME]: kept })}`;
});
