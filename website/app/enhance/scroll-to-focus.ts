/** What gets the focus comes into view whole: of a card in a row to swipe, or of a large field, browsers are content with the edge. */

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  const container = target.closest('[data-swipeable] > li, textarea');
  container?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
