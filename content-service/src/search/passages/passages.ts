import { htmlBlocks } from './html-blocks';
import { isProse } from './prose';

/** A part of a text that can stand alone, with the heading it stands under. */
export interface Passage {
  heading: string | null;
  text: string;
  /** What of the text is running text: without lists, tables and lines such as those of a price list. */
  proseText: string;
}

/** About what fits on a card when it is cut to a few lines around the marked words. */
const TARGET_LENGTH = 700;

/** Cuts the HTML of a description at its headings, then after some 700 characters at a block's end. */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let texts: string[] = [];
  let prose: string[] = [];
  let length = 0;
  const end = () => {
    if (texts.length > 0) {
      passages.push({ heading, text: texts.join('\n'), proseText: prose.join('\n') });
    }
    [texts, prose, length] = [[], [], 0];
  };
  for (const block of htmlBlocks(html)) {
    if (block.isHeading) {
      end();
      heading = block.text;
      continue;
    }
    length += block.text.length + (texts.length > 0 ? 1 : 0);
    texts.push(block.text);
    if (isProse(block)) prose.push(block.text);
    if (length >= TARGET_LENGTH) end();
  }
  end();
  return passages;
}
