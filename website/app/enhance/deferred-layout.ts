/**
 * Lays out off-screen sections and the footer one by one while the browser is idle, so that they are
 * ready before the visitor scrolls and appear in full-page screenshots.
 */
const whenIdle = window.requestIdleCallback ?? setTimeout;

addEventListener('load', () => {
  const pieces = document.querySelectorAll<HTMLElement>('[data-defer-layout], body > footer');
  for (const piece of pieces) {
    whenIdle(() => {
      piece.style.contentVisibility = 'visible';
      // Now, not in the next frame.
      void piece.offsetHeight;
    });
  }
});
