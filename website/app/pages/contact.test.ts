import { describe, expect, it } from 'vitest';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languages } from '../languages.ts';

const { open, post, failures } = createTestPages();

let messageCount = 0;

/** A message that was not sent before: an identical one would be sent only once. */
function message(overrides: Record<string, string> = {}) {
  messageCount += 1;
  return {
    name: 'Mariam',
    email: 'mariam@example.org',
    subject: `Question ${messageCount}`,
    message: 'Where do I find the office?',
    opened: String(Date.now() - 60_000),
    ...overrides,
  };
}

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { contact, forms } = messagesIn(language);
  const path = localisedPath(language, '/contact');

  it('shows an empty form', async () => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    const form = page.screen.getByRole('form', { name: contact.form.title });
    expect(form.getAttribute('action')).toMatch(new RegExp(`^${path}#`));
    expect(page.screen.getByRole('textbox', { name: contact.form.name })).toMatchObject({
      value: '',
      required: true,
    });
  });

  it('passes a message on and redirects to the confirmation', async () => {
    const received = recordRequestsAt('send');
    const { name, email, subject, message: text, opened } = message();
    const page = await post(path, { name, email, subject, message: text, opened });
    expect(page).toMatchObject({ status: 303, location: `${path}?sent=1#outcome` });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(received).toEqual([{ name, email, subject, message: text }]);
    const { screen } = await open(`${path}?sent=1`);
    expect(screen.getByRole('status').textContent).toContain(contact.form.sentTitle);
  });

  it('lists the invalid fields and keeps what was typed', async () => {
    const received = recordRequestsAt('send');
    const page = await post(path, message({ name: '', email: 'mariam', message: 'Hm' }));
    expect(page.status).toBe(422);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    const alert = page.screen.getByRole('alert');
    expect(alert.textContent).toContain(forms.errorCount(3));
    expect([...alert.querySelectorAll('a')].map((link) => link.hash)).toEqual([
      '#name',
      '#email',
      '#message',
    ]);
    const email = page.screen.getByRole('textbox', { name: contact.form.email });
    expect(email).toMatchObject({ value: 'mariam' });
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(page.screen.getByText(forms.invalidEmail)).toBeTruthy();
    expect(received).toEqual([]);
  });

  it('sends nothing if the honeypot field is filled in', async () => {
    const received = recordRequestsAt('send');
    const page = await post(path, message({ homepage: 'https://spam.example' }));
    expect(page.status).toBe(422);
    expect(page.screen.getByRole('alert').textContent).toContain(forms.honeypotFilled);
    expect(page.screen.getByLabelText(forms.honeypotLabel)).toMatchObject({
      value: 'https://spam.example',
    });
    expect(received).toEqual([]);
  });

  it('sends nothing if the form is sent faster than people type', async () => {
    const received = recordRequestsAt('send');
    const page = await post(path, message({ opened: String(Date.now() - 500) }));
    expect(page.status).toBe(422);
    expect(page.screen.getByRole('alert').textContent).toContain(forms.tooFast);
    expect(received).toEqual([]);
  });
});

it('passes the same message on once, however often it is sent', async () => {
  const received = recordRequestsAt('send');
  const form = message();
  const pages = await Promise.all([post('/contact', form), post('/contact', form)]);
  pages.push(await post('/contact', form));
  expect(pages.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(received).toHaveLength(1);
});

it('passes it on again after a failed attempt', async () => {
  const form = message();
  recordRequestsAt('send', () => errorResponse(500, 'Broken'));
  expect((await post('/contact', form)).status).toBe(503);
  const received = recordRequestsAt('send');
  expect((await post('/contact', form)).status).toBe(303);
  expect(received).toHaveLength(1);
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a browser that calls it cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a browser that calls it same-site', { 'sec-fetch-site': 'same-site' }],
])('rejects a form from %s', async (_, headers) => {
  const received = recordRequestsAt('send');
  const { status } = await post('/contact', message(), headers);
  expect(status).toBe(403);
  expect(received).toEqual([]);
});

it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s', async (method) => {
  const { status, headers } = await open('/contact', { method });
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, HEAD, POST');
});

