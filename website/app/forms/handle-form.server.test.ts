import { oneLine } from 'folding/one-line';
import { data } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CodeRejected } from '../content/accounts.server.ts';
import { ContentUnavailable, TooManyRequests } from '../content/errors.ts';
import { log } from '../log.server.ts';
import { text } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import { secretHeaders } from './form-response.server.ts';
import { type FormDefinition, handleForm } from './handle-form.server.ts';
import { HONEYPOT_FIELD, OPENED_FIELD } from './honeypot.ts';
import { readForm } from './read-form.server.ts';
import { runOnce, shareInFlight } from './run-once.server.ts';

type Answers = { name: string };
type State = { values: { name: string } };

const schema = z.object({ name: text({ min: 2, max: 20 }, oneLine) });

let counter = 0;

/** A form whose operation no other test uses, so that none counts as sent before. */
function formWith(changes: Partial<FormDefinition<Answers, State, string>> = {}) {
  counter += 1;
  const submit = vi.fn(async ({ name }: Answers) => `receipt for ${name}`);
  const form: FormDefinition<Answers, State, string> = {
    operation: `operation ${counter}`,
    honeypot: false,
    check: (fields) => checkAnswers(schema, { name: fields.get('name') ?? '' }),
    redisplay: (fields) => ({ values: { name: fields.get('name') ?? '' } }),
    once: shareInFlight<string>(),
    submit,
    onSuccess: ({ name }, receipt) => `?sent=${name}&receipt=${receipt.length}`,
    ...changes,
  };
  return { form, submit };
}

const request = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/ar/contact?about=x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });

const bot = { name: 'Mariam', [HONEYPOT_FIELD]: 'https://spam.example' };

function headersOf(response: Awaited<ReturnType<typeof handleForm>>) {
  const headers = response instanceof Response ? response.headers : response.init?.headers;
  return Object.fromEntries(new Headers(headers));
}

describe('handleForm', () => {
  it('submits the checked answers and redirects to the same page in its language', async () => {
    const { form, submit } = formWith();
    const response = await handleForm(request({ name: '  Mariam ' }), form);
    expect(submit.mock.calls).toEqual([[{ name: 'Mariam' }]]);
    expect(response).toMatchObject({ status: 303 });
    expect(headersOf(response)).toEqual({
      location: '/ar/contact?sent=Mariam&receipt=18#outcome',
      'cache-control': 'no-store',
    });
  });

  it('shows what onSuccess returns instead of a redirect', async () => {
    const next = data({ values: { name: '' }, code: 'abc' });
    const { form } = formWith();
    const shown = await handleForm(request({ name: 'Mariam' }), {
      ...form,
      onSuccess: () => next,
    });
    expect(shown).toBe(next);
  });

  it('rejects a form from another site before reading it', async () => {
    const { form, submit } = formWith();
    const foreign = request({ name: 'Mariam' }, { 'sec-fetch-site': 'cross-site' });
    await expect(handleForm(foreign, form)).rejects.toMatchObject({ init: { status: 403 } });
    expect(foreign.bodyUsed).toBe(false);
    expect(submit).not.toHaveBeenCalled();
  });

  it('rejects a body that is not a form', async () => {
    const { form } = formWith();
    const json = new Request('http://localhost:3000/contact', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    await expect(handleForm(json, form)).rejects.toMatchObject({ init: { status: 415 } });
  });

  it('accepts fields that were already read', async () => {
    const { form, submit } = formWith();
    const received = request({ name: 'Mariam' });
    await handleForm(received, form, await readForm(received));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('shows the form again with 422, the headers of the form and the first error of each field', async () => {
    const { form, submit } = formWith({ errorHeaders: { 'Referrer-Policy': 'no-referrer' } });
    const response = await handleForm(request({ name: 'M' }), form);
    expect(response).toMatchObject({
      data: { values: { name: 'M' }, fieldErrors: { name: 'tooShort' } },
      init: { status: 422 },
    });
    expect(headersOf(response)).toEqual({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    expect(submit).not.toHaveBeenCalled();
  });

  it('leaves it to the form whether its page may be stored', async () => {
    const { form } = formWith({ errorHeaders: secretHeaders });
    const response = await handleForm(request({ name: 'M' }), form);
    expect(headersOf(response)).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('rejects bots if the form has a honeypot', async () => {
    const { form, submit } = formWith({ honeypot: true });
    const tooFast = { name: 'Mariam', [OPENED_FIELD]: String(Date.now()) };
    expect(await handleForm(request(bot), form)).toMatchObject({
      data: { problem: { kind: 'honeypotFilled' }, values: { name: 'Mariam' } },
      init: { status: 422 },
    });
    expect(await handleForm(request(tooFast), form)).toMatchObject({
      data: { problem: { kind: 'tooFast' } },
    });
    expect(submit).not.toHaveBeenCalled();
  });

  it('reports wrong answers before the honeypot', async () => {
    const { form } = formWith({ honeypot: true });
    const state = await handleForm(request({ ...bot, name: '' }), form);
    expect(state).toMatchObject({ data: { fieldErrors: { name: 'valueMissing' } } });
    expect(state).not.toHaveProperty('data.problem');
  });

  it('ignores the honeypot fields of a form without one', async () => {
    const { form, submit } = formWith();
    expect(await handleForm(request(bot), form)).toMatchObject({ status: 303 });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('submits a form once that is sent twice', async () => {
    const submit = vi.fn(async () => {});
    const form = { ...formWith().form, once: runOnce, submit, onSuccess: () => '?sent=1' };
    const first = await handleForm(request({ name: 'Mariam' }), form);
    const second = await handleForm(request({ name: ' Mariam' }), form);
    expect([first, second]).toMatchObject([{ status: 303 }, { status: 303 }]);
    expect(submit).toHaveBeenCalledTimes(1);
    await handleForm(request({ name: 'Amal' }), form);
    await handleForm(request({ name: 'Mariam' }), { ...form, operation: 'another operation' });
    expect(submit).toHaveBeenCalledTimes(3);
  });

  it.each([
    [new CodeRejected(), 400, { kind: 'codeRejected' }, 0],
    [new TooManyRequests('Slow down', 90), 429, { kind: 'rateLimited', retryAfterSeconds: 90 }, 0],
    [new ContentUnavailable('Broken', 500), 503, { kind: 'upstreamFailed', detail: 'Broken' }, 1],
  ])('shows the form again after %s', async (error, status, problem, failures) => {
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
    const { form } = formWith({ submit: () => Promise.reject(error) });
    const state = await handleForm(request({ name: 'Mariam' }), form);
    expect(state).toMatchObject({
      data: { values: { name: 'Mariam' }, problem },
      init: { status },
    });
    expect(logError.mock.calls.map(([, message]) => message)).toEqual(
      Array.from({ length: failures }, () => `${form.operation} failed`),
    );
    logError.mockRestore();
  });

  it('throws an error of our own', async () => {
    const { form } = formWith({ submit: () => Promise.reject(new TypeError('bug')) });
    await expect(handleForm(request({ name: 'Mariam' }), form)).rejects.toThrow('bug');
  });
});
