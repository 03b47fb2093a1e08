import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * The keyboard of a toolbar: Tab stops at one button, arrow keys, Home and End move between all.
 * @param first name of the button where Tab stops at first
 */
export function useRovingFocus(first: string) {
  const [current, setCurrent] = useState(first);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
    const { activeElement } = document;
    const index = buttons.findIndex((button) => button.contains(activeElement));
    if (index === -1) return;
    const next = nextIndex(event.key, index, buttons.length, directionOf(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { tool } = event.target.dataset;
    if (tool) setCurrent(tool);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // The button may be one that goes away, such as those of tables.
    if (!currentTarget.contains(relatedTarget)) setCurrent(first);
  };

  return { current, handlers: { onKeyDown, onFocus, onBlur } };
}

const directionOf = (element: Element) => getComputedStyle(element).direction;

/** The button that a key leads to; null if the key has no meaning in a toolbar. */
function nextIndex(key: string, index: number, count: number, direction: string): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
