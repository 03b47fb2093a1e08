import { beforeEach, describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';

const { open, post, failures } = createTestPages();

beforeEach(() => contentService.use(...contentHandlers({ posts: [postOf('business')] })));

let sent = 0;

/** A report that was not sent before: an identical one would be sent only once. */
function report(overrides: Record<string, string> = {}) {
  sent += 1;
  return { post: '12', reason: 'closed', words: `Closed ${sent}`, ...overrides };
}

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { feedback } = messagesIn(language);
  const path = localisedPath(language, '/report?post=12');

  it('shows a form about the post', async () => {
    const page = await open(path);
    expect([page.status, page.head.noindex]).toEqual([200, true]);
    expect(page.head.canonical).toBe(new URL(path, 'http://localhost:3000').href);
    expect(page.screen.getByText(asQueried(feedback.report.noName))).toBeTruthy();
    const form = page.screen.getByRole('form', { name: feedback.report.legend });
    expect(form.getAttribute('action')).toBe(`${path}#outcome`);
    const title = page.screen.getByRole('link', { name: 'Business 12' });
    expect(title.getAttribute('href')).toBe(localisedPath(language, '/businesses/business-12'));
    const reasons = page.screen
      .getAllByRole('radio')
      .map((each) => each.parentElement?.textContent);
    expect(reasons).toEqual(Object.values(feedback.report.reasons));
  });

  it('passes a report on and thanks for it', async () => {
    const received = recordRequestsAt('reports');
    const { words } = report();
    const page = await post(path, { post: '12', reason: 'wrong-price', words, email: '' });
    const location = localisedPath(language, '/report?post=12&sent=1#outcome');
    expect(page).toMatchObject({ status: 303, location });
    expect(received).toEqual([{ post: 12, reason: 'wrong-price', words }]);
    const { screen } = await open(localisedPath(language, '/report?post=12&sent=1'));
    expect(screen.getByRole('status').textContent).toContain(feedback.report.sentTitle);
    expect(screen.queryByRole('form', { name: feedback.report.legend })).toBeNull();
    expect(screen.queryByText(asQueried(feedback.report.noName))).toBeNull();
  });
});

describe('a report that is not complete', () => {
  it.each([
    ['without a reason', { reason: '' }, '#reason'],
    ['with another reason', { reason: 'boring' }, '#reason'],
    ['with half an address', { email: 'mariam' }, '#email'],
    ['with many links', { words: 'www.a www.b www.c www.d' }, '#words'],
  ])('%s is shown again', async (_what, fields, field) => {
    const received = recordRequestsAt('reports');
    const page = await post('/report?post=12', report(fields));
    expect(page.status).toBe(422);
    const alert = page.screen.getByRole('alert');
    expect([...alert.querySelectorAll('a')].map((link) => link.hash)).toEqual([field]);
    expect(received).toEqual([]);
  });

  it('with words alone keeps them', async () => {
    const page = await post('/report?post=12', report({ reason: '', words: 'They moved.' }));
    const words = page.screen.getByRole('textbox', { name: /In your words/ });
    expect(words).toMatchObject({ value: 'They moved.' });
  });
});

it('rejects what a bot fills in', async () => {
  const received = recordRequestsAt('reports');
  const page = await post('/report?post=12', report({ homepage: 'https://spam.example' }));
  expect([page.status, received]).toEqual([422, []]);
});

it('says that it was not sent if the content service fails, and can send it again', async () => {
  recordRequestsAt('reports', () => errorResponse(503, 'Busy'));
  const form = report();
  const page = await post('/report?post=12', form);
  expect(page.status).toBe(503);
  expect(page.screen.getByRole('alert').textContent).toContain('This was not sent');
  expect(failures()).toEqual(['sending a report failed']);
  recordRequestsAt('reports');
  expect((await post('/report?post=12', form)).status).toBe(303);
});

it('keeps what was written while the content service is down', async () => {
  contentService.use(contentFailureHandler());
  recordRequestsAt('reports', () => errorResponse(503, 'Busy'));
  const form = report();
  const page = await post('/report?post=12', form);
  expect(page.status).toBe(503);
  expect(page.screen.getByRole('alert').textContent).toContain('This was not sent');
  expect(page.screen.getByDisplayValue(form.words)).toBeTruthy();
  expect(page.screen.queryByRole('link', { name: 'Business 12' })).toBeNull();
  expect(failures()).toEqual(['sending a report failed']);
  expect((await open('/report?post=12')).status).toBe(503);
});

it('is not found once the post is gone, and that is no failure', async () => {
  recordRequestsAt('reports', () => errorResponse(404, 'There is no such post.'));
  expect((await post('/report?post=99', report({ post: '99' }))).status).toBe(404);
  expect(failures()).toEqual([]);
});

it('says that it was not sent if the content service takes no reports', async () => {
  recordRequestsAt('reports', () => errorResponse(404, 'Not Found'));
  expect((await post('/report?post=12', report())).status).toBe(503);
  expect(failures()).toEqual(['sending a report failed']);
});

it.each(['/report', '/report?post=x', '/report?post=99'])('%s is not found', async (path) => {
  expect((await open(path)).status).toBe(404);
});

it('rejects a form of another site', async () => {
  const { status } = await post('/report?post=12', report(), { origin: 'https://evil.example' });
  expect(status).toBe(403);
});
