import type { CostChoiceProperties } from './cost-choice/cost-choice-properties.ts';
import { PART_REPLACED } from './mount-islands.ts';

/**
 * Shows what a choice costs as soon as it is made: requests the page that the form leads to, and takes
 * its parts over. The fields stay, and with them the focus.
 * @param element holds the form with a live region, `[data-part=title]` and `[data-part=result]`
 */
export function mount(element: HTMLElement, { failed }: CostChoiceProperties): void {
  const form = element.querySelector('form');
  const status = form?.querySelector('[role=status]');
  const result = element.querySelector('[data-part=result]');
  if (!form || !status || !result) return;
  let running: AbortController | undefined;

  const update = async () => {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    result.setAttribute('aria-busy', 'true');
    const answer = await fetchPage(addressOf(form), signal);
    if (signal.aborted) return;
    result.removeAttribute('aria-busy');
    if (answer) {
      takeOver(element, answer.page);
      history.replaceState(history.state, '', answer.url);
      document.dispatchEvent(new Event(PART_REPLACED));
    }
    status.textContent = answer ? sumsOf(result) : failed;
  };

  form.addEventListener('change', update);
  // The page that is loaded now has the last word.
  form.addEventListener('submit', () => running?.abort());
}

/** Where the form leads to, without the redirect from the chosen city. */
function addressOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries.filter(([, value]) => value));
  const city = query.get('city');
  query.delete('city');
  return `${form.getAttribute('action')}/${city}${query.size > 0 ? `?${query}` : ''}`;
}

/** @returns null where there is no telling: no network, an error, or aborted */
async function fetchPage(address: string, signal: AbortSignal) {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('[data-part=result]') && { page, url: response.url };
  } catch {
    return null;
  }
}

/** Replaces what depends on the choice, apart from the fields. */
function takeOver(element: HTMLElement, page: Document): void {
  const detailsIn = (root: ParentNode) => [
    ...root.querySelectorAll<HTMLDetailsElement>('[data-part=result] details'),
  ];
  const partOf = ({ parentElement }: Element) => parentElement?.querySelector('h3')?.textContent;
  const opened = detailsIn(element)
    .filter(({ open }) => open)
    .map(partOf);
  for (const details of detailsIn(page)) details.open = opened.includes(partOf(details));
  // The second city is never the first one.
  for (const part of ['[data-part=title]', 'summary', '[name=beside]', '[data-part=result]']) {
    const present = element.querySelector(part);
    const fresh = page.querySelector(`[data-island=cost-choice] ${part}`);
    // The list of a field in use would close.
    const isInUse = present === document.activeElement && present?.localName === 'select';
    if (present && fresh && !isInUse) {
      // Copies: an option that is moved selects its neighbour.
      present.replaceChildren(...[...fresh.childNodes].map((node) => node.cloneNode(true)));
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const fresh = page.querySelector(`a[data-language][hreflang="${link.hreflang}"]`);
    link.href = fresh?.getAttribute('href') ?? link.href;
  }
  document.title = page.title;
}

/** The sums for screen readers, or that there are no prices. */
function sumsOf(result: Element): string {
  const sums = [...result.querySelectorAll('[data-part=sums] > li')].map((sum) =>
    [...sum.querySelectorAll('h2, b')].map(({ textContent }) => textContent).join(': '),
  );
  return sums.join('\n') || (result.querySelector('h2')?.textContent ?? '');
}
