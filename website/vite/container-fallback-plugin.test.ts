import postcss from 'postcss';
import { expect, it } from 'vitest';
import { containerFallbackPlugin } from './container-fallback-plugin.ts';

const processCss = async (css: string) =>
  (await postcss([containerFallbackPlugin()]).process(css, { from: undefined })).css.replace(
    /\s+/g,
    ' ',
  );

it('adds a media query to a width of the header', async () => {
  const query = '@container header (max-width: 17.5rem) { .logo { gap: 0 } .mark { top: 0 } }';
  expect(await processCss(query)).toBe(
    `${query} @supports not (container-type: size) { @media (max-width: 17.5rem) { .logo { gap: 0 } .mark { top: 0 } } }`,
  );
});

it.each([
  '@container header (max-height: 1px) { .links { display: block } }',
  '@container header (max-width: 79.99rem) and (max-height: 1px) { .current { display: none } }',
  '@container post (min-width: 17rem) { .bar { position: sticky } }',
  '@container (min-width: 15rem) { .times { white-space: nowrap } }',
])('leaves other queries alone: %s', async (query) => {
  expect(await processCss(query)).toBe(query);
});
