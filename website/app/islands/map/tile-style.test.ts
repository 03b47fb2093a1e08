import { expect, it } from 'vitest';
import { pictureStyle, shapeStyle } from './tile-style.ts';

const colours = {
  land: 'rgb(1, 1, 1)',
  green: 'rgb(2, 2, 2)',
  water: 'rgb(3, 3, 3)',
  building: 'rgb(4, 4, 4)',
  road: 'rgb(5, 5, 5)',
  line: 'rgb(6, 6, 6)',
};
const url = 'pmtiles://https://tiles.example/city.pmtiles';

it('draws the layers that a file has, the ground below and the streets above', () => {
  const style = shapeStyle(url, colours, ['roads', 'places', 'water', 'earth']);
  expect(style.sources).toEqual({ tiles: { type: 'vector', url } });
  expect(style.layers.map(({ id, type }) => [id, type])).toEqual([
    ['ground', 'background'],
    ['earth', 'fill'],
    ['water', 'fill'],
    ['roads', 'line'],
  ]);
  expect(style.layers[2]?.paint).toEqual({ 'fill-color': colours.water });
});

it('needs no files of fonts or symbols, as it has no words', () => {
  const style = shapeStyle(url, colours, ['places', 'transportation', 'boundary']);
  expect(style).not.toHaveProperty('glyphs');
  expect(style).not.toHaveProperty('sprite');
  expect(style.layers.map(({ type }) => type)).toEqual(['background', 'line', 'line']);
});

it('draws a file of pictures as it is', () => {
  const { layers } = pictureStyle(url, colours);
  expect(layers.map(({ type }) => type)).toEqual(['background', 'raster']);
});
