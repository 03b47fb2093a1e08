/**
 * Starts an island in each element of the document that holds it. Called by the module that
 * `vite/islands-plugin.ts` writes for each island.
 * @param mount what the island's file exports; is given the element and the properties
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