it.each([
  [
    'too many requests',
    () => errorResponse(429, 'Slow down', { 'Retry-After': '90' }),
    429,
    'in 2 minutes',
  ],
  ['a rejected request', () => errorResponse(400, 'No such recipient'), 503, 'No such recipient'],
  ['an unknown call', () => errorResponse(404, 'Not Found'), 503, 'Not Found'],
  ['a call that is not allowed', () => errorResponse(405, 'No'), 503, 'could not be sent'],
  ['a network error', () => Response.error(), 503, 'An error occurred'],
])('keeps what was typed after %s', async (_, respond, status, text) => {
  recordRequestsAt('send', respond);
  const page = await post('/contact', message());
  expect(page.status).toBe(status);
  expect(page.headers.get('retry-after')).toBe(status === 429 ? '90' : '30');
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  const alert = page.screen.getByRole('alert');
  expect(alert.textContent).toContain(text);
  expect(alert.querySelector('a[href^="mailto:"]')).not.toBeNull();
  expect(page.screen.queryByRole('status')).toBeNull();
  expect(page.screen.getByRole('textbox', { name: 'Your message' })).toMatchObject({
    value: 'Where do I find the office?',
  });
  expect(failures()).toHaveLength(status === 429 ? 0 : 1);
});

describe('a message about a page', () => {
  it('offers to include a page of this site', async () => {
    const { screen } = await open('/contact?about=/articles&subject=report');
    const box = screen.getByRole('checkbox', { name: /localhost:3000\/articles/ });
    expect(box).toMatchObject({ checked: true, value: 'http://localhost:3000/articles' });
    expect(screen.getByRole('textbox', { name: 'What is it about?' })).toMatchObject({
      value: 'A post you should look at',
    });
  });

  it('rejects a page of another site', async () => {
    const { screen } = await open('/contact?about=https://evil.example/');
    expect(screen.queryByRole('checkbox')).toBeNull();
    const received = recordRequestsAt('send');
    const { status } = await post('/contact', message({ about: 'https://evil.example/' }));
    expect(status).toBe(422);
    expect(received).toEqual([]);
  });
});

describe('a question that a search did not answer', () => {
  const questionPath = (question: string) =>
    `/contact?subject=question&question=${encodeURIComponent(question)}`;

  it.each(languagesToTry(import.meta.url))('begins the message in %s', async (language) => {
    const { contact } = messagesIn(language);
    const { screen } = await open(localisedPath(language, questionPath('horse vet')));
    expect(screen.getByRole('textbox', { name: contact.form.subject })).toMatchObject({
      value: contact.subjects.question,
    });
    expect(screen.getByRole('textbox', { name: contact.form.message })).toMatchObject({
      value: contact.question('horse vet'),
    });
  });

  it('is one line of limited length, and never markup', async () => {
    const { screen, root } = await open(
      questionPath(`</textarea><img src=x onerror=hi>\n${'a'.repeat(3000)}`),
    );
    const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    expect(value).toContain('</textarea><img src=x onerror=hi> aaa');
    expect(value.length).toBeLessThan(200);
    expect(root.querySelector('img[onerror]')).toBeNull();
  });

  it.each(['', '?!'])('is left out where it has no words: %j', async (question) => {
    const { screen } = await open(questionPath(question));
    expect(screen.getByRole('textbox', { name: 'Your message' })).toMatchObject({ value: '' });
  });

  it('is not lost when the message comes back with errors', async () => {
    const { screen } = await post(questionPath('horse vet'), message({ name: '' }));
    expect(screen.getByRole('textbox', { name: 'Your message' })).toMatchObject({
      value: 'Where do I find the office?',
    });
  });
});

it('says how long an answer may be only near the limit', async () => {
  const { forms } = messagesIn('en');
  const limit = forms.lengthRange(10, 5000);
  const isHidden = (page: Awaited<ReturnType<typeof open>>) =>
    page.screen.getByText(limit).hasAttribute('hidden');
  expect(isHidden(await open('/contact'))).toBe(true);
  const page = await post('/contact', message({ message: 'm'.repeat(4600), name: '' }));
  expect(isHidden(page)).toBe(false);
});
