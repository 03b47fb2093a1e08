/** The event of a document in which an island has replaced a part that may hold others. */
export const PART_REPLACED = 'part-replaced';

/**
 * Mounts an island in each of its elements, also those that come later. Called by the module that `vite/islands-plugin.ts`
 * generates for each island.
 * @param mount the export of the island's file
 */
export function mountIslands<Properties>(
  name: string,
  mount: (element: HTMLElement, properties: Properties) => void,
): void {
  const mounted = new WeakSet<Element>();
  const mountNew = () => {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
      if (mounted.has(element)) continue;
      mounted.add(element);
      const json = element.querySelector(':scope > script[type="application/json"]')?.textContent;
      mount(element, JSON.parse(json ?? '{}'));
    }
  };
  mountNew();
  document.addEventListener(PART_REPLACED, mountNew);
}
