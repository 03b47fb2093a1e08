// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { meaningOf } from './meaning';

describe('meaningOf', () => {
  it.each([
    ['<div><p class="x">a  b</p></div>', '<p>a b</p>'],
    ['<p><b><i>a</i></b></p>', '<p><em><strong>a</strong></em></p>'],
    ['<p><b>a </b>b</p>', '<p><b>a</b> b</p>'],
    ['<p><b>a</b><b>b</b></p>', '<p><b>ab</b></p>'],
    ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
    ['<div dir="rtl"><p>a</p></div>', '<p dir="rtl">a</p>'],
    ['<p>a<br></p><p></p>', '<p>a</p>'],
  ])('is the same for %s and %s', (one, other) => {
    expect(meaningOf(one)).toEqual(meaningOf(other));
  });

  it.each([
    ['<p>a</p><p>b</p>', '<p>a b</p>'],
    ['<p>a b</p>', '<p>ab</p>'],
    ['<h2>a</h2>', '<h3>a</h3>'],
    ['<p><b>a</b></p>', '<p>a</p>'],
    ['<p>a<br>b</p>', '<p>a b</p>'],
    ['<p><a href="/x">a</a></p>', '<p><a href="/y">a</a></p>'],
    ['<p dir="rtl">a</p>', '<p>a</p>'],
    ['<p><bdi>a</bdi></p>', '<p>a</p>'],
    ['<p><bdi dir="ltr">a</bdi></p>', '<p><bdi>a</bdi></p>'],
    [
      '<table><caption>c</caption><tr><td>a</td></tr></table>',
      '<table><tr><td>a</td></tr></table>',
    ],
    [
      '<table><thead><tr><th>a</th></tr></thead></table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    [
      '<table><tr><th scope="row">a</th></tr></table>',
      '<table><tr><th scope="col">a</th></tr></table>',
    ],
    ['<table><tr><td colspan="2">a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['<img src="/a" alt="b">', '<img src="/a" alt="">'],
    ['<ol start="2"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<p>a</p><video></video>', '<p>a</p>'],
  ])('tells %s from %s', (one, other) => {
    expect(meaningOf(one)).not.toEqual(meaningOf(other));
  });
});
