import { expect, test } from 'vitest';
import { codesOf } from '#sample-post';

const picture = (width: number | null, height: number | null) => ({
  alternativeText: 'نص',
  width,
  height,
});

test('warns exactly below 800 by 450 pixels', () => {
  for (const width of [1, 799, 800, 801, 4000]) {
    for (const height of [1, 449, 450, 451, 3000]) {
      const expected = width < 800 || height < 450 ? ['picture-small'] : [];
      expect(codesOf({ picture: picture(width, height) })).toEqual(expected);
    }
  }
});

test('warns once for a gallery and not of pictures of unknown size', () => {
  const gallery = [picture(100, 100), picture(200, 200)];
  expect(codesOf({ gallery })).toEqual(['picture-small']);
  expect(codesOf({ picture: picture(null, null) })).toEqual([]);
});
