import { isRecord } from './source';

const MARKS = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;

/** Strapi's blocks, the other form of rich text, as HTML. The text of unknown blocks is kept. */
export function blocksToHtml(blocks: readonly unknown[]): string {
  return blocks.map((block) => (isRecord(block) ? blockToHtml(block) : '')).join('');
}

function blockToHtml(block: Record<string, unknown>): string {
  const content = blocksToHtml(Array.isArray(block.children) ? block.children : []);
  switch (block.type) {
    case 'text':
      return markedText(block);
    case 'heading':
      return `<h${Number(block.level) || 2}>${content}</h${Number(block.level) || 2}>`;
    case 'list':
      return block.format === 'ordered' ? `<ol>${content}</ol>` : `<ul>${content}</ul>`;
    case 'list-item':
      return `<li>${content}</li>`;
    case 'quote':
      return `<blockquote><p>${content}</p></blockquote>`;
    case 'code':
      return `<pre><code>${content}</code></pre>`;
    case 'link':
      return `<a href="${escapeText(block.url)}">${content}</a>`;
    case 'image':
      return isRecord(block.image) ? figure(block.image) : '';
    default:
      return `<p>${content}</p>`;
  }
}

function markedText(block: Record<string, unknown>): string {
  const text = escapeText(block.text).replaceAll('\n', '<br>');
  return MARKS.reduce(
    (html, [name, tag]) => (block[name] === true && html ? `<${tag}>${html}</${tag}>` : html),
    text,
  );
}

function figure({ url, alternativeText, caption }: Record<string, unknown>): string {
  const text = caption ? `<figcaption>${escapeText(caption)}</figcaption>` : '';
  return `<figure><img src="${escapeText(url)}" alt="${escapeText(alternativeText)}">${text}</figure>`;
}

const escapeText = (text: unknown) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
