/**
 * Scrolls to a field of the form and puts the cursor into it.
 * @param path such as `information.phone`; if that is not on the page, as in a component that is not
 * filled in yet, its parent is shown
 * @param labelOf the label of a field, as shown
 */
export function focusField(path: string, labelOf: (field: string) => string): void {
  const [parent = path] = path.split('.');
  const element =
    document.getElementsByName(path)[0] ??
    document.getElementsByName(parent)[0] ??
    labelled(labelOf(parent));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** What a label belongs to; Strapi's fields for pictures, relations and components have no name. */
function labelled(label: string): HTMLElement | null {
  const [found] = [...document.querySelectorAll('main label, main h2, main legend')].filter(
    ({ textContent }) => textContent?.replace('*', '').trim() === label,
  );
  if (found instanceof HTMLLabelElement && found.control) return found.control;
  return found instanceof HTMLElement ? found : null;
}
