import type { Suggestion } from './suggestion.ts';

/** An option of the list: a link, so that it opens as any other does. @param id unique in the document */
export function createOption({ title, kind, href, language }: Suggestion, id: string): HTMLElement {
  const link = document.createElement('a');
  link.id = id;
  link.href = href;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  link.tabIndex = -1;
  const titleElement = document.createElement('span');
  titleElement.textContent = title;
  titleElement.dir = 'auto';
  if (language) titleElement.lang = language;
  const kindElement = document.createElement('span');
  kindElement.textContent = kind;
  link.append(titleElement, ' ', kindElement);
  return link;
}
