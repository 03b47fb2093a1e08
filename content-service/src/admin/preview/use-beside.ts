import { useState, useSyncExternalStore } from 'react';
import { readStored, store } from '../browser-storage';

/** From here on form and preview have room beside each other. */
const WIDE_SCREEN = '(min-width: 1280px)';

/** Set in browsers whose user wants the preview beside the form. */
const KEY = 'desk.preview-beside';

function subscribe(listener: () => void): () => void {
  const screen = window.matchMedia(WIDE_SCREEN);
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/**
 * Whether the preview can be and is beside the form; the next form that is opened has it there, too.
 * @returns that, and what changes it
 */
export function useBeside() {
  const hasRoom = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE_SCREEN).matches);
  const [isWanted, setWanted] = useState(() => readStored('local', KEY) !== null);
  const setBeside = (isBeside: boolean) => {
    setWanted(isBeside);
    store('local', KEY, isBeside ? 'yes' : null);
  };
  return { hasRoom, isBeside: hasRoom && isWanted, setBeside };
}
