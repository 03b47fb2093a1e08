/**
 * Mounts an island in each of its elements. Called by the module that `vite/islands-plugin.ts`
 * generates for each island.
 * @param mount the export of the island's file
 */
export function mountIslands<Properties>(
  name: string,
  mount: (element: HTMLElement, properties: Properties) => void,
): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const json = element.querySelector(':scope > script[type="application/json"]')?.textContent;
    mount(element, JSON.parse(json ?? '{}'));
  }
}
