/**
 * Leaves what is below the fold out of a phone's first frame (styles/base.css). Browsers lay out what is
 * near the viewport with what is in it, which delays the first paint; here it follows in the next frame.
 */
const { dataset } = document.documentElement;
dataset.firstFrame = '';
requestAnimationFrame(() => setTimeout(() => delete dataset.firstFrame));
