import { expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { feedPath } from '../addresses/feed.ts';

const { open, fetch } = createTestPages();

const path = '/articles/article-12';

const openText = (description: unknown, prefix = '') => {
  contentService.use(...contentHandlers({ posts: [postOf('article', { description })] }));
  return open(prefix + path);
};

it('the first heading below the title is the text’s, whatever level it was written with', async () => {
  const { root } = await openText('<div><h3>Rent</h3><p>Monthly.</p></div>');
  const [title, first] = root.querySelectorAll('main :is(h1, h2, h3)');
  expect(title?.textContent).toBe('Article 12');
  expect(first).toMatchObject({ tagName: 'H2', textContent: 'Rent' });
});

it('a map in the text is shown by the locator, and linked', async () => {
  const { screen } = await openText(
    '<p>Here:</p><iframe src="https://maps.google.com/maps?q=25.2697,55.3095"></iframe>',
    '/ar',
  );
  const { map, text } = messagesIn('ar').detail;
  expect(screen.getByRole('link', { name: text.map('google.com') })).toMatchObject({ lang: 'ar' });
  expect(screen.getByRole('heading', { name: map.heading })).toBeTruthy();
  expect(screen.getByRole('img', { name: /25\.2697/ })).toBeTruthy();
});

const blocks = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Bread' }] },
  { type: 'paragraph', children: [{ type: 'text', text: 'Warm at six.' }] },
];

it('a description of blocks is shown, and is the description for search engines', async () => {
  const { screen, root } = await openText(blocks);
  expect(screen.getByRole('heading', { level: 2, name: 'Bread' })).toBeTruthy();
  expect(screen.getByText('Warm at six.')).toBeTruthy();
  expect(root.querySelector('meta[name=description]')).toMatchObject({
    content: 'Bread Warm at six.',
  });
});

it('a description of blocks is shown on cards and in feeds', async () => {
  contentService.use(...contentHandlers({ posts: [postOf('article', { description: blocks })] }));
  const { screen } = await open('/articles');
  expect(screen.getByText('Bread Warm at six.')).toBeTruthy();
  const feed = await (await fetch(feedPath('article'))).text();
  expect(feed).toContain('<p>Warm at six.</p>');
});

it('a text that is too long says so in the language of the page', async () => {
  const { screen } = await openText('<p>word word</p>'.repeat(70_000), '/tr');
  const note = screen.getByText(messagesIn('tr').detail.text.cut);
  expect(note.closest('[lang]')).toMatchObject({ lang: 'tr' });
});
