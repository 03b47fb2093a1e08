import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

describe('pictureSize', () => {
  it.each([
    [{}, {}],
    [
      { width: '200', height: '53' },
      { width: 200, height: 53 },
    ],
    [{ style: 'width: 15px; height:15px' }, { width: 15, height: 15 }],
    [{ style: 'width:1.5em' }, { width: 24 }],
    [{ style: 'width:30pt;height:auto' }, { width: 40 }],
    [{ height: '20' }, { height: 20 }],
    [
      { width: '800', height: '600', style: 'width:400px' },
      { width: 400, height: 300 },
    ],
    [
      { width: '800', height: '600', style: 'height:300px' },
      { width: 400, height: 300 },
    ],
    [{ width: '50%', height: '20%' }, { share: 50 }],
    [
      { width: '800', height: '600', style: 'width:30%' },
      { width: 800, height: 600, share: 33 },
    ],
    [{ width: '100%' }, {}],
    [{ width: 'auto', height: '-3' }, {}],
    [{ width: '0', height: '99999' }, {}],
    [{ style: 'max-width:200px' }, {}],
    [
      { width: '1000', height: '500', srcset: '/a.webp 500w, /b.webp 750w' },
      { width: 750, height: 375 },
    ],
  ])('of a picture with %o is %o', (attributes, size) => {
    expect(pictureSize(attributes)).toEqual(size);
  });

  it('is that of the figure if the picture has none', () => {
    expect(pictureSize({}, { style: 'width:25%' })).toEqual({ share: 25 });
    expect(pictureSize({}, { style: 'width:310px' })).toEqual({ width: 310 });
    expect(pictureSize({ width: '90' }, { style: 'width:310px' })).toEqual({ width: 90 });
  });
});
