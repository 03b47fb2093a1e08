import { addressOfPosts } from '../offline/posts-address.ts';
import { readSaved } from '../offline/saved-posts.ts';
import { type QrPath, QUIET_ZONE, qrPath } from '../ui/qr-code/qr-path.ts';
import type { SavedCodeProperties } from './saved-code/saved-code-properties.ts';

/**
 * Draws the saved posts as a QR code, the last saved first if it does not hold all.
 * @param element holds the hidden parts of the page
 */
export function mount(element: HTMLElement, { list, locales, labels }: SavedCodeProperties): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [code, empty, status] = [part('code'), part('empty'), part('count')];
  if (!code || !empty || !status) throw new Error('the page of the code lacks a part');
  const posts = readSaved().sort((one, other) => other.saved.localeCompare(one.saved));
  code.hidden = posts.length === 0;
  empty.hidden = posts.length > 0;
  if (code.hidden) return;

  const { address, count } = addressOfPosts(new URL(list, location.href).href, posts);
  draw(code, qrPath(address));
  const { format } = new Intl.NumberFormat(locales.split(' '));
  const label = count < posts.length ? labels.some : labels.all;
  status.textContent = label
    .replace('{count}', format(count))
    .replace('{total}', format(posts.length));
}

/** Fills the picture that the server has left empty. */
function draw(frame: HTMLElement, { size, path }: QrPath): void {
  const edge = String(size + 2 * QUIET_ZONE);
  const attributes = {
    svg: { viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}` },
    rect: { width: edge, height: edge },
    path: { d: path },
  };
  for (const [name, values] of Object.entries(attributes)) {
    for (const [key, value] of Object.entries(values)) {
      frame.querySelector(name)?.setAttribute(key, value);
    }
  }
}
