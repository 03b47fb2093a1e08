/**
 * Replaces the items of a list and leaves the focus where it was: in the link or the button of the same
 * item or, after that was removed, of the one in its place.
 * @param fallback gets the focus if no item is left
 */
export function replaceItems(
  list: HTMLElement,
  items: readonly HTMLElement[],
  fallback: HTMLElement,
): void {
  const focused = document.activeElement;
  const index = [...list.children].findIndex((item) => item.contains(focused));
  list.replaceChildren(...items);
  if (index < 0) return;
  const selector = focused?.matches('button') ? 'button' : 'a';
  const item = items[index] ?? items.at(-1);
  (item?.querySelector<HTMLElement>(selector) ?? fallback).focus();
}
