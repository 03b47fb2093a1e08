import { type Document, DomHandler } from 'domhandler';
import { type Handler, Parser } from 'htmlparser2';

/**
 * How much of a text is read; browsers, too, take seconds for more. In characters, about a hundred
 * printed pages.
 */
const MAX_HTML_LENGTH = 200_000;

/** About as many as 2,000 rows of a table have. */
const MAX_ELEMENTS = 6000;

/** The parser searches its stack for every tag: the time of deeper ones grows with their square. */
const MAX_OPEN_ELEMENTS = 8000;

/** Elements nested deeper than any layout needs are left out, and their text is kept. */
const MAX_DEPTH = 100;

/** How many characters may be read beyond a limit. */
const CHUNK_LENGTH = 1024;

type Reader = Required<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>>;

/**
 * Parses HTML up to a maximum of length and elements.
 * @param reader gets elements, at most 100 levels deep, and text, without comments
 * @returns whether all of it was read
 */
export function readHtml(html: string, reader: Reader): boolean {
  let elements = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      elements += 1;
      depth += 1;
      if (depth <= MAX_DEPTH) reader.onopentag(name, attributes, isImplied);
    },
    ontext: (text) => reader.ontext(text),
    onclosetag(name, isImplied) {
      if (depth <= MAX_DEPTH) reader.onclosetag(name, isImplied);
      depth -= 1;
    },
  });
  const isFull = (position: number) =>
    position >= MAX_HTML_LENGTH || elements > MAX_ELEMENTS || depth > MAX_OPEN_ELEMENTS;
  let position = 0;
  while (position < html.length && !isFull(position)) {
    parser.write(html.slice(position, position + CHUNK_LENGTH));
    position += CHUNK_LENGTH;
  }
  parser.end();
  return position >= html.length;
}

/**
 * Parses HTML into a tree.
 * @returns `isCut` if its end is missing because it is too long
 */
export function parseHtml(html: string): { root: Document; isCut: boolean } {
  const handler = new DomHandler();
  const isComplete = readHtml(html, {
    onopentag: (name, attributes) => handler.onopentag(name, attributes),
    ontext: (text) => handler.ontext(text),
    onclosetag: () => handler.onclosetag(),
  });
  handler.onend();
  return { root: handler.root, isCut: !isComplete };
}
