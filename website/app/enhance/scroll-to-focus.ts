/** Scrolls a focused element fully into view: browsers show only the edge of a card in a carousel or of a large field. */

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  const container = target.closest('[data-swipeable] > li, textarea');
  container?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
