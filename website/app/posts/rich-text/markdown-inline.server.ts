import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { escapeMarkdown, fenced, marked } from './markdown-text.ts';

const marks: Record<string, string> = { strong: '**', em: '*', s: '~~' };

/**
 * The Markdown of text, links and pictures.
 * @param base address of the page, which its relative links refer to
 */
export function inlineMarkdown(nodes: readonly ChildNode[], base: string): string {
  return nodes.map((node) => inlineOf(node, base)).join('');
}

function inlineOf(node: ChildNode, base: string): string {
  if (isText(node)) return escapeMarkdown(node.data);
  if (!isTag(node)) return '';
  const { name, attribs, children } = node;
  if (name === 'br') return '\\\n';
  if (name === 'code') return codeOf(node);
  if (name === 'img') {
    return attribs.src
      ? `![${escapeMarkdown(attribs.alt ?? '')}](${target(attribs.src, base)})`
      : '';
  }
  const inner = inlineMarkdown(children, base);
  if (name === 'a' && attribs.href && inner.trim()) {
    return `[${inner.trim()}](${target(attribs.href, base)})`;
  }
  return marks[name] ? marked(inner, marks[name]) : inner;
}

function codeOf(element: Element): string {
  const { marks: ticks, code } = fenced(DomUtils.textContent(element), 1);
  // A space keeps backticks at the ends apart from those around.
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return code && ticks + space + code + space + ticks;
}

/** An address without the brackets that would end it. */
function target(address: string, base: string): string {
  const href = URL.parse(address, base)?.href ?? address;
  return href.replace(
    /[()<>\s]/g,
    (character) => `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  );
}
