import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * For dialogs without a trigger of their own, which Radix leaves without focus when they close: gives
 * the focus back to what had it when they opened, or, if that is gone, to the page.
 * @returns the `onCloseAutoFocus` of the dialog's content
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => findOpener() ?? lastOpener);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : document.getElementById('main-content');
    target?.focus();
  };
}

/** For dialogs that open when a menu has closed, and nothing has the focus. */
let lastOpener: HTMLElement | null = null;

/** Remembers what had the focus last, for `useReturnFocus`. @returns what ends it */
export function rememberOpener(): () => void {
  const remember = () => {
    lastOpener = findOpener();
  };
  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
    lastOpener = null;
  };
}

/** A menu closes as its item opens a dialog; the button of the menu, which names it, stays. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  // The document has the focus if nothing has it.
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/**
 * Gives the focus of an element that is removed while it has it, as buttons that can be pressed once,
 * to the nearest element around it that takes it (`tabIndex={-1}`).
 * @returns a ref for the element
 */
export function useFocusHandover<Leaving extends HTMLElement>(): RefObject<Leaving> {
  const element = useRef<Leaving>(null);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      leaving.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    };
  }, []);
  return element;
}

/** A ref for an element that takes the place of what had the focus: has it once it is shown. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Gives the focus back to an element that lost it while it, or what is around it, was disabled: as soon
 * as it is enabled, and again if it is disabled once more, until the user does something.
 */
export function restoreFocus(element: HTMLElement): void {
  const restore = () => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(element, { attributeFilter: ['disabled'] });
  endWithNextInput(observer);
  restore();
}

/**
 * Gives the focus of an element that will be taken away, as buttons that Strapi renders anew, to what is
 * left around it: the next Tab leads on from there. Ends when the user does something.
 */
export function keepPlace(element: HTMLElement): void {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    const left = around.find(({ isConnected }) => isConnected);
    if (document.activeElement !== document.body || !left || left === document.body) return;
    if (!left.hasAttribute('tabindex')) left.tabIndex = -1;
    left.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  endWithNextInput(observer);
}

function endWithNextInput(observer: MutationObserver): void {
  const ended = new AbortController();
  const end = () => {
    observer.disconnect();
    ended.abort();
  };
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, end, { capture: true, signal: ended.signal });
  }
}
