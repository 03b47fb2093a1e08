/** What the browser keeps: `local` for all tabs, `session` for this one. */
type Kind = 'local' | 'session';

// Where storage is forbidden, even looking at it throws.
const storageOf = (kind: Kind) => (kind === 'local' ? localStorage : sessionStorage);

/** What is stored under a key. Throws nothing. @returns null if there is nothing or it cannot be read */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes what is stored. Throws nothing.
 * @param text null to remove it
 * @returns whether it was done: a storage may be full or forbidden
 */
export function store(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** All keys; none if they cannot be read. Throws nothing. */
export function storedKeys(kind: Kind): string[] {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
}
