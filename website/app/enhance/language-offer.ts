/** Offers the page in the browser's preferred language, until the visitor declines or chooses one. */
import { onClick } from './on-click.ts';
import { storedValue } from './stored-value.ts';

const STORAGE_KEY = 'language';

/** Shows the offer in the first of the browser's languages that the site supports, unless the page is in it. */
function showOffer(): void {
  const offers = document.querySelector<HTMLElement>('[data-offers]');
  const codes = offers?.dataset.offers?.split(' ');
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((code) => codes?.includes(code));
  const offer = offers?.querySelector('template')?.content.querySelector(`[lang="${preferred}"]`);
  if (offer) offers?.append(offer);
}

if (!storedValue(STORAGE_KEY)) {
  // Once it is parsed and before it is painted, to avoid layout shifts.
  const parseObserver = new MutationObserver(showOffer);
  parseObserver.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    parseObserver.disconnect();
    showOffer();
  });
}

onClick('[data-language], [data-decline]', () => {
  storedValue(STORAGE_KEY, 'chosen');
  document.querySelector('[data-offers]')?.remove();
});
