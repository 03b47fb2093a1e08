/**
 * Listens for clicks on elements that match a selector, or on what is in them. Listens on the window,
 * so that elements may still be missing.
 */
export function onClick(
  selector: string,
  act: (element: HTMLElement, event: MouseEvent) => void,
): void {
  addEventListener('click', (event) => {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) act(element, event);
  });
}
