// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from './kept-pages.client.ts';

afterEach(() => vi.unstubAllGlobals());

it('says that nothing is kept where the browser stores nothing for the site', async () => {
  const isBlocked = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
  vi.stubGlobal('caches', { open: isBlocked, keys: isBlocked });
  history.replaceState(null, '', '/offline');
  document.body.innerHTML = '<div><p data-part="nothing" hidden>Nothing is kept.</p></div>';
  const element = document.querySelector('div');
  if (!element) throw new Error('no element');
  await mount(element);
  expect(element.querySelector('p')?.hidden).toBe(false);
});
