/** Reveals a password on demand and shows its strength. */
import { onClick } from './on-click.ts';

onClick('[data-reveal]', (button) => {
  const field = document.getElementById(button.dataset.reveal ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  const wasHidden = field.type === 'password';
  field.type = wasHidden ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(wasHidden));
});

addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const output = document.getElementById(`${target.id}-strength`);
  if (!output) return;
  const { value } = target;
  // Strength is the number of distinct characters to guess; digits alone are mostly dates.
  const distinctCharacters = /^\d*$/.test(value) ? 0 : new Set(value).size;
  const labels: string[] = JSON.parse(output.dataset.strengths ?? '[]');
  output.textContent = value
    ? (labels[distinctCharacters < 7 ? 0 : distinctCharacters < 11 ? 1 : 2] ?? '')
    : '';
});
