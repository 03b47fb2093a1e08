/**
 * Reads a value from local storage; empty if there is none.
 * @param value if given, is stored first; if storage is blocked, it is lost with the page
 */
export function storedValue(key: string, value?: string): string {
  try {
    if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key) ?? '';
  } catch {
    return value ?? '';
  }
}
