/** What gets the focus comes into view whole: of a card in a row to swipe, or of a large field, browsers are content with the edge. */

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  const whole = target.closest('[data-swipes] > li, textarea');
  whole?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
