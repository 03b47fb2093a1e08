/** Testimonials move on by themselves, unless somebody reads them, cannot see them or asked for peace. */

const DELAY = 5000;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

addEventListener('DOMContentLoaded', () => {
  for (const voices of document.querySelectorAll<HTMLElement>('[data-voices]')) start(voices);
});

function start(voices: HTMLElement): void {
  const list = voices.querySelector<HTMLElement>('ul');
  const [first, second] = list?.children ?? [];
  if (!list || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;

  // Safari does not let the keyboard into what scrolls by itself.
  list.tabIndex = 0;

  const dots = [...voices.querySelectorAll<HTMLElement>('[data-dot]')];
  let seen = false;
  let timer = 0;

  // Negative where the page reads from right to left, as scrollLeft is there.
  const step = () => second.offsetLeft - first.offsetLeft;
  const place = () => Math.round(list.scrollLeft / step());
  const last = () => Math.round((list.scrollWidth - list.clientWidth) / Math.abs(step()));
  const go = (to: number) =>
    list.scrollTo({ left: to * step(), behavior: calm.matches ? 'auto' : 'smooth' });

  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const busy = voices.matches(':hover, :focus-within, [data-paused]');
      if (seen && !busy && !document.hidden && !calm.matches)
        go(place() < last() ? place() + 1 : 0);
      wait();
    }, DELAY);
  };

  const mark = () => {
    for (const [index, dot] of dots.entries()) {
      if (index === place()) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };

  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
  }).observe(list);
  list.addEventListener('scroll', mark, { passive: true });
  voices.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const dot = target.closest<HTMLElement>('[data-dot]');
    if (dot) go(dots.indexOf(dot));
    else if (target.closest('[data-pause]')) voices.toggleAttribute('data-paused');
  });
  for (const left of ['pointerleave', 'focusout']) voices.addEventListener(left, wait);
  wait();
}
