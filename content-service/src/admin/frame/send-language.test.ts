// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { sendLanguage } from './send-language';

test('requests ask for the language that the panel is shown in', async () => {
  const fetch = vi.fn(async (_: Request) => new Response());
  vi.stubGlobal('fetch', fetch);
  sendLanguage();
  document.documentElement.lang = 'ar';
  const headers = { Authorization: 'Bearer x' };
  await window.fetch('http://panel.example/checks', { method: 'POST', headers, body: '{}' });
  document.documentElement.lang = 'tr';
  await window.fetch('http://panel.example/checks');
  const [[posted] = [], [read] = []] = fetch.mock.calls;
  expect(posted?.headers.get('Accept-Language')).toBe('ar');
  expect(posted?.headers.get('Authorization')).toBe('Bearer x');
  expect(posted?.method).toBe('POST');
  expect(await posted?.text()).toBe('{}');
  expect(read?.headers.get('Accept-Language')).toBe('tr');
});
