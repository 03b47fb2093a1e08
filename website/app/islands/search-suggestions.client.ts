import { createCombobox } from './search-suggestions/combobox.ts';
import { fetchSuggestions } from './search-suggestions/fetch-suggestions.ts';
import { createOption } from './search-suggestions/option.ts';
import { prefersReducedData } from './search-suggestions/prefers-reduced-data.ts';
import {
  MIN_TEXT_LENGTH,
  type Suggestion,
  type SuggestionProperties,
} from './search-suggestions/suggestion.ts';

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * Offers posts under a search field while a visitor types. Where they cannot be had, none are
 * offered and nothing is said: the search itself works without them.
 * @param element holds the field, an empty list and a live region
 */
export function mount(element: HTMLElement, properties: SuggestionProperties): void {
  const { endpoint, announcements } = properties;
  const input = element.querySelector('input');
  const listbox = element.querySelector<HTMLElement>('[role=listbox]');
  const liveRegion = element.querySelector('[aria-live]');
  if (!input || !listbox || !liveRegion || prefersReducedData()) return;
  const combobox = createCombobox(input, listbox);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  const show = (suggestions: readonly Suggestion[], announcement = '') => {
    combobox.show(suggestions.map((each, index) => createOption(each, `${listbox.id}-${index}`)));
    liveRegion.textContent = announcement;
  };

  const load = async (text: string) => {
    pending = new AbortController();
    const { signal } = pending;
    const suggestions = await fetchSuggestions(endpoint, text, signal);
    if (signal.aborted || document.activeElement !== input) return;
    show(suggestions ?? [], suggestions ? announcements[suggestions.length] : '');
  };

  const cancel = () => {
    clearTimeout(timer);
    pending?.abort();
  };

  input.addEventListener('input', () => {
    cancel();
    const text = input.value.trim();
    if (text.length < MIN_TEXT_LENGTH) show([]);
    else timer = setTimeout(load, DEBOUNCE_MS, text);
  });
  input.form?.addEventListener('submit', cancel);
  input.addEventListener('keydown', ({ key }) => {
    // A list that was closed stays closed until more is typed.
    if (key === 'Escape') cancel();
  });
}
