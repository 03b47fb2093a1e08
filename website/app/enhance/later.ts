/**
 * What was not laid out at first, for it lay out of sight, is laid out piece by piece while nothing
 * else is to be done: nobody who scrolls waits for it, and a picture of the whole page shows it.
 */
const idle = window.requestIdleCallback ?? setTimeout;

addEventListener('load', () => {
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  const layOutNext = () => {
    const piece = pieces.shift();
    if (!piece) return;
    piece.style.contentVisibility = 'visible';
    idle(layOutNext);
  };
  idle(layOutNext);
});
