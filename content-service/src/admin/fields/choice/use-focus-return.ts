import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to an input where it would be left on the document: one that is mounted anew
 * while one works in it by keyboard, or whose button to clear it has gone when Tab leads there.
 * @param state of the input; once it has changed, the focus may be lost
 * @returns a ref for the element around the input, a function to call before its state is changed, and
 *   one for when it loses the focus
 */
export function useFocusReturn(state: string): {
  box: RefObject<HTMLDivElement>;
  noteFocus: () => void;
  onBlur: (event: FocusEvent) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const lastState = useRef(state);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    const isLost = document.activeElement === document.body;
    if (hadFocus.current && isLost) box.current?.querySelector('input')?.focus();
    hadFocus.current = false;
  }, [state]);
  const noteFocusOn = (element: Element | null) => {
    if (box.current?.contains(element)) hadFocus.current = true;
  };
  return {
    box,
    noteFocus: () => noteFocusOn(document.activeElement),
    // What was typed and not chosen is emptied on the way to the button, which is removed then.
    onBlur: ({ relatedTarget }) => noteFocusOn(relatedTarget),
  };
}
