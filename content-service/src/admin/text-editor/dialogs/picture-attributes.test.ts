import { expect, it } from 'vitest';
import { pictureAttributes } from './picture-attributes';

const origin = 'https://content.example';
const format = (width: number) => ({ url: `/uploads/${width}.webp`, width, height: width / 2 });
const formats = { thumbnail: format(245), small: format(500), medium: format(750) };

it('offers the sizes and the original, and falls back to the widest up to 1000 pixels', () => {
  const asset = { url: '/uploads/a.jpg', width: 1800, height: 900, formats };
  expect(pictureAttributes(asset, origin)).toEqual({
    src: `${origin}/uploads/750.webp`,
    srcset: `${origin}/uploads/500.webp 500w, ${origin}/uploads/750.webp 750w, ${origin}/uploads/a.jpg 1800w`,
    width: '750',
    height: '375',
  });
});

it('never offers an original straight from a camera', () => {
  const asset = { url: '/uploads/a.jpg', width: 6000, height: 4000, formats };
  expect(pictureAttributes(asset, origin).srcset).not.toContain('a.jpg');
});

it('uses a small picture that has no sizes as it is', () => {
  const asset = { url: 'https://cdn.example/a.png', width: 300, height: 200, formats: null };
  expect(pictureAttributes(asset, origin)).toEqual({
    src: 'https://cdn.example/a.png',
    srcset: null,
    width: '300',
    height: '200',
  });
});
