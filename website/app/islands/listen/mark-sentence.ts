const NAME = 'listen';

/**
 * Marks the sentence that is being read, without changing the document, and brings it into view: not for
 * those who have scrolled away from the one before, until they are back or reading begins anew.
 * @returns called with each sentence, and with null for none
 */
export function createMarker(): (range: Range | null) => void {
  let marked: Range | null = null;
  let width = 0;
  return (range) => {
    highlight(range);
    // A phone that was turned has moved the text, not its reader.
    const { clientWidth } = document.documentElement;
    const isFollowed = !marked || clientWidth !== width || isInView(marked);
    if (range && isFollowed) bringIntoView(range);
    marked = range;
    width = clientWidth;
  };
}

function highlight(range: Range | null): void {
  const { highlights } = CSS;
  if (!highlights) select(range);
  else if (range) highlights.set(NAME, new Highlight(range));
  else highlights.delete(NAME);
}

/** For browsers without the CSS Custom Highlight API. */
function select(range: Range | null): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  if (range) selection?.addRange(range);
}

/** Whether any of it is. Without a box, as in a folded part, there is nothing to scroll to. */
function isInView(range: Range): boolean {
  const { top, bottom, height } = range.getBoundingClientRect();
  const { start, end } = view();
  return height === 0 || (bottom > start && top < end);
}

/** The sentence itself, as its paragraph may be higher than the window. */
function bringIntoView(range: Range): void {
  const { top, bottom, height } = range.getBoundingClientRect();
  const { start, end } = view();
  if (height > 0 && (top < start || bottom > end)) scrollBy(0, top - start);
}

/** The part of the window that is not covered by bars. */
function view(): { start: number; end: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { start: pixels(scrollPaddingTop), end: innerHeight - pixels(scrollPaddingBottom) };
}

/** None if there is no such style. */
const pixels = (length: string) => Number.parseFloat(length) || 0;
