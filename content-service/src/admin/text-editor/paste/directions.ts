import { directionOf } from '../field/direction';

/**
 * Word and Google Docs write a direction on every paragraph and a language on every word. Keeps a
 * direction only where it differs from that of the whole text; languages only of other sources.
 */
export function cleanDirections(body: HTMLElement): void {
  const own = directionOf(body.textContent ?? '');
  const isOffice = body.querySelector(
    '[class^="Mso" i], [id^="docs-internal-guid"], [style*="mso-"]',
  );
  for (const element of body.querySelectorAll('[dir]')) {
    const direction = element.getAttribute('dir')?.toLowerCase() ?? '';
    const isOther = /^(?:ltr|rtl)$/.test(direction) && direction !== own;
    if (isOther && element.localName !== 'span') element.setAttribute('dir', direction);
    else if (element.localName !== 'bdi') element.removeAttribute('dir');
  }
  if (!isOffice) return;
  for (const element of body.querySelectorAll('[lang]')) element.removeAttribute('lang');
}
