/**
 * Calls a function now, once the document is parsed, and when a visitor comes back to it: browsers then
 * show it as it was left, although another page may have stored something else since.
 */
export function whenShown(update: () => void): void {
  update();
  for (const eventName of ['DOMContentLoaded', 'pageshow']) addEventListener(eventName, update);
}
