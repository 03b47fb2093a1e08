import { expect, test } from 'vitest';
import { requireSameMarkup } from './require-same-markup';

const SOURCE =
  '<h2>Tea</h2><p>For <a href="/en/tea?a=1">two</a><br>and <img src="/t.webp" alt="A pot"></p>';

test.each([
  ['the same elements', '<h2>چای</h2><p>برای <a href="/en/tea?a=1">دو نفر</a></p>'],
  [
    'other ways of writing them',
    "<H2>چای</H2><p><br/><img alt='onerror=\"1\"' src='/t.webp' /></p>",
  ],
  ['no elements', 'چای'],
  ['less-than signs', '<p>۲ < ۳</p>'],
])('accepts %s', (_, translated) => {
  expect(() => requireSameMarkup(SOURCE, translated)).not.toThrow();
});

test.each([
  ['script', '<p>چای</p><script>alert(1)</script>'],
  ['svg', '<svg/onload=alert(1)>'],
  ['img onerror', '<img src="/t.webp" onerror="alert(1)">'],
  ['img onerror', '<img/onerror=alert(1)>'],
  ['p style', '<p style="position: fixed">چای</p>'],
])('rejects an added %s', (added, translated) => {
  expect(() => requireSameMarkup(SOURCE, translated)).toThrow(`it adds ${added}`);
});
