// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HtmlAsText } from './html-as-text';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const show = async (html: string) => {
  await act(async () => root.render(createElement(HtmlAsText, { html })));
  return document.querySelector('main')?.innerHTML;
};

test('keeps headings, lists and tables', async () => {
  const html =
    '<h2>Tea</h2><ul><li>black</li><li><strong>green</strong></li></ul>' +
    '<table>\n<tbody>\n<tr>\n<th>Cup</th><td>2</td></tr></tbody></table><p>one<br>two</p>';
  expect(await show(html)).toBe(html.replaceAll('\n', ''));
});

test('leaves out attributes, pictures and scripts', async () => {
  const html =
    '<p onclick="alert(1)" style="position:fixed">See <a href="javascript:alert(1)">here</a></p>' +
    '<img src="x" onerror="alert(1)"><script>alert(1)</script><iframe src="/"></iframe>';
  expect(await show(html)).toBe('<p>See here</p>');
});
