/**
 * Lays out off-screen sections and the footer one by one while the browser is idle, so that they are
 * ready before the visitor scrolls and appear in full-page screenshots.
 */
const whenIdle = window.requestIdleCallback ?? setTimeout;

addEventListener('load', () => {
  const sections = [
    ...document.querySelectorAll<HTMLElement>('[data-defer-layout], body > footer'),
  ];
  const layOutNext = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    // While the browser is idle, not in the next frame.
    void section.offsetHeight;
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
});
