import { JSDOM } from 'jsdom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { checkFile } from '../city-file/signature.server.ts';
import { currentSigningKey } from '../city-file/signing-key.server.ts';
import { languages } from '../languages.ts';

const { fetch, failures } = createTestPages();

const media = 'http://127.0.0.1:1337';

/** Files are kept for an hour: each test has a city of its own. */
function cityOf(slug: string) {
  const country = {
    id: 1,
    name: 'Land',
    emergency_checked_on: '2026-11-20',
    emergency_numbers: [{ service: 'police', number: '999' }],
  };
  return { id: 3, name: 'Dubai', slug, time_zone: 'Asia/Dubai', country };
}

function postsIn(city: ReturnType<typeof cityOf>) {
  const links = '<a href="/events">events</a> and <a href="/articles/2?q=x">an article</a>';
  const text = `<h2>Papers</h2><p>See ${links}. <img src="/x.png" alt=""></p>`;
  return [
    postOf('article', { id: 1, city, description: text }),
    postOf('article', { id: 2, city: null, title: 'Useful <everywhere>' }),
    postOf('article', { id: 3, city: { id: 9, name: 'Doha', slug: 'doha' } }),
    postOf('business', {
      id: 4,
      city,
      information: {
        phone: '+971 4 123 4567',
        whatsapp: '+971 50 123 4567',
        opening_hours: '24/7',
      },
      picture: {
        url: '/p.webp',
        width: 400,
        height: 250,
        alternativeText: 'A "shop"',
      },
    }),
    postOf('event', { id: 5, city, start: '2099-12-01T15:00:00.000Z', price: 0 }),
  ];
}

function serve(slug: string) {
  const city = cityOf(slug);
  contentService.use(
    ...contentHandlers({ cities: [city], posts: postsIn(city) }),
    http.get(`${media}/p.webp`, () =>
      HttpResponse.arrayBuffer(new Uint8Array(100).buffer, {
        headers: { 'Content-Type': 'image/webp' },
      }),
    ),
  );
}

async function open(path: string) {
  const response = await fetch(path);
  const html = await response.text();
  return { response, html, document: new JSDOM(html).window.document };
}

const check = (html: string) => {
  const key = currentSigningKey();
  return key ? checkFile(Buffer.from(html), key) : null;
};

describe.each(languagesToTry(import.meta.url))('the file in %s', (language) => {
  it('holds everything, needs nothing and is signed', async () => {
    serve(`all-${language}`);
    const path = localisedPath(language, `/take/all-${language}/file.html`);
    const { response, html, document } = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^inline; filename="[a-z]+-all-${language}-${language}\\.html"$`),
    );
    const { direction, prefix } = languages[language];
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
      language,
      direction,
    ]);
    expect(document.querySelectorAll('script, link, iframe, [onclick]')).toHaveLength(0);
    const sources = [...document.querySelectorAll('[src]')].map((each) => each.getAttribute('src'));
    expect(sources).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)]);
    const hrefs = [...document.querySelectorAll('a')].map(
      (each) => each.getAttribute('href') ?? '',
    );
    expect(hrefs).toEqual(
      expect.arrayContaining([
        'tel:999',
        'tel:+97141234567',
        'https://wa.me/971501234567',
        `http://localhost:3000${prefix && `/${prefix}`}/events`,
        '#p2',
      ]),
    );
    for (const href of hrefs.filter((each) => each.startsWith('#'))) {
      expect(document.getElementById(href.slice(1)), href).not.toBeNull();
    }
    expect(document.body.textContent).not.toMatch(/\{\w+\}|undefined/);
    const { kinds } = messagesIn(language);
    const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles.slice(2)).toEqual(
      [
        'Useful <everywhere>',
        'Article 1',
        expect.stringContaining(kinds.business.listTitle),
        expect.stringContaining(kinds.event.listTitle),
      ].toSorted((one) => (one === 'Article 1' ? -1 : 0)),
    );
    expect(document.querySelector('h3')?.textContent).toBe('Papers');
    expect(check(html)).toMatchObject({
      outcome: 'unchanged',
      label: { city: `all-${language}`, language },
    });
    expect(check(html.replace('999', '998'))).toEqual({ outcome: 'changed' });
  });
});

