/** Sets attributes for the scroll position, for browsers without scroll-driven animations. */

const SCROLLED_PX = 100;
const SCROLLED_FAR_PX = 300;

function update(): void {
  document.documentElement.toggleAttribute('data-header-stuck', scrollY > SCROLLED_PX);
  document.documentElement.toggleAttribute('data-scrolled-far', scrollY > SCROLLED_FAR_PX);
}

addEventListener('scroll', update, { passive: true });
update();
