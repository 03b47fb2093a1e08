import { describe, expect, it } from 'vitest';
import type { UntrustedHtml } from './post.ts';
import { sanitize } from './sanitize.server.ts';

const clean = (html: string) => sanitize(html as UntrustedHtml);

describe('sanitize', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()" style="color:red" class="a">t</p>', '<p>t</p>'],
    ['<a href="javascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="//elsewhere.example">t</a>', '<a>t</a>'],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<img src="data:image/svg+xml,x">', ''],
    ['<svg><a xlink:href="javascript:x">t</a></svg>', '<a>t</a>'],
    ['<form action="/x"><input name="a"></form>', ''],
  ])('makes %s safe', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('adds rel to external links only', () => {
    expect(clean('<a href="https://u.ae">t</a>')).toContain('rel="noopener nofollow ugc"');
    expect(clean('<a href="/articles/x">t</a>')).toBe('<a href="/articles/x">t</a>');
  });

  it('localises links between pages', () => {
    expect(sanitize('<a href="/articles/x">t</a>' as UntrustedHtml, 'ar')).toBe(
      '<a href="/ar/articles/x">t</a>',
    );
  });

  it('gives pictures a size and loads them lazily', () => {
    expect(clean('<img src="https://m.example/a.jpg">')).toBe(
      '<img src="https://m.example/a.jpg" alt="" width="800" height="500" loading="lazy" decoding="async" />',
    );
  });

  it('offers the sizes of a picture, from web addresses only', () => {
    const srcset = 'https://m.example/s.webp 500w, javascript:alert(1) 750w';
    expect(clean(`<img src="https://m.example/a.webp" srcset="${srcset}" sizes="1px">`)).toBe(
      '<img src="https://m.example/a.webp" srcset="https://m.example/s.webp 500w" ' +
        'sizes="(min-width: 49em) 735px, calc(95.6vw - 13px)" alt="" width="800" height="500" loading="lazy" decoding="async" />',
    );
  });

  it('keeps text that readers open', () => {
    const html = '<details><summary>a</summary><p>b</p></details>';
    expect(clean(html)).toBe(html);
  });

  it('moves headings below those of the page', () => {
    expect(clean('<h1>a</h1><h6>b</h6>')).toBe('<h2 id="text-a">a</h2><h4 id="text-b">b</h4>');
  });

  it('drops empty headings, and ids of editors', () => {
    expect(clean('<h2> </h2><h2></h2><h3 id="content">a</h3>')).toBe('<h3 id="text-a">a</h3>');
  });

  it('wraps tables so that they scroll separately', () => {
    expect(clean('<table><tr><th scope="col">a</th></tr></table>')).toBe(
      '<div class="table" tabindex="0"><table><tr><th scope="col">a</th></tr></table></div>',
    );
  });

  it('keeps direction and language', () => {
    expect(clean('<p dir="rtl" lang="ar">س <bdi dir="ltr">+971</bdi></p>')).toBe(
      '<p dir="rtl" lang="ar" data-script="arabic">س <bdi dir="ltr">+971</bdi></p>',
    );
  });
});
