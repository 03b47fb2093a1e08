import { expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';

const { open } = createTestPages();

const office = {
  title: 'Permits, city office',
  url: 'https://office.example/permits',
  date: '2026-05-12',
};

/** The page of an article with these sources. */
async function openWith(sources: unknown) {
  contentService.use(...contentHandlers({ posts: [postOf('article', { sources })] }));
  return open('/articles/article-12');
}

it('an article names its sources at its end, and as structured data', async () => {
  const { head, screen } = await openWith([office, { title: 'Leaflet', url: null, date: null }]);
  const section = screen.getByRole('region', { name: messagesIn('en').detail.sources });
  const items = [...section.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual(['Permits, city office, 12 May 2026', 'Leaflet']);
  const links = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([office.url]);
  expect(section.querySelector('time')?.getAttribute('datetime')).toBe('2026-05-12');
  const article = head.structuredData.find((item) => item['@type'] === 'Article');
  expect(article?.citation).toEqual([
    { '@type': 'CreativeWork', name: office.title, url: office.url, datePublished: '2026-05-12' },
    { '@type': 'CreativeWork', name: 'Leaflet' },
  ]);
});

it('addresses that are no web addresses are not linked; entries without a title are left out', async () => {
  const { root } = await openWith([
    { ...office, url: 'javascript:alert(1)', date: 'soon' },
    { title: '', url: office.url },
    'nonsense',
  ]);
  const section = root.querySelector('section[aria-labelledby=sources]');
  expect(section?.querySelectorAll('li')).toHaveLength(1);
  expect(section?.querySelector('a, time')).toBeNull();
});

it.each([[undefined], [null], [[]], ['x']])(
  'without sources (%j) there is no list',
  async (none) => {
    const { root } = await openWith(none);
    expect(root.querySelector('section[aria-labelledby=sources]')).toBeNull();
  },
);
