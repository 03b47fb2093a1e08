/**
 * Leaves what is below the fold out of the first frame (styles/base.css). Browsers lay out what is near
 * the viewport with what is in it, which delays the first paint; here one piece follows in each further
 * frame, so that no task is long.
 * Not for a link into the page: it would lead to the place of a section whose layout is not known. Nor
 * for a page that is reloaded or returned to: browsers restore its scroll position in the first frame,
 * so that it is laid out as a whole.
 */

/** The condition of base.css. Without it, a section that is left out would have no height. */
const isDeferrable = CSS.supports('(content-visibility: auto) and (overflow-clip-margin: 1px)');

function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /reload|back_forward/.test(entry?.type ?? '');
}

const { dataset } = document.documentElement;
if (isRestored()) {
  dataset.restored = '';
} else if (isDeferrable && !location.hash) {
  dataset.firstFrame = '';
  const inNextFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
  inNextFrame(function layOutNext() {
    const piece = [
      ...document.querySelectorAll<HTMLElement>('section[data-defer-layout], body > footer'),
    ].find(({ style }) => !style.contentVisibility);
    if (piece) {
      piece.style.contentVisibility = 'auto';
      // Lays it out now, so that the frame has only to paint it: two short tasks instead of a long one.
      void piece.firstElementChild?.clientHeight;
      inNextFrame(layOutNext);
    } else delete dataset.firstFrame;
  });
}
