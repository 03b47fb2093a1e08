// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, createElement, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeHtml } from '../html/stored-html';
import { useEditor } from './use-editor';

let root: Root;
let editor: Editor | null;
const onChange = vi.fn();
const onLeftOut = vi.fn();

function Field({ value }: { value: string }) {
  const element = useRef<HTMLDivElement>(null);
  editor = useEditor(element, { value, onChange, onLeftOut, disabled: false, attributes: {} });
  return createElement('div', { ref: element });
}
const render = (value: string) => act(async () => root.render(createElement(Field, { value })));
const type = (text: string) =>
  editor?.commands.insertContentAt(editor.state.doc.content.size - 1, text);
const html = () => editor && writeHtml(editor.state.doc);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  root = createRoot(document.createElement('div'));
  await render('<p>Loaded</p>');
});
afterEach(() => act(async () => root.unmount()));

test('reports each change', () => {
  type('A');
  type('B');
  expect(onChange.mock.calls).toEqual([['<p>LoadedA</p>'], ['<p>LoadedAB</p>']]);
});

test('keeps what is typed while the form renders what was typed before', async () => {
  type('A');
  type('B');
  await render('<p>LoadedA</p>');
  expect(html()).toBe('<p>LoadedAB</p>');
});

test('takes a text from elsewhere, also one that was typed and rendered before', async () => {
  type('A');
  await render('<p>LoadedA</p>');
  type('B');
  await render('<p>LoadedAB</p>');
  await render('<p>LoadedA</p>');
  expect(html()).toBe('<p>LoadedA</p>');
  await render('<p>Restored</p>');
  expect(html()).toBe('<p>Restored</p>');
});

/** Pastes what the clipboard has in each format. */
const paste = (formats: Record<string, string>, files: string[] = []) => {
  const clipboardData = { files, getData: (format: string) => formats[format] ?? '' };
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData });
  editor?.view.dom.dispatchEvent(event);
};

test.each([
  ['a picture in a text', '<p>Hours<img src="https://site/map.png" width="640"></p>', 1],
  ['nothing but text', '<p>Hours</p>', 0],
  ['an emoji and a pixel', '<p>Hours<img alt="📍"><img src="https://site/p" width="1"></p>', 0],
  ['a picture of the editor', '<p data-pm-slice="1 1 []">Hours<img src="/map.png"></p>', 0],
])('says what is left out when %s is pasted', (_case, pasted, times) => {
  paste({ 'text/html': pasted, 'text/plain': 'Hours' });
  expect(html()).toContain('Hours');
  expect(onLeftOut).toHaveBeenCalledTimes(times);
});

test('takes no files, but a text of which an office program adds a picture', () => {
  paste({}, ['photo.jpg']);
  expect(onLeftOut).toHaveBeenCalledOnce();
  paste({ 'text/plain': 'Hours' }, ['hours.png']);
  expect(html()).toContain('Hours');
  expect(onLeftOut).toHaveBeenCalledOnce();
});

test.each([
  ['*Rent:* 2,000 AED', '<strong>Rent:</strong> 2,000 AED'],
  ['Bring *passport and visa*, please', 'Bring <strong>passport and visa</strong>, please'],
  ['5 * 3 * 2 rooms', '5 * 3 * 2 rooms'],
  ['_Rent_ and *bills*', '<em>Rent</em> and <strong>bills</strong>'],
  ['**Rent:** 2,000 AED', '<strong>Rent:</strong> 2,000 AED'],
])('makes bold what WhatsApp does: %s', async (pasted, expected) => {
  await render('<p></p>');
  paste({ 'text/plain': pasted });
  expect(html()).toBe(`<p>${expected}</p>`);
});

test('what is typed behind a link is no part of it', async () => {
  await render('<p>Write to <a href="https://site.example">us</a></p>');
  editor?.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor?.view.dispatch(editor.state.tr.insertText(' on Monday'));
  expect(html()).toBe('<p>Write to <a href="https://site.example">us</a> on Monday</p>');
});

const TABLE =
  '<table><caption></caption><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>' +
  '<tbody><tr><td></td><td></td></tr></tbody></table>';

test.each([
  ['several paragraphs', '<p>Prices in May</p><p>per kilo</p>', ['Prices in May per kilo']],
  ['a table', '<table><tr><td>Rice</td><td>5</td></tr></table>', ['Rice', '5']],
])('pastes %s into the caption of the table, not beside it', async (_case, pasted, parts) => {
  await render(TABLE);
  editor?.commands.setTextSelection(2);
  paste({ 'text/html': pasted });
  expect(html()?.match(/<table/g)).toHaveLength(1);
  for (const part of parts) expect(html()).toContain(part);
});
