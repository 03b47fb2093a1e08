import { expect, it } from 'vitest';
import { withAgeBanner } from './age-banner.server.tsx';

const renderedAt = new Date('2026-11-20T09:00:00Z');

it.each([
  ['/events', /20 November 2026.*13:00 \(.*Gulf.*\)/],
  ['/ar/events', /20 نوفمبر 2026.*\(.*الخليج.*\)/],
])('says at the beginning of the content of %s how old it is, with the time zone', (path, age) => {
  const html = withAgeBanner(
    '<header></header><main id="content"><h1>$1</h1></main>',
    path,
    renderedAt,
  );
  const [, banner = ''] =
    /<main id="content"><p data-as-of="" role="status">(.*)<\/p><h1>\$1/.exec(html) ?? [];
  expect(banner).toMatch(age);
});
