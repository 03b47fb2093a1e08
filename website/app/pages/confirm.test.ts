import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { confirmationAnswers, confirmPath } from '../addresses/confirmation-paths.ts';
import { localisedPath } from '../addresses/links.ts';

const { open, post, failures } = createTestPages();

const information = { phone: '+971 50 1234567', email: 'hello@shop.example', address: 'Creek 4' };
const { confirm } = messagesIn('en');

beforeEach(() => {
  contentService.use(
    ...contentHandlers({ posts: [postOf('business', { information })] }),
    http.get(`${api}/confirmations`, ({ request }) =>
      new URL(request.url).searchParams.get('code')?.startsWith('known')
        ? HttpResponse.json({ data: { post: 12 } })
        : new HttpResponse(null, { status: 404 }),
    ),
  );
});

let codes = 0;

/** A code that was not used before: the same answer would be sent only once. */
function newCode() {
  codes += 1;
  return `known${codes}`;
}

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const texts = messagesIn(language).confirm;

  it.each(confirmationAnswers)(
    'the link "%s" shows its form and what readers see',
    async (answer) => {
      const path = localisedPath(language, confirmPath('known', answer));
      const sent = recordRequestsAt('confirmations');
      const page = await open(path);
      expect([page.status, page.head.noindex, sent]).toEqual([200, true, []]);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      const form = page.screen.getByRole('form', { name: asQueried(texts.answers[answer].title) });
      expect(form.getAttribute('action')).toBe(`${path}#outcome`);
      expect(page.root.textContent).toContain('Creek 4');
      const words = page.screen.queryByRole('textbox', { name: RegExp(`^${texts.words}`) });
      expect(words !== null).toBe(answer !== 'right');
      const others = page.screen.getByRole('navigation', { name: texts.otherAnswers });
      expect(others.querySelectorAll('a')).toHaveLength(2);
    },
  );

  it('a link that does not work says so', async () => {
    const page = await open(localisedPath(language, confirmPath('unknown', 'right')));
    expect([page.status, page.head.noindex]).toEqual([404, true]);
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.invalid.title);
    expect(page.screen.queryByRole('form', { name: texts.title })).toBeNull();
  });
});

it.each([
  ['right', {}, {}],
  ['closed', { words: 'We\r\nretired.' }, { words: 'We\nretired.' }],
  [
    'change',
    { phone: ' +971 55 7654321', website: 'shop.example', address: '', words: '' },
    {
      phone: '+971 55 7654321',
      website: 'https://shop.example',
      address: '',
      whatsapp: '',
      email: '',
      landmark: '',
    },
  ],
] as const)('passes the answer "%s" on', async (answer, fields, sent) => {
  const code = newCode();
  const received = recordRequestsAt('confirmations', () =>
    HttpResponse.json({ ok: true, outcome: 'in-review' }),
  );
  const page = await post(confirmPath(code, answer), { answer, ...fields });
  expect([page.status, page.location]).toEqual([303, '/confirm?done=in-review#outcome']);
  expect(received).toEqual([{ code, answer, ...sent }]);
});

it.each([
  ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
  ['\u200e+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷\u200e', '+971 50 123 4567'],
  ['050/1234567', '050 1234567'],
  ['(050) 123.4567', '050 123 4567'],
])('passes the phone number %j on as %j', async (typed, phone) => {
  const received = recordRequestsAt('confirmations', () =>
    HttpResponse.json({ ok: true, outcome: 'in-review' }),
  );
  const path = confirmPath(newCode(), 'change');
  const page = await post(path, { answer: 'change', phone: typed, whatsapp: typed });
  expect(page.status).toBe(303);
  expect(received).toMatchObject([{ phone, whatsapp: phone }]);
  const { pattern } = (await open(path)).screen.getByLabelText<HTMLInputElement>(/Phone/);
  expect(typed).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
});

it.each([
  ['checked', confirm.done.checked.text],
  ['in-review', confirm.done.inReview.text],
])('thanks for an answer that is %s', async (outcome, text) => {
  const page = await open(`/confirm?done=${outcome}`);
  expect(page.status).toBe(200);
  expect(page.screen.getByRole('status').textContent).toContain(text);
});

it('the form of changes has the contact as it is, and keeps what was typed', async () => {
  const path = confirmPath('known', 'change');
  const values = ({ root }: Awaited<ReturnType<typeof open>>) =>
    ['phone', 'email', 'address'].map(
      (id) => root.querySelector<HTMLInputElement>(`#${id}`)?.value,
    );
  expect(values(await open(path))).toEqual(['+971 50 1234567', 'hello@shop.example', 'Creek 4']);
  const received = recordRequestsAt('confirmations');
  const page = await post(path, { answer: 'change', phone: 'call me', email: 'x@', address: 'B' });
  expect(page.status).toBe(422);
  expect(values(page)).toEqual(['call me', 'x@', 'B']);
  const alert = page.screen.getByRole('alert');
  expect([...alert.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(['#phone', '#email']);
  expect(received).toEqual([]);
});

it('says that a code was used meanwhile, or that the service failed', async () => {
  const rejection = { status: 400, message: 'No', details: { field: 'code' } };
  recordRequestsAt('confirmations', () => HttpResponse.json({ error: rejection }, { status: 400 }));
  const rejected = await post(confirmPath(newCode(), 'right'), { answer: 'right' });
  expect(rejected.status).toBe(400);
  expect(rejected.headers.get('referrer-policy')).toBe('no-referrer');
  recordRequestsAt('confirmations', () => errorResponse(503, 'Busy'));
  const failed = await post(confirmPath(newCode(), 'right'), { answer: 'right' });
  expect([failed.status, failures()]).toEqual([503, ['confirming a post failed']]);
});

it.each([
  ['business', '/businesses/business-12', 'byBusiness'],
  ['business', '/business-landing/business-12', 'byBusiness'],
  ['event', '/events/event-12', 'byOrganiser'],
] as const)('a confirmed %s says so at %s, until an editor checks it', async (kind, path, text) => {
  const confirmed_at = '2026-11-20T09:00:00.000Z';
  const said = messagesIn('en').checked[text].replace('{date}', '20 November 2026');
  const openChecked = async (checked_at: string) => {
    const post = postOf(kind, { confirmed_at, checked_at });
    contentService.use(...contentHandlers({ posts: [post] }));
    return (await open(path)).root.textContent;
  };
  expect(await openChecked(confirmed_at)).toContain(said);
  expect(await openChecked('2026-11-21T09:00:00.000Z')).not.toContain(said);
});

it.each([
  [25, /Price25.AED/],
  [0, /PriceFree/],
  [null, /^(?!.*Price)/s],
])('shows the price %j of an event that is asked about', async (price, shown) => {
  const event = postOf('event', { price, currency: 'AED', information });
  contentService.use(...contentHandlers({ posts: [event] }));
  const { screen } = await open(confirmPath('known', 'right'));
  const facts = screen.getByRole('complementary', { name: messagesIn('en').facts.heading });
  expect(facts.textContent).toMatch(shown);
});
