import { createCombobox } from './search-suggestions/combobox.ts';
import { createOption } from './search-suggestions/option.ts';
import { prefersReducedData } from './search-suggestions/prefers-reduced-data.ts';
import {
  MAX_SUGGESTIONS,
  MIN_TEXT_LENGTH,
  type Suggestion,
  type SuggestionList,
  type SuggestionProperties,
} from './search-suggestions/suggestion.ts';

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * Offers posts under a search field while a visitor types. What cannot be loaded is left out
 * without a word: the search itself works as before.
 * @param element holds the field, an empty list and a live region
 */
export function mount(element: HTMLElement, properties: SuggestionProperties): void {
  const input = element.querySelector('input');
  const listbox = element.querySelector<HTMLElement>('[role=listbox]');
  const liveRegion = element.querySelector('[aria-live]');
  if (!input || !listbox || !liveRegion || prefersReducedData()) return;
  const combobox = createCombobox(input, listbox);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  function cancel(): void {
    clearTimeout(timer);
    pending?.abort();
  }

  input.addEventListener('input', () => {
    cancel();
    const text = input.value.trim();
    if (text.length < MIN_TEXT_LENGTH) return show([], '');
    timer = setTimeout(load, DEBOUNCE_MS, text);
  });
  input.form?.addEventListener('submit', cancel);
  input.addEventListener('keydown', ({ key }) => {
    // A list that was closed stays closed until more is typed.
    if (key === 'Escape') cancel();
  });

  async function load(text: string): Promise<void> {
    const controller = new AbortController();
    pending = controller;
    const suggestions = await fetchSuggestions(text, controller.signal);
    if (controller.signal.aborted || document.activeElement !== input) return;
    if (!suggestions) return show([], '');
    show(suggestions, properties.announcements[suggestions.length] ?? '');
  }

  /** @returns null where they cannot be had */
  async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[] | null> {
    const url = new URL(properties.endpoint, location.href);
    url.searchParams.set('q', text);
    try {
      const response = await fetch(url, { signal });
      if (!response.ok) return null;
      const { suggestions }: SuggestionList = await response.json();
      return suggestions.slice(0, MAX_SUGGESTIONS);
    } catch {
      return null;
    }
  }

  function show(suggestions: readonly Suggestion[], announcement: string): void {
    combobox.show(suggestions.map((each, index) => createOption(each, `${listbox?.id}-${index}`)));
    if (liveRegion) liveRegion.textContent = announcement;
  }
}
