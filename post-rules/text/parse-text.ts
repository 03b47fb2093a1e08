import { Parser } from 'htmlparser2';

/** A paragraph, an item of a list, a cell: text without a border in it. */
export interface Block {
  text: string;
  /** Code of the language it says it is in; null if it is the post's. */
  language: string | null;
}

export interface Heading {
  level: number;
  text: string;
}

export interface Link {
  address: string;
  text: string;
}

/** What the rules look at in the HTML of a description. */
export interface ParsedText {
  blocks: readonly Block[];
  headings: readonly Heading[];
  links: readonly Link[];
  /** Without `alt`, null: nobody has described it. */
  pictures: readonly { alternativeText: string | null }[];
}

/** Elements that do not interrupt a sentence. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const INVISIBLE = new Set(['script', 'style', 'template']);

/** For every tag, the parser takes time for all open elements. No text of an editor has as many. */
const MAX_OPEN_ELEMENTS = 5000;
/** In characters, after which the number of open elements is looked at. */
const CHUNK_LENGTH = 1024;

interface OpenElement {
  name: string;
  language: string | null;
}

/**
 * Parses the HTML of a description, up to the point where it is nested far too deep.
 * @param html as the editor wrote it, not sanitised; nothing of the result may be used as HTML
 */
export function parseText(html: string): ParsedText {
  const blocks: Block[] = [];
  const headings: Heading[] = [];
  const links: Link[] = [];
  const pictures: { alternativeText: string | null }[] = [];
  const open: OpenElement[] = [];
  let text = '';
  let link: Link | null = null;
  let invisible = 0;
  const language = () => open.at(-1)?.language ?? null;
  const endBlock = () => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (trimmed !== '') blocks.push({ text: trimmed, language: language() });
    text = '';
    return trimmed;
  };
  const endLink = () => {
    if (link) links.push({ ...link, text: link.text.trim() });
    link = null;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const inner = attributes.lang || language();
      // Text in another language is a block of its own: its script is not the post's.
      if (!INLINE.has(name) || inner !== language()) endBlock();
      open.push({ name, language: inner });
      if (INVISIBLE.has(name)) invisible += 1;
      if (name === 'img') pictures.push({ alternativeText: attributes.alt ?? null });
      if (name === 'a' && attributes.href) {
        endLink();
        link = { address: attributes.href.trim(), text: '' };
      }
    },
    ontext(part) {
      if (invisible > 0) return;
      text += part;
      if (link) link.text += part;
    },
    onclosetag(name) {
      const outer = open.at(-2)?.language ?? null;
      if (!INLINE.has(name) || outer !== language()) {
        const ended = endBlock();
        const [, level] = /^h([1-6])$/.exec(name) ?? [];
        if (level && ended) headings.push({ level: Number(level), text: ended });
      }
      open.pop();
      if (INVISIBLE.has(name)) invisible -= 1;
      if (name === 'a') endLink();
    },
  });
  for (let at = 0; at < html.length && open.length < MAX_OPEN_ELEMENTS; at += CHUNK_LENGTH) {
    parser.write(html.slice(at, at + CHUNK_LENGTH));
  }
  parser.end();
  endBlock();
  endLink();
  return { blocks, headings, links, pictures };
}
