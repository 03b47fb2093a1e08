/**
 * Sets attributes for the scroll position, for browsers without scroll-driven animations. Not before
 * the first scroll event, which a restored position fires, too: `scrollY` would force a layout of the
 * document before its style sheet has loaded.
 */

const SCROLLED_PX = 100;
const SCROLLED_FAR_PX = 300;

function update(): void {
  document.documentElement.toggleAttribute('data-header-stuck', scrollY > SCROLLED_PX);
  document.documentElement.toggleAttribute('data-scrolled-far', scrollY > SCROLLED_FAR_PX);
}

addEventListener('scroll', update);
