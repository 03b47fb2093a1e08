import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { SafeHtml } from '../post.ts';
import { BLOCKS } from './element-names.ts';
import { inlineMarkdown } from './markdown-inline.server.ts';
import { tableMarkdown } from './markdown-table.server.ts';
import { fenced, hanging, marked, paragraphOf } from './markdown-text.ts';
import { parseHtml } from './parse-html.server.ts';

/**
 * A text as Markdown (CommonMark with GitHub’s tables). What Markdown lacks, such as direction and
 * folded parts, is left out, and its text kept.
 * @param html of a description, as a page shows it
 * @param base address of the page, which its relative links refer to
 */
export function markdownOf(html: SafeHtml, base: string): string {
  return blocksOf(parseHtml(html).root.children, base).join('\n\n');
}

type BlockWriter = (element: Element, base: string) => string;

const joined: BlockWriter = ({ children }, base) => blocksOf(children, base).join('\n\n');

const bold: BlockWriter = ({ children }, base) => marked(inlineMarkdown(children, base), '**');

const list: BlockWriter = ({ name, attribs, children }, base) => {
  const elements = children.filter(isTag);
  const items = elements.map((item) => blocksOf(item.children, base));
  const isLoose = elements.some(hasParagraphs);
  const first = Number(attribs.start ?? 1) || 1;
  return items
    .map((blocks, index) => {
      const marker = name === 'ol' ? `${first + index}. ` : '- ';
      return marker + hanging(blocks.join(isLoose ? '\n\n' : '\n'), marker.length);
    })
    .join(isLoose ? '\n\n' : '\n');
};

/** Whether an item holds more than a line of text and lists below it. */
function hasParagraphs({ children }: Element): boolean {
  const blocks = children.filter(isTag).filter(({ name }) => BLOCKS.has(name));
  return blocks.filter(({ name }) => name !== 'ul' && name !== 'ol').length > 1;
}

const table: BlockWriter = (element, base) => {
  const caption = element.children.find((child) => isTag(child) && child.name === 'caption');
  const rows = tableMarkdown(element, ({ children }) =>
    blocksOf(children, base)
      .join('<br>')
      .replace(/\\?\n+/g, '<br>'),
  );
  const title = caption && isTag(caption) ? bold(caption, base) : '';
  return [title, rows].filter(Boolean).join('\n\n');
};

const writers: Record<string, BlockWriter> = {
  p: ({ children }, base) => paragraphOf(inlineMarkdown(children, base)),
  h2: ({ children }, base) => `## ${oneLine(inlineMarkdown(children, base))}`,
  h3: ({ children }, base) => `### ${oneLine(inlineMarkdown(children, base))}`,
  h4: ({ children }, base) => `#### ${oneLine(inlineMarkdown(children, base))}`,
  hr: () => '---',
  pre: (element) => {
    const { marks, code } = fenced(DomUtils.textContent(element), 3);
    return `${marks}\n${code.replace(/\n$/, '')}\n${marks}`;
  },
  blockquote: (element, base) => joined(element, base).replace(/^/gm, '> ').replace(/ +$/gm, ''),
  ul: list,
  ol: list,
  table,
  dt: bold,
  summary: bold,
  figcaption: ({ children }, base) => marked(oneLine(inlineMarkdown(children, base)), '*'),
};

function blocksOf(nodes: readonly ChildNode[], base: string): string[] {
  const blocks: string[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    blocks.push(paragraphOf(inlineMarkdown(line, base)));
    line = [];
  };
  for (const node of nodes) {
    if (isTag(node) && (BLOCKS.has(node.name) || node.name === 'div')) {
      endLine();
      blocks.push((writers[node.name] ?? joined)(node, base));
    } else line.push(node);
  }
  endLine();
  return blocks.filter((block) => block !== '');
}

const oneLine = (text: string) => text.replace(/\\?\n/g, ' ').trim();
