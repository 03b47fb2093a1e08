/** A paragraph, an item of a list or a row of a table, as plain text. */
export interface Block {
  text: string;
  isHeading: boolean;
  /** Whether it is part of a list or a table. */
  isListed: boolean;
}

/*
 * Searching takes time in proportion to the length of the HTML: no tag contains `<`, and what is never
 * closed extends to the end.
 */

const BLOCK_TAG =
  /<(\/?)(p|div|section|article|blockquote|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|br|hr|h[1-6])\b[^<>]*>/gi;
/** Unlike items and cells, these are always closed. */
const LIST_TAG = /^<(\/?)(?:ul|ol|dl|table)\b/i;
const ROW_TAG = /^<(\/?)tr\b/i;
const CELL_SEPARATOR = ' · ';
const INVISIBLE = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const ANY_TAG = /<[^<>]*>/g;

const BOLD_TAG = /<(\/?)(?:strong|b)\b[^<>]*>/gi;
const MAX_HEADING_LENGTH = 120;

/**
 * Takes the HTML of a description apart.
 * @returns its blocks in their order, none of them empty; the text is not HTML, and nothing in it
 * may be put into a page as such
 */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const visible = html.replace(INVISIBLE, ' ').replace(COMMENT, ' ');
  let start = 0;
  let inHeading = false;
  let openLists = 0;
  let inRow = false;
  let row: Block | undefined;
  const end = (until: number) => {
    const source = visible.slice(start, until);
    const text = plainText(source);
    if (text === '') return;
    if (row) {
      row.text += CELL_SEPARATOR + text;
      return;
    }
    if (inRow) {
      row = { text, isHeading: false, isListed: true };
      blocks.push(row);
      return;
    }
    const isBoldLine = text.length <= MAX_HEADING_LENGTH && isBold(source);
    blocks.push({ text, isHeading: inHeading || isBoldLine, isListed: openLists > 0 });
  };
  for (const match of visible.matchAll(BLOCK_TAG)) {
    end(match.index);
    start = match.index + match[0].length;
    inHeading = /^<h[1-6]/i.test(match[0]);
    const list = LIST_TAG.exec(match[0]);
    if (list) openLists = Math.max(0, openLists + (list[1] ? -1 : 1));
    const rowTag = ROW_TAG.exec(match[0]);
    if (rowTag || list) {
      inRow = rowTag?.[1] === '';
      row = undefined;
    }
  }
  end(visible.length);
  return blocks;
}

/**
 * A line that is bold from end to end stands for a heading; a colon may follow it. A closing tag of the
 * line before may precede it.
 */
function isBold(source: string): boolean {
  const textBetween = (start: number, end?: number) =>
    source.slice(start, end).replace(ANY_TAG, '').trim();
  let open = 0;
  let start = 0;
  let runs = 0;
  for (const { 0: tag, 1: slash, index } of source.matchAll(BOLD_TAG)) {
    const isOutside = open === 0;
    open = Math.max(0, open + (slash ? -1 : 1));
    if (!isOutside && open > 0) continue;
    const text = textBetween(start, index);
    if (isOutside && text !== '') return false;
    if (text !== '') runs += 1;
    start = index + tag.length;
  }
  return open === 0 && runs === 1 && /^[\s:]*$/.test(textBetween(start));
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
};

/** In one pass: what a reference stands for is text, and not looked at again. */
function plainText(html: string): string {
  return html
    .replace(ANY_TAG, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (reference, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? reference;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
