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

function Field({ value }: { value: string }) {
  const element = useRef<HTMLDivElement>(null);
  editor = useEditor(element, { value, onChange, disabled: false, attributes: {} });
  return createElement('div', { ref: element });
}
const render = (value: string) => act(async () => root.render(createElement(Field, { value })));
const type = (text: string) =>
  editor?.commands.insertContentAt(editor.state.doc.content.size - 1, text);
const html = () => editor && writeHtml(editor.state.doc);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onChange.mockClear();
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
