/** Tells the style how far the page has scrolled, for browsers whose style cannot see it itself. */

const STUCK = 100;
const FAR = 300;

function tell(): void {
  document.documentElement.toggleAttribute('data-stuck', scrollY > STUCK);
  document.documentElement.toggleAttribute('data-far', scrollY > FAR);
}

addEventListener('scroll', tell, { passive: true });
tell();
