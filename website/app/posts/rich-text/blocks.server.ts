import { type ChildNode, type Element, isTag, type ParentNode, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { BLOCKS, HEADINGS, WRAPPERS } from './element-names.ts';
import { elementOf, isBlank, setChildren } from './tree.server.ts';

/** Where elements belong; elsewhere they are no more than wrappers. */
const PARENTS: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  ...{ dt: ['dl'], dd: ['dl'], figcaption: ['figure'], summary: ['details'], caption: ['table'] },
  ...{ thead: ['table'], tbody: ['table'], tfoot: ['table'] },
  ...{ tr: ['table', 'thead', 'tbody', 'tfoot'], th: ['tr'], td: ['tr'] },
};

/** Elements that hold text, but no paragraphs. */
const TEXT_ONLY = new Set([...HEADINGS, 'summary', 'caption', 'pre', 'dt']);

/** Elements that hold text or paragraphs. */
const ITEMS = new Set(['li', 'td', 'th', 'dd', 'figcaption']);

type Direction = { dir?: string; lang?: string };

/**
 * Brings a text into the form of a list of blocks: wrappers are left out and hand their direction and
 * language on, text between blocks becomes paragraphs, and elements that stand where HTML does not
 * allow them do so no more.
 */
export function arrangeBlocks(root: ParentNode): void {
  setChildren(root, blocksOf(root.children, '', {}));
}

/**
 * @param parentName of the element that the blocks will stand in
 * @param wrapsText whether text between blocks becomes a paragraph
 */
function blocksOf(
  nodes: ChildNode[],
  parentName: string,
  inherited: Direction,
  wrapsText = true,
): ChildNode[] {
  const blocks: ChildNode[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    if (!wrapsText) blocks.push(...line);
    else if (!line.every(isBlank)) blocks.push(elementOf('p', { ...inherited }, line));
    line = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || !(isBlock(node) || containsBlock(node))) {
      line.push(node);
      continue;
    }
    endLine();
    if (isInPlace(node, parentName)) {
      arrangeInside(node);
      node.attribs = { ...inherited, ...node.attribs };
      blocks.push(node);
    } else {
      const inner = blocksOf(
        node.children,
        parentName,
        { ...inherited, ...directionOf(node) },
        wrapsText,
      );
      blocks.push(...(isBlock(node) ? inner : inner.map((block) => movedInside(node, block))));
    }
  }
  endLine();
  return blocks;
}

function arrangeInside(element: Element): void {
  const { name, children } = element;
  if (TEXT_ONLY.has(name)) setChildren(element, children.flatMap(inlineNodes));
  else if (name === 'ul' || name === 'ol') setChildren(element, listItems(element));
  else if (ITEMS.has(name)) {
    const hasParagraphs = children.some(
      (child) =>
        isTag(child) &&
        (child.name === 'p' ||
          ((isBlock(child) || containsBlock(child)) && !isInPlace(child, name))),
    );
    setChildren(element, blocksOf(children, name, {}, hasParagraphs));
  } else if (name !== 'p' && name !== 'hr') {
    const wrapsText = name === 'blockquote' || name === 'details';
    setChildren(element, blocksOf(children, name, {}, wrapsText));
  }
}

/** Lists hold nothing but items: what stands between them belongs to the one before. */
function listItems(list: Element): ChildNode[] {
  const items: Element[] = [];
  for (const block of blocksOf(list.children, list.name, {})) {
    const last = items.at(-1);
    if (isTag(block) && block.name === 'li') items.push(block);
    else if (last) setChildren(last, [...last.children, block]);
    else items.push(elementOf('li', {}, [block]));
  }
  return items;
}

/** The content of a node without blocks; a space stands where one ended. */
function inlineNodes(node: ChildNode): ChildNode[] {
  if (!isTag(node)) return [node];
  const children = node.children.flatMap(inlineNodes);
  if (isBlock(node)) return [...children, new Text(' ')];
  setChildren(node, children);
  return [node];
}

/** An inline element around blocks becomes one inside of each that may hold it. */
function movedInside(inline: Element, block: ChildNode): ChildNode {
  const holdsText =
    isTag(block) && (/^(?:p|figure)$/.test(block.name) || TEXT_ONLY.has(block.name));
  if (holdsText) {
    setChildren(block, [elementOf(inline.name, { ...inline.attribs }, block.children)]);
  }
  return block;
}

const isBlock = ({ name }: Element) => BLOCKS.has(name) || WRAPPERS.has(name);

const containsBlock = ({ children }: Element) => DomUtils.existsOne(isBlock, children);

function isInPlace(element: Element, parentName: string): boolean {
  const { name } = element;
  if (!BLOCKS.has(name) || (name === 'p' && containsBlock(element))) return false;
  return PARENTS[name]?.includes(parentName) ?? true;
}

function directionOf({ attribs: { dir, lang } }: Element): Direction {
  return { ...(dir && { dir }), ...(lang && { lang }) };
}
