/**
 * Makes a field and a list of links a combobox by the pattern of the ARIA Authoring Practices
 * Guide: an editable one whose list completes nothing by itself.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * @param listbox hidden, with an id; the options it is given have one, too
 * @returns `show` puts options into the list, which opens unless there are none
 */
export function createCombobox(input: HTMLInputElement, listbox: HTMLElement) {
  let options: readonly HTMLElement[] = [];
  let activeIndex = -1;

  // The browser's list of what was typed before would cover this one.
  input.autocomplete = 'off';
  // A field without such a list is empty in WebKit when a visitor comes back.
  addEventListener('pagehide', () => {
    input.autocomplete = 'on';
  });
  addEventListener('pageshow', () => {
    input.autocomplete = 'off';
  });
  // By attribute: browsers that are a few years old do not have the properties.
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', listbox.id);
  setOpen(false);

  function setOpen(isOpen: boolean): void {
    listbox.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    setActive(-1);
  }

  function setActive(index: number): void {
    options[activeIndex]?.setAttribute('aria-selected', 'false');
    activeIndex = index;
    const option = options[index];
    if (option) {
      option.setAttribute('aria-selected', 'true');
      option.scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', option.id);
    } else input.removeAttribute('aria-activedescendant');
  }

  /** Moves by one, round the ends; from the field to the first or the last. */
  function move(step: 1 | -1): void {
    if (listbox.hidden) setOpen(true);
    const from = activeIndex < 0 && step < 0 ? 0 : activeIndex;
    setActive((from + step + options.length) % options.length);
  }

  /** @returns whether the key has been dealt with */
  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (options.length === 0) return false;
      if (altKey) setOpen(key === 'ArrowDown');
      else move(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (key === 'Enter') {
      const option = options[activeIndex];
      setOpen(false);
      option?.click();
      return Boolean(option);
    }
    if (key === 'Escape') {
      if (!listbox.hidden) setOpen(false);
      else if (input.value) clear();
      else return false;
      return true;
    }
    // These move the cursor in the text, where the focus returns to.
    if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) setActive(-1);
    return false;
  }

  function clear(): void {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  input.addEventListener('keydown', (event) => {
    // What a key means to an input method is for that to say. Of the Enter that ends a word Safari says
    // so by this code only.
    const isForInputMethod = event.isComposing || event.keyCode === 229;
    if (!isForInputMethod && handleKey(event)) event.preventDefault();
  });
  input.addEventListener('input', () => setActive(-1));
  input.addEventListener('blur', () => setOpen(false));
  // The focus stays in the field, so that the list does not close under the pointer.
  listbox.addEventListener('mousedown', (event) => event.preventDefault());
  listbox.addEventListener('click', () => setOpen(false));

  return {
    show(newOptions: readonly HTMLElement[]): void {
      setActive(-1);
      options = newOptions;
      listbox.replaceChildren(...options);
      setOpen(options.length > 0);
    },
  };
}
