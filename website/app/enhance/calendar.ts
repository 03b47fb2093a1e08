/** Hides or shows the dates of the second calendar, which are shown without a choice. */
import { storedValue } from './stored-value.ts';

const STORAGE_KEY = 'calendar';
const { dataset } = document.documentElement;

const apply = (choice: string) => {
  dataset.calendar = choice;
};

apply(storedValue(STORAGE_KEY));

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-calendar-switch]')) return;
  const choice = dataset.calendar === 'one' ? '' : 'one';
  storedValue(STORAGE_KEY, choice);
  apply(choice);
});
