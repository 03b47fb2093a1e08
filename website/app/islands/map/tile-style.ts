import type {
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';

/** Colours of a map, as `rgb(…)`. */
export type MapColours = Record<'land' | 'green' | 'water' | 'building' | 'road' | 'line', string>;

type Drawing = { colour: keyof MapColours; form: 'area' | 'street' | 'border' };

/**
 * How the layers of a file are drawn, from the lowest on. The names are those of the two common
 * schemas, Protomaps and OpenMapTiles. None has words: those need font files of each script.
 */
const drawings: Record<string, Drawing> = {
  earth: { colour: 'land', form: 'area' },
  landcover: { colour: 'green', form: 'area' },
  landuse: { colour: 'green', form: 'area' },
  park: { colour: 'green', form: 'area' },
  water: { colour: 'water', form: 'area' },
  waterway: { colour: 'water', form: 'street' },
  buildings: { colour: 'building', form: 'area' },
  building: { colour: 'building', form: 'area' },
  roads: { colour: 'road', form: 'street' },
  transportation: { colour: 'road', form: 'street' },
  boundaries: { colour: 'line', form: 'border' },
  boundary: { colour: 'line', form: 'border' },
};

const SOURCE = 'tiles';

/** Streets grow as the map is enlarged. */
const STREET_WIDTH: NonNullable<LineLayerSpecification['paint']>['line-width'] = [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  8,
  0.5,
  14,
  2,
  18,
  10,
];

/** A style for a file of pictures. */
export function pictureStyle(url: string, colours: MapColours): StyleSpecification {
  return styleOf({ type: 'raster', url, tileSize: 256 }, colours, [
    { id: 'pictures', type: 'raster', source: SOURCE },
  ]);
}

/**
 * A style for a file of shapes.
 * @param layerNames of the layers in the file
 */
export function shapeStyle(
  url: string,
  colours: MapColours,
  layerNames: readonly string[],
): StyleSpecification {
  const layers = Object.entries(drawings)
    .filter(([name]) => layerNames.includes(name))
    .map(([name, drawing]) => layerOf(name, drawing, colours));
  return styleOf({ type: 'vector', url }, colours, layers);
}

function styleOf(
  source: StyleSpecification['sources'][string],
  colours: MapColours,
  layers: readonly LayerSpecification[],
): StyleSpecification {
  const ground: LayerSpecification = {
    id: 'ground',
    type: 'background',
    paint: { 'background-color': colours.land },
  };
  return { version: 8, sources: { [SOURCE]: source }, layers: [ground, ...layers] };
}

function layerOf(
  name: string,
  { colour, form }: Drawing,
  colours: MapColours,
): FillLayerSpecification | LineLayerSpecification {
  const base = { id: name, source: SOURCE, 'source-layer': name };
  if (form === 'area') {
    const filter: FillLayerSpecification['filter'] = ['==', ['geometry-type'], 'Polygon'];
    return { ...base, type: 'fill', filter, paint: { 'fill-color': colours[colour] } };
  }
  const paint: LineLayerSpecification['paint'] =
    form === 'street'
      ? { 'line-color': colours[colour], 'line-width': STREET_WIDTH }
      : { 'line-color': colours[colour], 'line-dasharray': [3, 2] };
  return { ...base, type: 'line', paint };
}
