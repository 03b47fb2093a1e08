import { expect, it } from 'vitest';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';

const { open, post, failures } = createTestPages();

const { unsubscribe } = messagesIn('en').confirm;

it('asks first, and does it then', async () => {
  const code = 'asked';
  const received = recordRequestsAt('confirmations/unsubscribe');
  const page = await open(`/unsubscribe?code=${code}`);
  expect([page.status, page.head.noindex, received]).toEqual([200, true, []]);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const form = page.screen.getByRole('form', { name: unsubscribe.question });
  const done = await post(String(form.getAttribute('action')), {});
  expect([done.status, done.location]).toEqual([303, '/unsubscribe?done=1#outcome']);
  expect(received).toEqual([{ code }]);
  const { screen } = await open('/unsubscribe?done=1');
  expect(screen.getByRole('status').textContent).toContain(unsubscribe.doneText);
});

it('takes what a mail program sends when its own button is pressed', async () => {
  const code = 'pressed';
  const received = recordRequestsAt('confirmations/unsubscribe');
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  const page = await post(`/unsubscribe?code=${code}`, oneClick, {});
  expect([page.status, page.location]).toEqual([200, null]);
  expect(page.screen.getByRole('status').textContent).toContain(unsubscribe.doneText);
  expect(received).toEqual([{ code }]);
});

it('is not found without a code', async () => {
  expect((await open('/unsubscribe')).status).toBe(404);
});

it('says that it failed, and asks again', async () => {
  recordRequestsAt('confirmations/unsubscribe', () => errorResponse(503, 'Busy'));
  const page = await post('/unsubscribe?code=failing', {});
  expect([page.status, failures()]).toEqual([503, ['ending mails failed']]);
  expect(page.screen.getByRole('alert')).toBeTruthy();
  expect(page.screen.getByRole('form', { name: unsubscribe.question })).toBeTruthy();
});
