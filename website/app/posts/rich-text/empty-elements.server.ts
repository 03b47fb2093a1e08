import { type ChildNode, type Element, isTag, type ParentNode } from 'domhandler';
import { BLOCKS } from './element-names.ts';
import { isBlank, replaceElements } from './tree.server.ts';

/** Elements that mean something without content; an empty cell keeps the others in their columns. */
const KEPT = new Set(['img', 'br', 'hr', 'td', 'th', 'dt', 'dd', 'summary', 'wbr']);

/** Blocks at whose ends a line break would only be a gap. */
const LINES = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'dt', 'dd']);

/** Leaves out elements without content, and line breaks where a block begins or ends. */
export function dropEmptyElements(root: ParentNode): void {
  replaceElements(root, (element) => {
    const { name } = element;
    if (LINES.has(name)) trimLineBreaks(element);
    const isEmpty = element.children.every((child) => isBlank(child) || isBreak(child));
    // A heading without text labels no column.
    if (isEmpty && name === 'th') element.name = 'td';
    if (name === 'details' && !hasLabel(element)) return contentOf(element);
    if (name === 'table' && !hasContent(element)) return [];
    if (!isEmpty || KEPT.has(name)) return [element];
    return BLOCKS.has(name) ? [] : element.children;
  });
}

function trimLineBreaks(element: Element): void {
  const isGap = (child: ChildNode) => isBlank(child) || isBreak(child);
  const { children } = element;
  if (!children.some(isBreak)) return;
  const first = children.findIndex((child) => !isGap(child));
  const last = children.findLastIndex((child) => !isGap(child));
  element.children = first < 0 ? [] : children.slice(first, last + 1);
}

const isBreak = (node: ChildNode) => isTag(node) && node.name === 'br';

const hasContent = (node: ChildNode): boolean =>
  isTag(node) ? node.name === 'img' || node.children.some(hasContent) : !isBlank(node);

/** Text that readers open needs a label to open it by. */
function hasLabel({ children }: Element): boolean {
  return children.some((child) => isTag(child) && child.name === 'summary' && hasContent(child));
}

function contentOf({ children }: Element): ChildNode[] {
  return children.filter((child) => !isTag(child) || child.name !== 'summary');
}
