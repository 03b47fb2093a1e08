import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to an input that is mounted anew while one works in it by keyboard, which would
 * leave the focus on the document.
 * @param mountKey of the input, as React has it
 * @returns a ref for the element around the input, and a function to call before it is mounted anew
 */
export function useFocusAfterMount(mountKey: string): {
  box: RefObject<HTMLDivElement>;
  noteFocus: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef(mountKey);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (mounted.current === mountKey) return;
    mounted.current = mountKey;
    const isLost = document.activeElement === document.body;
    if (hadFocus.current && isLost) box.current?.querySelector('input')?.focus();
    hadFocus.current = false;
  }, [mountKey]);
  const noteFocus = () => {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false;
  };
  return { box, noteFocus };
}
