/** Hides or shows the dates of the second calendar, which are shown without a choice. */
import { labelSwitches } from './label-switches.ts';
import { onClick } from './on-click.ts';
import { storedValue } from './stored-value.ts';
import { whenShown } from './when-shown.ts';

const STORAGE_KEY = 'calendar';
const { dataset } = document.documentElement;

function show(choice: string): void {
  dataset.calendar = choice;
  labelSwitches('[data-calendar-switch]', choice === 'one' ? 'hidden' : 'shown');
}

whenShown(() => show(storedValue(STORAGE_KEY)));

onClick('[data-calendar-switch]', () => {
  const choice = dataset.calendar === 'one' ? '' : 'one';
  storedValue(STORAGE_KEY, choice);
  show(choice);
});
