import { beforeEach, describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { origin } from '../../mocks/test-site.ts';
import { localisedPath } from '../addresses/links.ts';

const { open, fetch } = createTestPages();

// Files are kept for an hour, in all tests of pages: this one is of a city of its own.
const cities = [{ id: 3, name: 'Dubai', slug: 'dubai-to-check', time_zone: 'Asia/Dubai' }];

beforeEach(() =>
  contentService.use(
    ...contentHandlers({ cities, posts: [postOf('article', { city: cities[0] })] }),
  ),
);

const path = '/take/check';

/** Sends the form, with a file, a text, or neither. */
function send(
  { file, text = '' }: { file?: BlobPart; text?: string },
  to = path,
  headers: HeadersInit = { origin },
) {
  const body = new FormData();
  body.set('file', new File(file === undefined ? [] : [file], 'file.html'));
  body.set('text', text);
  return open(to, { method: 'POST', body, headers });
}

const readFile = async () => (await fetch('/take/dubai-to-check/file.html')).text();

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { take } = messagesIn(language);
  const { check } = take;

  it('says of a file that it is unchanged, of which city, and where there is a newer one', async () => {
    const page = await send({ file: await readFile() }, localisedPath(language, path));
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const result = page.screen.getByRole('status');
    expect(result.textContent).toContain(check.unchanged.title);
    expect(result.textContent).toContain('Dubai');
    const link = page.screen.getByRole('link', { name: check.unchanged.newer });
    expect(link.getAttribute('href')).toBe(localisedPath(language, '/take/dubai-to-check'));
  });

  it('says of a file with one other letter that it was changed', async () => {
    const file = (await readFile()).replace('Article 12', 'Article 13');
    const { screen } = await send({ file }, localisedPath(language, path));
    expect(screen.getByRole('alert').textContent).toContain(check.changed.title);
  });
});

const { check } = messagesIn('en').take;

it('takes the text of a file, as browsers send it', async () => {
  const { screen } = await send({ text: (await readFile()).replaceAll('\n', '\r\n') });
  expect(screen.getByRole('status').textContent).toContain(check.unchanged.title);
});

it('takes an e-book', async () => {
  const book = await (await fetch('/take/dubai-to-check/file.epub')).arrayBuffer();
  const { screen } = await send({ file: book });
  expect(screen.getByRole('status').textContent).toContain(check.unchanged.title);
});

it('says that other files are not signed', async () => {
  const { screen } = await send({ file: '<p>Police: 998</p>' });
  expect(screen.getByRole('alert').textContent).toContain(check.unsigned.title);
});

it('asks for a file', async () => {
  const { status, screen } = await send({ text: ' ' });
  expect([status, screen.getByRole('alert').textContent]).toEqual([422, check.empty]);
});

it('does not need the content service', async () => {
  const file = await readFile();
  contentService.use(contentFailureHandler());
  const { screen } = await send({ file });
  expect(screen.getByRole('status').textContent).toContain(check.unchanged.title);
});

it('rejects what is too large, malformed, of another type or from another site', async () => {
  expect((await send({ file: '' }, path, { origin: 'https://other.example' })).status).toBe(403);
  const post = async (type: string, body = 'x') =>
    (await open(path, { method: 'POST', body, headers: { origin, 'Content-Type': type } })).status;
  expect(await post('multipart/form-data; boundary=x', 'x'.repeat(4e6))).toBe(413);
  expect(await post('text/plain')).toBe(415);
  expect(await post('multipart/form-data; boundary=y')).toBe(400);
});
