/** Hides or shows the dates of the second calendar, which are shown without a choice. */
import { labelSwitches } from './label-switches.ts';
import { storedValue } from './stored-value.ts';

const STORAGE_KEY = 'calendar';
const { dataset } = document.documentElement;

const label = () =>
  labelSwitches('[data-calendar-switch]', dataset.calendar === 'one' ? 'hidden' : 'shown');

dataset.calendar = storedValue(STORAGE_KEY);
addEventListener('DOMContentLoaded', label);

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-calendar-switch]')) return;
  const choice = dataset.calendar === 'one' ? '' : 'one';
  storedValue(STORAGE_KEY, choice);
  dataset.calendar = choice;
  label();
});
