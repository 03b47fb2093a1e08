/**
 * Gives switches the label of their state. Each has all its labels as attributes, so that the document
 * is the same for every visitor.
 * @param selector of the switches
 * @param state name of the attribute, as in `data-light`
 */
export function labelSwitches(selector: string, state: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    const label = button.dataset[state] ?? '';
    // Most visitors have chosen nothing: nothing is to be laid out again.
    if (button.textContent !== label) button.textContent = label;
  }
}
