/** Advances the testimonials automatically, unless they are hovered, focused, off screen or paused, or reduced motion is preferred. */

const INTERVAL_MS = 5000;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

addEventListener('DOMContentLoaded', () => {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-testimonials]'))
    startCarousel(carousel);
});

function startCarousel(carousel: HTMLElement): void {
  const list = carousel.querySelector('ul');
  const [first, second] = carousel.querySelectorAll('li');
  if (!list || !first || !second) return;

  // Safari does not make scroll containers focusable by keyboard.
  list.tabIndex = 0;

  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')];
  let isVisible = false;
  let timer = 0;

  // Negative in right-to-left pages, as scrollLeft is.
  const step = () => second.offsetLeft - first.offsetLeft;
  const currentIndex = () => Math.round(list.scrollLeft / step());
  const lastIndex = () => Math.round((list.scrollWidth - list.clientWidth) / Math.abs(step()));
  const scrollToIndex = (index: number) =>
    list.scrollTo({ left: index * step(), behavior: reducedMotion.matches ? 'auto' : 'smooth' });

  const scheduleNext = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const isInteracting = carousel.matches(':hover, :focus-within, [data-paused]');
      if (isVisible && !isInteracting && !document.hidden && !reducedMotion.matches)
        scrollToIndex(currentIndex() < lastIndex() ? currentIndex() + 1 : 0);
      scheduleNext();
    }, INTERVAL_MS);
  };

  const updateDots = () => {
    for (const [index, dot] of dots.entries()) {
      if (index === currentIndex()) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };

  new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false;
  }).observe(list);
  list.addEventListener('scroll', updateDots);
  carousel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const dot = target.closest<HTMLElement>('[data-dot]');
    if (dot) scrollToIndex(dots.indexOf(dot));
    else if (target.closest('[data-pause]')) carousel.toggleAttribute('data-paused');
  });
  for (const eventName of ['pointerleave', 'focusout'])
    carousel.addEventListener(eventName, scheduleNext);
  scheduleNext();
}
