/**
 * Reads a value that the browser stores; empty if there is none.
 * @param value if given, is stored first; if storage is blocked, it is lost with the page
 * @param area where it is stored: for good, or until the tab is closed
 */
export function storedValue(
  key: string,
  value?: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): string {
  try {
    if (value !== undefined) window[area].setItem(key, value);
    return window[area].getItem(key) ?? '';
  } catch {
    return value ?? '';
  }
}
