import { beforeEach, describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { costEntries } from '../../mocks/cost-entries.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';

const { open, post } = createTestPages();

const PATH = '/costs/i-pay?city=dubai&item=rice';

beforeEach(() => contentService.use(...contentHandlers({ costs: costEntries })));

let told = 0;

/** A price that was not sent before: an identical one would be sent only once. */
function price(amount?: string) {
  told += 1;
  return { city: 'dubai', item: 'rice', currency: 'AED', amount: amount ?? `${told}.5` };
}

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { tell } = messagesIn(language).costs;
  const path = localisedPath(language, PATH);

  it('asks for one number, passes it on and thanks for it', async () => {
    const received = recordRequestsAt('price-reports');
    const page = await open(path);
    expect([page.status, page.head.noindex]).toEqual([200, true]);
    expect(page.screen.getByText(asQueried(tell.once))).toBeTruthy();
    const form = page.screen.getByRole('form', { name: tell.title });
    expect(form.getAttribute('action')).toBe(`${path}#outcome`);
    const fields = price();
    const sent = await post(path, fields);
    expect(sent).toMatchObject({ status: 303, location: `${path}&sent=1#outcome` });
    expect(received).toEqual([{ ...fields, amount: Number(fields.amount) }]);
    const { screen } = await open(`${path}&sent=1`);
    expect(screen.getByRole('status').textContent).toContain(tell.sentTitle);
  });
});

it.each(['', 'much', '0'])('shows the form again for “%s”', async (amount) => {
  const received = recordRequestsAt('price-reports');
  const page = await post(PATH, price(amount));
  expect([page.status, received]).toEqual([422, []]);
  expect(page.screen.getByRole('alert').querySelector('a')?.hash).toBe('#amount');
});

it('rejects what a bot fills in', async () => {
  const received = recordRequestsAt('price-reports');
  const page = await post(PATH, { ...price(), homepage: 'https://spam.example' });
  expect([page.status, received]).toEqual([422, []]);
});

it('keeps what was written while the content service is down', async () => {
  contentService.use(contentFailureHandler());
  recordRequestsAt('price-reports', () => errorResponse(503, 'Busy'));
  const fields = price();
  const page = await post(PATH, fields);
  expect(page.status).toBe(503);
  expect(page.screen.getByDisplayValue(fields.amount)).toBeTruthy();
  const form = page.screen.getByRole('form');
  expect(form.getAttribute('action')).toBe(`${PATH}#outcome`);
});

it.each(['/costs/i-pay', '/costs/i-pay?city=x&item=rice', '/costs/i-pay?city=dubai&item=x'])(
  '%s is not found',
  async (path) => expect((await open(path)).status).toBe(404),
);
