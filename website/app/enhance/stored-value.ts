/**
 * What the browser remembers of a choice; empty where it remembers nothing.
 * @param value is remembered from now on; storage may be forbidden, then it lasts for the page only
 */
export function storedValue(key: string, value?: string): string {
  try {
    if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key) ?? '';
  } catch {
    return value ?? '';
  }
}
