/**
 * Leaves what is below the fold out of a phone's first frame (styles/base.css). Browsers lay out what is
 * near the viewport with what is in it, which delays the first paint; here it follows in the next frame.
 * Not for a link into the page: it would lead to the place of a section whose layout is not known.
 */
if (!location.hash) {
  const { dataset } = document.documentElement;
  dataset.firstFrame = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.firstFrame));
}
