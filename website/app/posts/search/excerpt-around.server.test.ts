import { expect, test } from 'vitest';
import type { UntrustedHtml } from '../post.ts';
import { excerptAround } from './excerpt-around.server.ts';

const html = (text: string) => `<p>${text}</p>` as UntrustedHtml;
const long = html(
  `${'Warm words come first. '.repeat(12)}Then the Çarşı opens. ${'More. '.repeat(40)}`,
);

test('keeps the beginning if it contains a match, or if nothing does', () => {
  expect(excerptAround(html('Bread at six.'), ['bread'])).toBe('Bread at six.');
  expect(excerptAround(long, ['warm'])).toMatch(/^Warm words/);
  expect(excerptAround(long, ['tailor'])).toMatch(/^Warm words/);
});

test('otherwise begins a little before the match, with a whole word', () => {
  const excerpt = excerptAround(long, ['carsi']);
  expect(excerpt).toMatch(/^\.\.\. \w+ .*Then the Çarşı opens\. More.*\.\.\.$/);
  expect(excerpt.indexOf('Çarşı')).toBeLessThan(65);
});
