/**
 * What was not laid out at first, for it lay out of sight, is laid out piece by piece while nothing
 * else is to be done: nobody who scrolls waits for it, and a picture of the whole page shows it.
 */
const whenIdle = window.requestIdleCallback ?? setTimeout;

addEventListener('load', () => {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-defer-layout]')];
  const layOutNext = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
});
