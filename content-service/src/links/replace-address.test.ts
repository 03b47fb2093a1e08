import { expect, test } from 'vitest';
import { addressesOf } from './addresses-of-post';
import { replaceAddress } from './replace-address';

test.each([
  ['<a href="https://a.example/">x</a>', '<a href="https://b.example/?c=1&amp;d=2">x</a>'],
  [
    "<p><a rel='x' href='https://a.example/'>https://a.example/</a></p>",
    `<p><a rel='x' href="https://b.example/?c=1&amp;d=2">https://a.example/</a></p>`,
  ],
  ['<a href="https://a.example/more">x</a>', '<a href="https://a.example/more">x</a>'],
  ['<img src="https://a.example/">', '<img src="https://a.example/">'],
])('in %s', (html, expected) => {
  expect(replaceAddress(html, 'https://a.example/', 'https://b.example/?c=1&d=2')).toBe(expected);
});

test('finds an address that is written with a reference', () => {
  const html = '<a href="https://a.example/?x=1&amp;y=2">x</a>';
  expect(replaceAddress(html, 'https://a.example/?x=1&y=2', 'https://b.example/')).toBe(
    '<a href="https://b.example/">x</a>',
  );
});

test('a post links to other sites in its text and as its website', () => {
  const description =
    '<a href="https://a.example/">a</a><a href="/events/1">b</a><a href="mailto:x@a.example">c</a>' +
    '<a href="https://own.example/x">d</a><a href="https://a.example/">e</a>';
  const sources = [{ url: 'https://law.example/' }, { url: null }];
  const post = { description, information: { website: 'http://shop.example' }, sources };
  expect(addressesOf(post, new Set(['own.example']))).toEqual([
    'https://a.example/',
    'http://shop.example',
    'https://law.example/',
  ]);
  expect(addressesOf({ description: null, information: null, sources: [] }, new Set())).toEqual([]);
});
