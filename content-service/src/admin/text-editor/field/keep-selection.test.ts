// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extensions } from '../extensions/extensions';
import { KeepSelection } from './keep-selection';

let editor: Editor;
let outside: HTMLElement;

beforeEach(() => {
  const element = document.body.appendChild(document.createElement('div'));
  outside = document.body.appendChild(document.createElement('input'));
  editor = new Editor({
    element,
    extensions: [...extensions, KeepSelection],
    content: '<p>What</p>',
  });
  editor.commands.setTextSelection(5);
  editor.view.focus();
});
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

/** As Strapi's combo boxes do when they are replaced; the browser tells some time later. */
const empty = () => document.getSelection()?.empty();
function emptySelection() {
  empty();
  document.dispatchEvent(new Event('selectionchange'));
}
const caret = () => {
  const selection = document.getSelection();
  return [selection?.anchorNode?.textContent, selection?.anchorOffset];
};

test('puts the caret back when the selection of the document is emptied', () => {
  emptySelection();
  expect(caret()).toEqual(['What', 4]);
});

test('puts the caret back for a key that is pressed before the browser has told', () => {
  empty();
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
  expect(caret()).toEqual(['What', 4]);
});

test('leaves the selection alone while something else has the focus', () => {
  outside.focus();
  emptySelection();
  expect(document.getSelection()?.rangeCount).toBe(0);
  expect(document.activeElement).toBe(outside);
});

test('ends with its editor', () => {
  editor.destroy();
  expect(emptySelection).not.toThrow();
});
