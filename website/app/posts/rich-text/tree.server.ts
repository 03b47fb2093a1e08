import { type ChildNode, Element, isTag, isText, type ParentNode, Text } from 'domhandler';

/** Sets the children of an element, and what they know of each other. */
export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  children.forEach((child, index) => {
    child.parent = parent;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  });
}

/** A new element around nodes. */
export function elementOf(
  name: string,
  attributes: Record<string, string>,
  children: ChildNode[],
): Element {
  const element = new Element(name, attributes);
  setChildren(element, children);
  return element;
}

/** A new element around a text. */
export function textElement(name: string, attributes: Record<string, string>, text: string) {
  return elementOf(name, attributes, [new Text(text)]);
}

/** Replaces each element by what a function returns for it, the innermost first. */
export function replaceElements(
  parent: ParentNode,
  replace: (element: Element) => ChildNode[],
): void {
  const children: ChildNode[] = [];
  for (const child of parent.children) {
    if (isTag(child)) {
      replaceElements(child, replace);
      children.push(...replace(child));
    } else children.push(child);
  }
  setChildren(parent, children);
}

/** All elements in the order of the document. */
export function elementsOf({ children }: ParentNode): Element[] {
  const elements: Element[] = [];
  const visit = (child: ChildNode) => {
    if (!isTag(child)) return;
    elements.push(child);
    child.children.forEach(visit);
  };
  children.forEach(visit);
  return elements;
}

/** The nearest element around a node that has one of these names. */
export function closest(node: ChildNode, names: ReadonlySet<string>): Element | null {
  for (let { parent } = node; parent && isTag(parent); parent = parent.parent) {
    if (names.has(parent.name)) return parent;
  }
  return null;
}

/** Whether a node is text that takes no room; editors leave no-break spaces and zero-width ones. */
export function isBlank(node: ChildNode): boolean {
  return isText(node) && /^[\s\u200b-\u200f\u2060\ufeff]*$/.test(node.data);
}
