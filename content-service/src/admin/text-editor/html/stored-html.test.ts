// @vitest-environment jsdom
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { extensions } from '../extensions/extensions';
import { lossesOf } from './losses';
import { readHtml, writeHtml } from './stored-html';

const schema = getSchema(extensions);
const roundTrip = (html: string) => writeHtml(readHtml(html, schema));

const folder = path.resolve(import.meta.dirname, '../../../../seed/posts');
const posts = globSync('**/*.html', { cwd: folder });
const descriptionOf = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');

describe('stored HTML', () => {
  it('keeps the meaning of every text of the demo content', () => {
    expect(posts.length).toBeGreaterThan(70);
    const changed = posts.filter((file) => lossesOf(descriptionOf(file), schema).length > 0);
    expect(changed).toEqual([]);
  });

  it.each([
    '<h2>a</h2><h3>b</h3><h4>c</h4>',
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code></p>',
    '<p>H<sub>2</sub>O m<sup>2</sup> <small>s</small> <mark>m</mark> <abbr title="Emirate">E</abbr></p>',
    '<p>a<br>b</p>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    '<ol start="3" type="a"><li>a</li></ol>',
    '<ol reversed=""><li>a</li></ol>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<ul><li><h3>a</h3></li></ul>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<p><a href="/articles/x" title="t">a</a> <a href="tel:+97141234567">b</a></p>',
    '<p><a href="https://wa.me/97141234567">a</a> <a href="mailto:a@b.example">b</a></p>',
    '<p>a</p><hr><p>b</p>',
    '<pre><code>a\n  b</code></pre>',
    '<table><caption>c</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody>' +
      '<tfoot><tr><td colspan="2">e</td></tr></tfoot></table>',
    '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td><p>c</p><p>d</p></td></tr></tbody></table>',
    '<figure><img src="/a.webp" alt="b" width="5" height="4"><figcaption>c <em>d</em></figcaption></figure>',
    '<figure dir="rtl"><img src="/a.webp" srcset="/b.webp 500w, /c.webp 750w" alt=""></figure>',
    '<p>a <a href="/events"><img src="/a.webp" alt="b"></a> c</p>',
    '<details><summary>a <strong>b</strong></summary><p>c</p><ul><li>d</li></ul></details>',
    '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd><p>d</p><p>e</p></dd></dl>',
    '<p>a <bdi dir="ltr">+971 4</bdi> <bdi>b</bdi> <span lang="ar">س</span></p>',
    '<h2 dir="rtl" lang="ar">س</h2><p dir="ltr" lang="en">a</p><ul dir="rtl"><li>س</li></ul>',
    '<table dir="rtl"><caption lang="ar">س</caption><tbody><tr><td dir="ltr">a</td></tr></tbody></table>',
  ])('keeps %s as it is', (html) => {
    expect(roundTrip(html)).toBe(html);
  });

  it.each([
    ['<div class="a"><p style="color:red" id="x">a</p></div>', '<p>a</p>'],
    ['<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    ['<div dir="rtl"><p>س</p><p dir="ltr">a</p></div>', '<p dir="rtl">س</p><p dir="ltr">a</p>'],
    ['<p><a href="/x" lang="en">a</a></p>', '<p><a href="/x"><span lang="en">a</span></a></p>'],
    ['<p>a</p><p></p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    ['<ul><li><ul><li>a</li></ul></li></ul>', '<ul><li><ul><li>a</li></ul></li></ul>'],
    [
      '<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></table>',
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['<details><p>a</p></details>', '<details><summary></summary><p>a</p></details>'],
    [
      '<table><caption> </caption><tr><td>b</td></tr></table>',
      '<table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
  ])('writes %s as %s', (html, expected) => {
    expect(roundTrip(html)).toBe(expected);
    expect(lossesOf(html, schema)).toEqual([]);
  });

  it.each([
    ['<p>a</p><iframe src="https://maps.example"></iframe>', ['iframe']],
    [
      '<figure><table><tr><td>a</td></tr></table><figcaption>b</figcaption></figure>',
      ['figure', 'figcaption'],
    ],
    ['<p>a <code>b <a href="/x">c</a></code></p>', ['…']],
  ])('tells what it would lose of %s', (html, losses) => {
    expect(lossesOf(html, schema)).toEqual(losses);
  });
});
