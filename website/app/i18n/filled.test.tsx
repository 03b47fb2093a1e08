import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Filled } from './filled.tsx';

it('puts elements where the message names them', () => {
  const text = 'Write to {address}, please.';
  expect(renderToStaticMarkup(<Filled text={text} address={<a href="/contact">us</a>} />)).toBe(
    'Write to <a href="/contact">us</a>, please.',
  );
});

it('leaves a name that nobody fills readable', () => {
  expect(renderToStaticMarkup(<Filled text="See {page}." />)).toBe('See {page}.');
});
