import type { MapOptions, MapProperties } from './map/map-properties.ts';

type Library = { showMap: (container: HTMLElement, options: MapOptions) => Promise<void> };

/**
 * Shows where posts are once the button is pressed: nothing is loaded before. A marker shows the card of
 * its post. Without WebGL 2 there is no button, and the page remains as it is.
 * @param element holds a part that offers the map, parts for it and for a card that can be closed, and the
 *   template of a marker
 */
export function mount(element: HTMLElement, properties: MapProperties): void {
  const { library, labels, places, tiles } = properties;
  const part = (name: string) => {
    const found = element.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`the map has no part ${name}`);
    return found;
  };
  const [offer, frame, status] = [part('offer'), part('frame'), part('status')];
  const [chosen, chosenCard] = [part('chosen'), part('card')];
  const template = element.querySelector<HTMLTemplateElement>('template[data-part="marker"]');
  const button = offer.querySelector('button');
  if (!template || !button || !document.createElement('canvas').getContext('webgl2')) return;
  offer.hidden = false;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-map-cards] article')];

  const markerAt = (index: number) => {
    const card = cards[index];
    const marker = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    // Of a card, or of the page of a post.
    const title = (card ?? document.body).querySelector('h3, h1');
    const { lang = '', dir = '' } = title?.closest<HTMLElement>('[lang]') ?? {};
    Object.assign(marker, { lang, dir });
    marker.setAttribute('aria-label', title?.textContent ?? '');
    if (card) {
      marker.addEventListener('click', () => {
        frame.querySelector('[aria-current]')?.removeAttribute('aria-current');
        marker.setAttribute('aria-current', 'true');
        chosenCard.replaceChildren(card.cloneNode(true));
        chosen.hidden = false;
        chosenCard.querySelector('a')?.focus({ preventScroll: true });
      });
      connect(card, marker);
    }
    return marker;
  };

  const close = () => {
    chosen.hidden = true;
    frame.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  };
  part('close').addEventListener('click', close);
  frame.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !chosen.hidden) close();
  });

  button.addEventListener('click', async () => {
    button.disabled = true;
    status.textContent = labels.loading;
    frame.hidden = false;
    try {
      loadStyle(library.style);
      const { showMap }: Library = await import(/* @vite-ignore */ library.script);
      const canvas = part('canvas');
      const onBackgroundClick = () => {
        chosen.hidden = true;
      };
      const { worker } = library;
      await showMap(canvas, { tiles, places, labels, worker, markerAt, onBackgroundClick });
      status.textContent = '';
      offer.hidden = true;
      canvas.querySelector('canvas')?.focus({ preventScroll: true });
    } catch {
      frame.hidden = true;
      button.disabled = false;
      status.textContent = labels.failed;
    }
  });
}

/** Shows the marker of a card that is pointed at. */
function connect(card: HTMLElement, marker: HTMLElement): void {
  const set = (isActive: boolean) => marker.toggleAttribute('data-active', isActive);
  for (const name of ['pointerenter', 'focusin']) card.addEventListener(name, () => set(true));
  for (const name of ['pointerleave', 'focusout']) card.addEventListener(name, () => set(false));
}

function loadStyle(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
