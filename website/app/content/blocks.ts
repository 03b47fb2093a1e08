import { escapeAttribute, escapeText } from 'entities';
import { z } from 'zod';

const mark = z.boolean().catch(false);
const words = z.string().nullish().catch(null);

const file = z.object({
  url: z.string(),
  width: z.number().nullish().catch(null),
  height: z.number().nullish().catch(null),
});

const image = file.extend({
  alternativeText: words,
  caption: words,
  formats: z.record(z.string(), z.unknown()).nullish().catch(null),
});

/** Any node of Strapi's blocks; each type uses some of the fields. */
const node = z.object({
  type: z.string(),
  children: z.array(z.unknown()).catch([]),
  text: z.string().catch(''),
  ...{ bold: mark, italic: mark, underline: mark, strikethrough: mark, code: mark },
  level: z.number().int().min(1).max(6).catch(2),
  format: z.string().catch('unordered'),
  url: z.string().catch(''),
  image: image.nullish().catch(null),
});

type BlockNode = z.infer<typeof node>;

/** How each type is written; `content` is the HTML of its children. */
const writers: Record<string, (node: BlockNode, content: string) => string> = {
  text: markedText,
  paragraph: (_, content) => `<p>${content}</p>`,
  heading: ({ level }, content) => `<h${level}>${content}</h${level}>`,
  quote: (_, content) => `<blockquote><p>${content}</p></blockquote>`,
  code: ({ children }) => `<pre><code>${escapeText(plainText(children))}</code></pre>`,
  list: ({ format }, content) =>
    format === 'ordered' ? `<ol>${content}</ol>` : `<ul>${content}</ul>`,
  'list-item': (_, content) => `<li>${content}</li>`,
  link: ({ url }, content) => `<a href="${escapeAttribute(url)}">${content}</a>`,
  image: figure,
};

const marks = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;

/**
 * Writes Strapi's blocks, the other form of rich text that a content service may have, as HTML. The
 * text of unknown types is kept; what is no block is left out.
 * @param blocks the value of the field, at most as deep as a response may be (`read-json.ts`)
 */
export function blocksToHtml(blocks: readonly unknown[]): string {
  return blocks
    .map((block) => {
      const parsed = node.safeParse(block);
      if (!parsed.success) return '';
      const write = writers[parsed.data.type] ?? ((_, content) => `<p>${content}</p>`);
      return write(parsed.data, blocksToHtml(parsed.data.children));
    })
    .join('');
}

function markedText(node: BlockNode): string {
  const text = escapeText(node.text).replaceAll('\n', '<br>');
  return marks.reduce(
    (html, [name, tag]) => (node[name] && html ? `<${tag}>${html}</${tag}>` : html),
    text,
  );
}

/** Line breaks of code stay as they are. */
function plainText(children: readonly unknown[]): string {
  return children.map((child) => node.safeParse(child).data?.text ?? '').join('');
}

function figure({ image }: BlockNode): string {
  if (!image) return '';
  const { url, alternativeText, caption, width, height } = image;
  // The thumbnail is too small for a text.
  const sizes = Object.entries(image.formats ?? {}).flatMap(([name, format]) => {
    const size = file.safeParse(format);
    return size.success && name !== 'thumbnail' ? [size.data] : [];
  });
  const files = [...sizes, image].sort((one, other) => (one.width ?? 0) - (other.width ?? 0));
  const attributes = {
    src: url,
    alt: alternativeText ?? '',
    ...(width && height && { width, height }),
    ...(sizes.length > 0 && {
      srcset: files.map((each) => `${each.url} ${each.width}w`).join(', '),
    }),
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeAttribute(String(value))}"`,
  );
  const text = caption ? `<figcaption>${escapeText(caption)}</figcaption>` : '';
  return `<figure><img ${written.join(' ')}>${text}</figure>`;
}
