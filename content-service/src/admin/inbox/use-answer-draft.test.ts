// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnswerDraft } from './use-answer-draft';

let root: Root;
let draft: string;
let setDraft: (text: string) => void;

function Answer() {
  [draft, setDraft] = useAnswerDraft('reports', 'r1');
  return null;
}
const open = async () => {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Answer)));
};
const close = () => act(async () => root.unmount());
const type = (text: string) => act(async () => setDraft(text));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an answer outlives its page, and leaves nothing behind once it is sent', async () => {
  await open();
  await type('Thank you');
  await close();
  await open();
  expect(draft).toBe('Thank you');
  await type('');
  expect(sessionStorage).toHaveLength(0);
  await close();
});

test('an answer can be written where the browser stores nothing', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await open();
  await type('Thank you');
  expect(draft).toBe('Thank you');
  await close();
});
