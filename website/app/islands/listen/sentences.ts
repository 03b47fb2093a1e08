import { digitByDigit, spokenText } from './spoken-text.ts';

/** A sentence of a document. */
export type Sentence = {
  /** What a voice reads. */
  spoken: string;
  range: Range;
};

/** Elements that end a sentence, with a stop or without. */
const BLOCKS =
  'p, li, h2, h3, h4, h5, h6, td, th, caption, figcaption, summary, dt, dd, pre, blockquote';

/**
 * The sentences of an element, in order.
 * @param language code of its language, whose rules say where sentences end
 */
export function sentencesOf(root: Element, language: string): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return blocksOf(root).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
      const range = rangeOf(nodes, index, index + segment.trimEnd().length);
      const spoken = spokenOf(nodes, range).trim();
      return /[\p{L}\p{N}]/u.test(spoken) ? [{ spoken, range }] : [];
    });
  });
}

/** The text nodes of each block. A line break begins another one, as it does in addresses. */
function blocksOf(root: Element): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const blocks: Text[][] = [];
  let last: Element | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeName === 'BR') last = undefined;
    if (!(node instanceof Text)) continue;
    const block = node.parentElement?.closest(BLOCKS) ?? root;
    if (block === last) blocks.at(-1)?.push(node);
    else blocks.push([node]);
    last = block;
  }
  return blocks;
}

/** @param start first character in the joined text of the nodes; `end` is exclusive */
function rangeOf(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let offset = 0;
  for (const node of nodes) {
    const next = offset + node.data.length;
    if (start >= offset && start < next) range.setStart(node, start - offset);
    if (end > offset && end <= next) range.setEnd(node, end - offset);
    offset = next;
  }
  return range;
}

/** The text of a range, with linked telephone numbers digit by digit, however short. */
function spokenOf(nodes: readonly Text[], range: Range): string {
  return nodes
    .filter((node) => range.intersectsNode(node))
    .map((node) => {
      const start = node === range.startContainer ? range.startOffset : 0;
      const end = node === range.endContainer ? range.endOffset : node.data.length;
      const text = node.data.slice(start, end);
      return node.parentElement?.closest('a[href^="tel:"]') ? digitByDigit(text) : spokenText(text);
    })
    .join('');
}
