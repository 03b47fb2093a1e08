// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './preview-place.client.ts';

const scrollTo = vi.fn();

/** Opens a preview whose signature is new, as after each save. */
function open(path: string, signature: string) {
  history.replaceState(null, '', `${path}?version=abc&signature=${signature}`);
  scrollTo.mockClear();
  mount();
}

function scroll(top: number) {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('opens a version where its reader was', () => {
  open('/preview', '1');
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(300);
  scroll(620);
  open('/preview', '2');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 620, behavior: 'instant' });
});

it('knows the place in each language', () => {
  open('/preview', '1');
  scroll(620);
  open('/ar/preview', '1');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('begins at the top where browsers keep nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open('/preview', '1');
  expect(scrollTo).not.toHaveBeenCalled();
});