describe('the choice', () => {
  it('leaves out kinds and pictures', async () => {
    serve('chosen');
    const { document } = await open('/take/chosen/file.html?kinds=business&pictures=no');
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect([...document.querySelectorAll('article h3')]).toHaveLength(1);
    expect(document.querySelector('#event')).toBeNull();
  });

  it.each([
    ['?kinds=event,article', '?kinds=article,event'],
    ['?kinds=article&kinds=event', '?kinds=article,event'],
    ['?kinds=forum&pictures=yes', ''],
    ['?kinds=article,business,event,activity', ''],
  ])('%s is written as %s', async (query, canonical) => {
    serve('written');
    const { response } = await open(`/take/written/file.html${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/take/written/file.html${canonical}`,
    ]);
  });
});

describe('the size', () => {
  it('is at most 2 MB: pictures are left out, then the last articles, and the file says so', async () => {
    const city = cityOf('large');
    const posts = [
      ...postsIn(city),
      ...Array.from({ length: 40 }, (_, at) =>
        postOf('article', { id: 100 + at, city, description: `<p>${'words '.repeat(10_000)}</p>` }),
      ),
    ];
    contentService.use(
      ...contentHandlers({ cities: [city], posts }),
      http.get(`${media}/p.webp`, () =>
        HttpResponse.arrayBuffer(new Uint8Array(70_000).buffer, {
          headers: { 'Content-Type': 'image/webp' },
        }),
      ),
    );
    const html = await (await fetch('/take/large/file.html')).text();
    const bytes = Buffer.byteLength(html);
    expect(bytes).toBeLessThan(2_000_000);
    expect(bytes).toBeGreaterThan(1_700_000);
    expect(html).not.toContain('<img');
    expect(html).toContain('href="tel:+97141234567"');
    const left = posts.length - 1 - (html.match(/<article id=/g)?.length ?? 0);
    expect(html).toContain(messagesIn('en').take.dropped(String(left)));
    expect(check(html)).toMatchObject({ outcome: 'unchanged' });
  });
});

describe('failures', () => {
  it('leave out a kind, which the file names, and are not for long', async () => {
    serve('partial');
    contentService.use(contentFailureHandler('event'));
    const { response, document } = await open('/take/partial/file.html');
    expect(response.status).toBe(200);
    expect(document.body.textContent).toContain(messagesIn('en').take.leftOut('Events'));
    expect(document.querySelector('#business')).not.toBeNull();
    expect(failures()).toContain('reading posts of kind event for the file of a city failed');
  });

  it('are 503 in the language of the file if nothing can be read', async () => {
    serve('down');
    await fetch('/cities/down');
    contentService.use(
      http.get('http://127.0.0.1:1337/api/posts', () => new HttpResponse(null, { status: 503 })),
    );
    const { response, html } = await open('/ar/take/down/file.html');
    expect(response.status).toBe(503);
    expect(html).toContain(messagesIn('ar').errors.unavailable.title);
  });

  it('send the file that was made before', async () => {
    serve('before');
    const { html } = await open('/take/before/file.html');
    contentService.use(contentFailureHandler());
    expect((await open('/take/before/file.html')).html).toBe(html);
  });
});

it.each(['/take/atlantis/file.html', '/take/dubai/file.pdf'])('%s is not found', async (path) => {
  serve('known');
  expect((await fetch(path)).status).toBe(404);
});

describe('the e-book', () => {
  it('is an archive with its type first, and signed', async () => {
    serve('book');
    const response = await fetch('/ar/take/book/file.epub');
    expect(response.headers.get('content-type')).toBe('application/epub+zip');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    const key = currentSigningKey();
    expect(key && checkFile(bytes, key)).toMatchObject({
      outcome: 'unchanged',
      label: { city: 'book', language: 'ar' },
    });
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(400) ^ 1, 400);
    expect(key && checkFile(changed, key)).toEqual({ outcome: 'changed' });
  });
});

it('publishes the key that files are signed with', async () => {
  const response = await fetch('/.well-known/city-file-keys.json');
  expect(response.headers.get('content-type')).toBe('application/jwk-set+json');
  expect(await response.json()).toMatchObject({ keys: [{ kid: currentSigningKey()?.id }] });
});
