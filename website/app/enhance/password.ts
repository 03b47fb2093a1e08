/** A password is shown on demand, and how easily it is guessed is told in words. */

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-reveal]') : null;
  const field = document.getElementById(button?.dataset.reveal ?? '');
  if (!button || !(field instanceof HTMLInputElement)) return;
  const hidden = field.type === 'password';
  field.type = hidden ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(hidden));
});

addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const place = document.getElementById(`${target.id}-strength`);
  if (!place) return;
  const { value } = target;
  // What counts is how many different characters somebody has to guess; digits alone are dates.
  const different = /^\d*$/.test(value) ? 0 : new Set(value).size;
  const words: string[] = JSON.parse(place.dataset.strengths ?? '[]');
  place.textContent = value ? (words[different < 7 ? 0 : different < 11 ? 1 : 2] ?? '') : '';
});
