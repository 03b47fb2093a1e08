import { htmlBlocks } from './html-blocks';

/** A part of a text that can stand alone, with the heading it stands under. */
export interface Passage {
  heading: string | null;
  text: string;
}

/** About what fits on a card when it is cut to a few lines around the marked words. */
const TARGET_LENGTH = 700;

/** Cuts the HTML of a description at its headings, then after some 700 characters at a block's end. */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let texts: string[] = [];
  const end = () => {
    if (texts.length > 0) passages.push({ heading, text: texts.join('\n') });
    texts = [];
  };
  for (const block of htmlBlocks(html)) {
    if (block.isHeading) {
      end();
      heading = block.text;
      continue;
    }
    texts.push(block.text);
    if (texts.join('\n').length >= TARGET_LENGTH) end();
  }
  end();
  return passages;
}
