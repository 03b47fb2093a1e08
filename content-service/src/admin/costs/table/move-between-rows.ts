import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Goes to the same field of the row below or above, as in a spreadsheet. Dates use the arrows themselves. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLInputElement)) return;
  const { cell } = target.dataset;
  if (!cell || (target.type === 'date' && key !== 'Enter')) return;
  event.preventDefault();
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-cell="${cell}"]`),
  ];
  const next = column[column.indexOf(target) + step];
  next?.focus();
  if (next?.type === 'text') next.select();
}
