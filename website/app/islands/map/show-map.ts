import {
  addProtocol,
  Map as LibraryMap,
  LngLatBounds,
  Marker,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import { mapColoursOf } from './colours.ts';
import type { MapOptions } from './map-properties.ts';
import { pictureStyle, shapeStyle } from './tile-style.ts';

const SCHEME = 'pmtiles';

/** Nearest that places are shown by themselves: a few streets. */
const MAX_ZOOM = 15;

/** Space around the outermost markers, in pixels. */
const PADDING = 48;

/**
 * Draws a map of places into an element, whose size it takes, with tiles that it requests from their
 * host.
 * @returns once the map is drawn
 * @throws Error if the style or the file of tiles cannot be read
 */
export async function showMap(container: HTMLElement, options: MapOptions): Promise<void> {
  const { places, labels } = options;
  setWorkerUrl(options.worker);
  const map = new LibraryMap({
    container,
    style: await styleOf(options.tiles, container),
    bounds: boundsOf(options.places),
    fitBoundsOptions: { padding: PADDING, maxZoom: MAX_ZOOM },
    // A finger or wheel that passes over the map goes on moving the page.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    locale: {
      'Map.Title': labels.map,
      'NavigationControl.ZoomIn': labels.zoomIn,
      'NavigationControl.ZoomOut': labels.zoomOut,
      'AttributionControl.ToggleAttribution': labels.credits,
      'CooperativeGesturesHandler.WindowsHelpText': labels.scrollHint,
      'CooperativeGesturesHandler.MacHelpText': labels.scrollHint.replace('Ctrl', '⌘'),
      'CooperativeGesturesHandler.MobileHelpText': labels.touchHint,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }));
  places.forEach(({ latitude, longitude }, index) => {
    new Marker({ element: options.markerAt(index) }).setLngLat([longitude, latitude]).addTo(map);
  });
  // Not of a marker, which is in the map, nor after the map was moved.
  map.on('click', ({ originalEvent: { target } }) => {
    if (target === map.getCanvas()) options.onBackgroundClick();
  });
  await drawn(map);
}

/** Resolves once all that is in view is drawn. Single tiles may fail on the way and later. */
function drawn(map: LibraryMap): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false;
    map.once('style.load', () => {
      hasStyle = true;
    });
    map.on('error', ({ error }) => {
      if (hasStyle) return;
      map.remove();
      reject(error);
    });
    map.once('load', () => resolve());
  });
}

async function styleOf(tiles: string, element: HTMLElement): Promise<string | StyleSpecification> {
  if (!new URL(tiles).pathname.endsWith('.pmtiles')) return tiles;
  const protocol = new Protocol({ metadata: true });
  addProtocol(SCHEME, protocol.tile);
  const url = `${SCHEME}://${tiles}`;
  const file = new PMTiles(tiles);
  protocol.add(file);
  const colours = mapColoursOf(element);
  const { tileType } = await file.getHeader();
  if (tileType !== TileType.Mvt) return pictureStyle(url, colours);
  return shapeStyle(url, colours, layerNamesOf(await file.getMetadata()));
}

/** The names of the layers that a file says it has. */
function layerNamesOf(metadata: unknown): string[] {
  if (typeof metadata !== 'object' || metadata === null || !('vector_layers' in metadata))
    return [];
  const { vector_layers: layers } = metadata;
  if (!Array.isArray(layers)) return [];
  return layers.map((layer) => String(layer?.id));
}

function boundsOf(places: MapOptions['places']): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { latitude, longitude } of places) bounds.extend([longitude, latitude]);
  return bounds;
}
