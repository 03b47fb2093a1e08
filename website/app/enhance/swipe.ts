/** What gets the focus in a row to swipe comes into view whole: browsers are content with its edge. */

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  target.closest('[data-swipes] > li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
