import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type RecordedService,
  startTranslationService,
} from '../../../contract/translation-service';
import type { TranslationSettings } from '../../environment';
import { MachineError } from './machine-error';
import { translateByMachine } from './services';

let recorded: RecordedService;

beforeAll(async () => {
  recorded = await startTranslationService();
});
afterAll(() => recorded.shutDown());
beforeEach(() => {
  recorded.calls.length = 0;
  recorded.answer = undefined;
});

const settings = (name: TranslationSettings['name'], key?: string): TranslationSettings => ({
  name,
  url: recorded.url,
  key,
});
const html = {
  format: 'html',
  text: '<p>Tea for <b>two</b></p>',
  source: 'en',
  target: 'fa',
} as const;
const title = { ...html, format: 'text', text: 'Tea' } as const;

test('sends LibreTranslate the text, the languages and the format', async () => {
  expect(await translateByMachine(settings('libretranslate'), html)).toBe(
    '<p>[fa] Tea for <b>[fa] two</b></p>',
  );
  await translateByMachine(settings('libretranslate', 'our-key'), title);
  expect(recorded.calls).toEqual([
    {
      path: '/translate',
      authorization: undefined,
      body: { q: html.text, source: 'en', target: 'fa', format: 'html' },
    },
    {
      path: '/translate',
      authorization: undefined,
      body: { q: 'Tea', source: 'en', target: 'fa', format: 'text', api_key: 'our-key' },
    },
  ]);
});

test('sends DeepL the key in a header and the languages in capitals', async () => {
  expect(await translateByMachine(settings('deepl', 'our-key:fx'), html)).toBe(
    '<p>[FA] Tea for <b>[FA] two</b></p>',
  );
  await translateByMachine(settings('deepl', 'our-key:fx'), {
    ...title,
    source: 'ar',
    target: 'en',
  });
  expect(recorded.calls).toEqual([
    {
      path: '/v2/translate',
      authorization: 'DeepL-Auth-Key our-key:fx',
      body: { text: [html.text], source_lang: 'EN', target_lang: 'FA', tag_handling: 'html' },
    },
    {
      path: '/v2/translate',
      authorization: 'DeepL-Auth-Key our-key:fx',
      body: { text: ['Tea'], source_lang: 'AR', target_lang: 'EN-GB' },
    },
  ]);
});

describe('rejects with the cause and what to do', () => {
  const failure = async (options = {}) => {
    const translating = translateByMachine(settings('deepl', 'our-key'), html, options);
    const error = await translating.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MachineError);
    const { reason, message } = error as MachineError;
    expect(message).toMatch(/^the translation service failed: [^:]+: \w/);
    expect(message).not.toContain('our-key');
    return { reason, message };
  };

  test.each([
    [403, '{"error":"Invalid API key"}', 'key'],
    [403, '{"message":"Forbidden"}', 'key'],
    [429, '{"error":"Slowdown: 20 per 1 minute"}', 'busy'],
    [456, '{"message":"Quota Exceeded"}', 'quota'],
    [413, '{"message":"Request Entity Too Large"}', 'too-long'],
    [400, '{"error":"ckb is not supported"}', 'language'],
    [400, '{"message":"Value for \'target_lang\' not supported."}', 'language'],
    [400, '{"error":"Invalid request: missing q parameter"}', 'failed'],
    [500, '{"error":"Cannot translate text: out of memory"}', 'failed'],
    [502, '<!doctype html><h1>Bad Gateway</h1>', 'failed'],
    [200, '<!doctype html><title>Welcome</title>', 'unusable'],
    [200, '{"translations":[{"text":["a list"]}]}', 'unusable'],
    [200, '{"translations":[]}', 'unusable'],
    [200, '{"translations":[{"text":"  "}]}', 'unusable'],
  ])('for %i %s: %s', async (status, body, reason) => {
    recorded.answer = { status, body };
    const error = await failure();
    expect(error.reason).toBe(reason);
    if (status !== 200) expect(error.message).toContain(`(${status}`);
  });

  test('for a service that never answers', async () => {
    recorded.answer = null;
    expect((await failure({ timeoutMs: 20 })).reason).toBe('timeout');
  });

  test('for an answer of more than 2 MB', async () => {
    recorded.answer = { status: 200, body: JSON.stringify({ text: 'x'.repeat(2_000_001) }) };
    expect(await failure()).toMatchObject({
      reason: 'unusable',
      message: expect.stringContaining('more than 2 MB'),
    });
  });

  test('for a service that sends the call elsewhere', async () => {
    recorded.answer = {
      status: 307,
      body: '',
      headers: { Location: `${recorded.url}/v2/translate` },
    };
    expect((await failure()).reason).toBe('unreachable');
    expect(recorded.calls).toHaveLength(1);
  });

  test('for an address without a service', async () => {
    const closed = await startTranslationService();
    await closed.shutDown();
    const service = { ...settings('libretranslate'), url: closed.url };
    await expect(translateByMachine(service, title)).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });
});
