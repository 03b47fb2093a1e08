// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { extensions } from '../extensions/extensions';
import { readHtml, writeHtml } from '../html/stored-html';
import { blockLanguageOf, insertDetails, setBlockLanguage } from './blocks';
import { LeaveCaption } from './leave-caption';
import { linkSelection, removeLink, setLink } from './links';
import { insertPicture, selectedPicture, updatePicture } from './pictures';
import {
  deleteTable,
  hasCaption,
  hasHeaderRow,
  insertTable,
  toggleCaption,
  toggleHeaderRow,
} from './tables';

let editor: Editor;

/** An editor with the cursor behind the first occurrence of a word; at the start without one. */
function open(html: string, word = ''): Editor {
  editor = new Editor({ extensions: [...extensions, LeaveCaption] });
  editor.commands.setContent(readHtml(html, editor.schema).toJSON());
  let position = 0;
  editor.state.doc.descendants((node, pos) => {
    const index = node.text?.indexOf(word) ?? -1;
    if (word && index >= 0 && position === 0) position = pos + index + word.length;
  });
  editor.commands.setTextSelection(position);
  return editor;
}
const html = () => writeHtml(editor.state.doc);
const type = (text: string) => editor.commands.insertContent(text);
const pressEnter = () => {
  const event = new KeyboardEvent('keydown', { key: 'Enter' });
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
};

afterEach(() => editor.destroy());

const HEAD = '<thead><tr><th scope="col">a</th></tr></thead>';
const BODY = '<tbody><tr><td>b</td></tr></tbody>';

describe('tables', () => {
  it('are inserted with a caption and a header row, the cursor in the caption', () => {
    insertTable(open('<p>x</p>', 'x'));
    type('Fees');
    pressEnter();
    type('First');
    expect(html()).toBe(
      '<p>x</p><table><caption>Fees</caption>' +
        '<thead><tr><th scope="col">First</th><th scope="col"></th></tr></thead>' +
        '<tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
    );
    expect([hasCaption(editor), hasHeaderRow(editor)]).toEqual([true, true]);
  });

  it('get a caption, and lose it', () => {
    toggleCaption(open(`<table>${HEAD}${BODY}</table>`, 'b'));
    type('Fees');
    expect(html()).toBe(`<table><caption>Fees</caption>${HEAD}${BODY}</table>`);
    toggleCaption(editor);
    expect(html()).toBe(`<table>${HEAD}${BODY}</table>`);
  });

  it('get a header row, and lose it', () => {
    const rows = '<tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody>';
    toggleHeaderRow(open(`<table>${rows}</table>`, 'b'));
    expect(html()).toBe(`<table>${HEAD}${BODY}</table>`);
    toggleHeaderRow(editor);
    expect(html()).toBe(`<table>${rows}</table>`);
  });

  it('are deleted with their caption', () => {
    deleteTable(open(`<p>x</p><table><caption>c</caption>${HEAD}${BODY}</table><p>y</p>`, 'b'));
    expect(html()).toBe('<p>x</p><p>y</p>');
  });

  it('get rows and columns', () => {
    open(`<table><caption>c</caption>${HEAD}${BODY}</table>`, 'b');
    editor.commands.addRowAfter();
    editor.commands.addColumnAfter();
    expect(html()).toContain('<tbody><tr><td>b</td><td></td></tr><tr><td></td><td></td></tr>');
  });
});

describe('blocks', () => {
  it('insert a section that readers open', () => {
    insertDetails(open('<p>x</p>', 'x'));
    type('Papers');
    pressEnter();
    type('Passport');
    expect(html()).toBe('<p>x</p><details><summary>Papers</summary><p>Passport</p></details>');
  });

  it('leave a section by two empty lines', () => {
    open('<details><summary>a</summary><p>b</p></details>', 'b');
    pressEnter();
    pressEnter();
    type('c');
    expect(html()).toBe('<details><summary>a</summary><p>b</p></details><p>c</p>');
  });

  it('get a direction and a language', () => {
    setBlockLanguage(open('<p>س</p><p>a</p>', 'a'), { dir: 'ltr', lang: 'en' });
    expect(html()).toBe('<p>س</p><p dir="ltr" lang="en">a</p>');
    expect(blockLanguageOf(editor)).toEqual({ dir: 'ltr', lang: 'en' });
    setBlockLanguage(editor, { dir: null, lang: null });
    expect(html()).toBe('<p>س</p><p>a</p>');
  });
});

describe('links', () => {
  it('are inserted with their words', () => {
    setLink(open('<p>See</p>', 'See'), '/articles/x', 'the list');
    type('.');
    expect(html()).toContain('<a href="/articles/x">the list</a> .');
  });

  it('isolate numbers', () => {
    setLink(open('<p>a</p>', 'a'), 'tel:+97141234567', '+971 4 123 4567');
    expect(html()).toContain('<a href="tel:+97141234567"><bdi dir="ltr">+971 4 123 4567</bdi></a>');
  });

  it('are set on selected words, changed and removed', () => {
    open('<p>one two</p>');
    editor.commands.setTextSelection({ from: 1, to: 4 });
    setLink(editor, '/a', 'unused');
    expect(html()).toBe('<p><a href="/a">one</a> two</p>');
    editor.commands.setTextSelection(2);
    expect(linkSelection(editor)).toEqual({ href: '/a', isEmpty: false });
    setLink(editor, '/b', 'unused');
    expect(html()).toBe('<p><a href="/b">one</a> two</p>');
    removeLink(editor);
    expect(html()).toBe('<p>one two</p>');
  });
});

describe('pictures', () => {
  const picture = { src: '/a.webp', srcset: null, width: '5', height: '4', alt: 'b' };

  it('are inserted with their caption, and changed', () => {
    insertPicture(open('<p>x</p>', 'x'), { ...picture, caption: ' c ' });
    const figure = (alt: string) =>
      `<figure><img src="/a.webp" alt="${alt}" width="5" height="4"><figcaption>c</figcaption></figure>`;
    expect(html()).toBe(`<p>x</p>${figure('b')}`);
    editor.commands.setNodeSelection(3);
    expect(selectedPicture(editor)).toEqual({ ...picture, caption: '' });
    updatePicture(editor, { ...picture, alt: 'd', caption: '' });
    expect(html()).toBe(`<p>x</p>${figure('d')}`);
  });

  it('are told apart, whether they are decorative or not described yet', () => {
    insertPicture(open('<p>x</p>', 'x'), { ...picture, alt: null, caption: '' });
    expect(html()).not.toContain('alt');
    editor.commands.setNodeSelection(3);
    updatePicture(editor, { ...picture, alt: '', caption: '' });
    expect(html()).toContain('alt=""');
    expect(selectedPicture(editor)?.alt).toBe('');
  });
});
