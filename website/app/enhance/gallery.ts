/** Opens pictures in a dialog: buttons, arrow keys and swipes navigate; Escape and a click beside a picture close it. */
import { onClick } from './on-click.ts';

const openDialog = () => document.querySelector<HTMLDialogElement>('[data-pictures] dialog[open]');

onClick('[data-pictures]', (pictures, event) => {
  const { target } = event;
  const dialog = pictures.querySelector('dialog');
  if (!dialog || !(target instanceof Element)) return;
  const link = target.closest('a');
  const step = target.closest<HTMLElement>('[data-step]')?.dataset.step;
  if (link) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // On close the browser restores the focus, but Safari does not focus a link on click.
    link.focus();
    dialog.showModal();
    // Safari does not make scroll containers focusable by keyboard.
    for (const list of dialog.querySelectorAll('ul')) list.tabIndex = 0;
    showSlide(dialog, [...pictures.querySelectorAll('a')].indexOf(link));
  } else if (step) showSlide(dialog, currentIndex(dialog) + Number(step));
  else if (!target.closest('img')) dialog.close();
});

addEventListener('keydown', (event) => {
  const dialog = openDialog();
  if (!dialog || !/^Arrow[LR]/.test(event.key)) return;
  // The strip itself would scroll, too, where it has the focus.
  event.preventDefault();
  const isForward = (event.key === 'ArrowRight') === (getComputedStyle(dialog).direction === 'ltr');
  showSlide(dialog, currentIndex(dialog) + (isForward ? 1 : -1));
});

// Scroll events do not bubble, so swipes are observed in the capture phase.
addEventListener(
  'scroll',
  () => {
    const dialog = openDialog();
    if (dialog) updateCounter(dialog);
  },
  true,
);

// Following a link in the page or returning to it leaves the dialog closed.
for (const eventName of ['pagehide', 'popstate'])
  addEventListener(eventName, () => openDialog()?.close());

function slides(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll('li')];
}

/** Scroll position in slides, in reading direction. */
function currentIndex(dialog: HTMLElement): number {
  const list = dialog.querySelector('ul');
  return list ? Math.round(Math.abs(list.scrollLeft) / list.clientWidth) : 0;
}

/** Wraps around at both ends. */
function showSlide(dialog: HTMLElement, index: number): void {
  const allSlides = slides(dialog);
  allSlides.at(index % allSlides.length)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  updateCounter(dialog);
}

function updateCounter(dialog: HTMLElement): void {
  const counter = dialog.querySelector('[data-counter]');
  const text = slides(dialog)[currentIndex(dialog)]?.querySelector('span')?.textContent ?? '';
  // Announced only when it changes.
  if (counter && counter.textContent !== text) counter.textContent = text;
}
