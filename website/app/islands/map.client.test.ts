// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { MapProperties } from './map/map-properties.ts';
import { mount } from './map.client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

const labels: MapProperties['labels'] = {
  loading: 'Loading',
  failed: 'Failed',
  map: 'Map',
  zoomIn: 'In',
  zoomOut: 'Out',
  credits: 'Credits',
  scrollHint: 'Scroll',
  touchHint: 'Touch',
};

/** Stands for the library: puts the marker of each place into the map, and knows when it is clicked. */
const library = `data:text/javascript,${encodeURIComponent(
  `export const showMap = async (map, { places, markerAt, onBackgroundClick }) => {
    places.forEach((_, index) => map.append(markerAt(index)));
    map.addEventListener('background', onBackgroundClick);
  };`,
)}`;

/** A document with the island and two cards, on a device that can draw maps. */
function open({ script = library, hasWebGl = true } = {}) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    hasWebGl ? ({} as RenderingContext) : null,
  );
  document.body.innerHTML = `<div>
    <div data-part="offer" hidden><button>Show</button></div><p data-part="status"></p>
    <div data-part="frame" hidden><div data-part="canvas"></div><div data-part="chosen" hidden><div
    data-part="card"></div><button data-part="close"></button></div></div>
    <template data-part="marker"><button></button></template></div>
    <div data-map-cards><article><h3><a href="/a">Barber</a></h3></article>
    <article><h3 lang="tr" dir="ltr"><a href="/b">Bakery</a></h3></article></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const part = (name: string) => element.querySelector(`[data-part=${name}]`) as HTMLElement;
  mount(element, {
    library: { script, worker: '/worker.js', style: '/map.css' },
    tiles: 'https://tiles.example/city.pmtiles',
    places: [
      { latitude: 1, longitude: 2 },
      { latitude: 3, longitude: 4 },
    ],
    labels,
  });
  return { part, press: () => part('offer').querySelector('button')?.click() };
}

it('offers no map on a device that cannot draw one', () => {
  expect(open({ hasWebGl: false }).part('offer').hidden).toBe(true);
});

it('loads nothing before the button is pressed', () => {
  const { part } = open();
  expect([part('offer').hidden, part('frame').hidden]).toEqual([false, true]);
  expect(document.querySelector('link')).toBeNull();
});

it('has a marker for each card, which shows it; Escape goes back to the marker', async () => {
  const { part, press } = open();
  press();
  expect(part('status').textContent).toBe('Loading');
  await vi.waitFor(() => expect(part('offer').hidden).toBe(true));
  const markers = [...part('canvas').querySelectorAll('button')];
  expect(markers.map((marker) => marker.getAttribute('aria-label'))).toEqual(['Barber', 'Bakery']);
  markers[1]?.click();
  expect([part('chosen').hidden, part('chosen').textContent]).toEqual([false, 'Bakery']);
  expect(document.activeElement?.getAttribute('href')).toBe('/b');
  expect(markers.map(({ lang }) => lang)).toEqual(['', 'tr']);
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
  expect(part('chosen').hidden).toBe(true);
  expect(document.activeElement).toBe(markers[1]);
});

it('closes the card by its button, and on a click beside the markers', async () => {
  const { part, press } = open();
  press();
  await vi.waitFor(() => expect(part('offer').hidden).toBe(true));
  const marker = part('canvas').querySelector('button');
  marker?.click();
  part('close').click();
  expect([part('chosen').hidden, document.activeElement]).toEqual([true, marker]);
  marker?.click();
  part('canvas').dispatchEvent(new Event('background'));
  expect(part('chosen').hidden).toBe(true);
});

it('says so if the map cannot be loaded, and can be asked again', async () => {
  const { part, press } = open({ script: 'data:text/javascript,throw new Error()' });
  press();
  await vi.waitFor(() => expect(part('status').textContent).toBe('Failed'));
  expect(part('frame').hidden).toBe(true);
  expect(part('offer').querySelector('button')?.disabled).toBe(false);
});
