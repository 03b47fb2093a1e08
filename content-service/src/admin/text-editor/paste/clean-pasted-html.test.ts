// @vitest-environment jsdom
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getSchema } from '@tiptap/core';
import { DOMParser as ModelParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { extensions } from '../extensions/extensions';
import { parseHtml } from '../html/document';
import { writeHtml } from '../html/stored-html';
import { cleanPastedHtml } from './clean-pasted-html';

const schema = getSchema(extensions);
const fixture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
const paste = (html: string) =>
  writeHtml(ModelParser.fromSchema(schema).parse(parseHtml(cleanPastedHtml(html))));

it.each(['word', 'google-docs', 'web-page'])('keeps what a text says when pasted: %s', (name) => {
  const expected = fixture(`${name}.expected.html`).replaceAll('\n', '');
  expect(paste(fixture(`${name}.html`)).replaceAll('\n', '')).toBe(expected);
});

it('leaves what was copied from the editor as it is', () => {
  const own =
    '<figure data-pm-slice="0 0 []"><img src="/a.webp"><figcaption>a</figcaption></figure>';
  expect(cleanPastedHtml(own)).toBe(own);
});

const item = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'>` +
  `<span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;

it.each([
  [item(1, '1.', 'a') + item(1, '2.', 'b'), '<ol><li>a</li><li>b</li></ol>'],
  [item(1, '(iv)', 'a'), '<ol><li>a</li></ol>'],
  [item(1, '١.', 'a'), '<ol><li>a</li></ol>'],
  [item(1, '§', 'a') + item(3, '-', 'b'), '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  [
    item(1, '·', 'a') + item(2, '1.', 'b', 'l1') + item(1, '·', 'c'),
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
  ],
  [item(1, '·', 'a') + item(1, '1.', 'b', 'l1'), '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  [
    `${item(1, '·', 'a')}<p>x</p>${item(1, '·', 'b')}`,
    '<ul><li>a</li></ul><p>x</p><ul><li>b</li></ul>',
  ],
])('makes lists of the paragraphs of Word: %#', (html, expected) => {
  expect(paste(html)).toBe(expected);
});

it('keeps the spaces that Safari copies as spaces at which lines may break', () => {
  const space = '<span class="Apple-converted-space">&nbsp;</span>';
  expect(paste(`<p>Rent is${space}<b>high</b>${space}now, 5&nbsp;km away</p>`)).toBe(
    '<p>Rent is <strong>high</strong> now, 5&nbsp;km away</p>',
  );
});

it('keeps emoji that messengers copy as pictures, and no other pictures', () => {
  const emoji = '<img alt="👍🏽" src="blob:1"><img alt="🇦🇪" src="blob:2">';
  expect(paste(`<p>Fine ${emoji}<img alt="the office" src="https://site/1.png"></p>`)).toBe(
    '<p>Fine 👍🏽🇦🇪</p>',
  );
});
