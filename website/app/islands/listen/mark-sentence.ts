const NAME = 'listen';

/**
 * Marks the sentence that is being read, without changing the document, and brings it into view.
 * @param range null to mark none
 */
export function markSentence(range: Range | null): void {
  const { highlights } = CSS;
  if (!highlights) markBySelection(range);
  else if (range) highlights.set(NAME, new Highlight(range));
  else highlights.delete(NAME);
  range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** For browsers without the CSS Custom Highlight API. */
function markBySelection(range: Range | null): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  if (range) selection?.addRange(range);
}
