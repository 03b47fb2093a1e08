import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Interpolate } from './interpolate.tsx';

it('inserts elements where the message names them', () => {
  const text = 'Write to {address}, please.';
  expect(
    renderToStaticMarkup(<Interpolate text={text} address={<a href="/contact">us</a>} />),
  ).toBe('Write to <a href="/contact">us</a>, please.');
});

it('leaves a name without an element unchanged', () => {
  expect(renderToStaticMarkup(<Interpolate text="See {page}." />)).toBe('See {page}.');
});
