import { type Element, isTag, type ParentNode } from 'domhandler';
import { elementOf, elementsOf, replaceElements } from './tree.server.ts';

const SCOPES = /^(?:row|col|rowgroup|colgroup)$/;

/**
 * Lets every header say which cells it is for, and gives every table a scroll container that the keyboard
 * can reach, as it may be wider than the page.
 */
export function arrangeTables(root: ParentNode): void {
  for (const row of elementsOf(root).filter(({ name }) => name === 'tr')) addScopes(row);
  replaceElements(root, (element) =>
    element.name === 'table'
      ? [elementOf('div', { class: 'table', tabindex: '0' }, [element])]
      : [element],
  );
}

/** A header in a row of headers is for its column, any other for its row. */
function addScopes(row: Element): void {
  const cells = row.children.filter(isTag);
  const headers = cells.filter(({ name }) => name === 'th');
  const texts = cells.filter(({ name, children }) => name === 'td' && children.length > 0);
  const scope = texts.length === 0 ? 'col' : 'row';
  for (const header of headers) {
    if (!SCOPES.test(header.attribs.scope ?? '')) header.attribs.scope = scope;
  }
}
