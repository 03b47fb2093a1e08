import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { contentEvents } from '../content/events.server.ts';

const { open } = createTestPages();
const texts = messagesIn('ar').detail.translations;

const english = { id: 1, name: 'Nigerian', language: 'English', language_query: 'en' };
const arabic = { id: 2, name: 'Sudanese', language: 'العربية', language_query: 'ar' };
const post = postOf('article', {
  title: 'Tea',
  description: '<p>Tea for two</p>',
  nationality: english,
});
const ready = {
  state: 'ready',
  title: 'شاي',
  description: '<p>شاي لاثنين<script>alert(1)</script></p>',
};

const page = '/ar/articles/article-12';
const asked = `${page}?translation=machine`;

function serve(machineTranslation?: Record<string, unknown>, entry = post) {
  contentService.use(
    ...contentHandlers({ posts: [entry], ...(machineTranslation && { machineTranslation }) }),
  );
  // What was read before is kept for minutes.
  contentEvents.emit('changed', [{ type: 'nationality', id: 1 }]);
}

describe('a machine translation', () => {
  it('is offered by an address that is not followed by robots', async () => {
    serve(ready);
    const { screen, head } = await open(page);
    const link = screen.getByRole('link', { name: texts.offer });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([asked, 'nofollow']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tea');
    expect(head.noindex).toBe(false);
  });

  it('is shown in the language of the page, with its label, the original and a report', async () => {
    serve(ready);
    const { screen, head } = await open(asked);
    const title = screen.getByRole('heading', { level: 1 });
    expect([title.textContent, title.lang]).toEqual(['شاي', 'ar']);
    expect(screen.getByText('شاي لاثنين').closest('[lang]')?.getAttribute('lang')).toBe('ar');
    expect(screen.queryByText(/alert/)).toBeNull();
    expect(screen.getByText(texts.machine.replace('{language}', 'الإنجليزية'))).toBeDefined();
    const original = screen.getByRole('link', { name: texts.original });
    expect(original.getAttribute('href')).toBe('/articles/article-12');
    expect(screen.getByRole('link', { name: texts.report })).toBeDefined();
    expect(head.noindex).toBe(true);
    expect(head.alternates).toEqual({});
  });

  it.each([
    ['pending', texts.pending],
    ['unavailable', texts.unavailable],
  ])('that is %s leaves the original, and can be asked for again', async (state, text) => {
    serve({ state });
    const { screen } = await open(asked);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tea');
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: texts.again }).getAttribute('href')).toBe(asked);
  });

  it.each([
    ['where the service makes none', undefined, post],
    ['of a post in the language of the page', ready, { ...post, nationality: arabic }],
    ['of a post whose language is unknown', ready, { ...post, nationality: null }],
    [
      'where somebody has translated the post',
      ready,
      {
        ...post,
        translations: [{ id: 13, title: 'شاي', slug: 'shay', nationality: arabic }],
      },
    ],
  ])('is not offered or made %s', async (_, machineTranslation, entry) => {
    serve(machineTranslation, entry);
    for (const path of [page, asked]) {
      const { screen } = await open(path);
      expect(screen.queryByRole('link', { name: texts.offer })).toBeNull();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tea');
    }
  });
});
