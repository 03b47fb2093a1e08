import { describe, expect, it } from 'vitest';
import type { UntrustedHtml } from './post.ts';
import { sanitize } from './sanitize.server.ts';

const clean = (html: string) => sanitize(html as UntrustedHtml);

describe('sanitize', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()" style="color:red" class="a">t</p>', '<p>t</p>'],
    ['<div class="table a" tabindex="0">t</div>', '<div class="table" tabindex="0">t</div>'],
    ['<a href="javascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="//elsewhere.example">t</a>', '<a>t</a>'],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<img src="data:image/svg+xml,x">', '<img />'],
    ['<svg><a xlink:href="javascript:x">t</a></svg>', '<a>t</a>'],
    ['<form action="/x"><input name="a"></form>', ''],
  ])('makes %s safe', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    'https://u.ae',
    'mailto:a@b.example',
    'tel:+97141234567',
    'sms:+97141234567',
    'whatsapp://send?phone=97141234567',
    'geo:25.2,55.3',
  ])('keeps links to %s', (address) => {
    expect(clean(`<a href="${address}">t</a>`)).toBe(`<a href="${address}">t</a>`);
  });

  it('keeps files of pictures on web addresses only', () => {
    const srcset = 'https://m.example/s.webp 500w, javascript:alert(1) 750w';
    expect(clean(`<img src="https://m.example/a.webp" srcset="${srcset}">`)).toBe(
      '<img src="https://m.example/a.webp" srcset="https://m.example/s.webp 500w" />',
    );
  });

  it('writes emphasis with the elements that say so', () => {
    expect(clean('<b>a</b><i>b</i><del>c</del><strike>d</strike>')).toBe(
      '<strong>a</strong><em>b</em><s>c</s><s>d</s>',
    );
  });

  it('keeps direction and language', () => {
    expect(clean('<p dir="rtl" lang="ar">س <bdi dir="ltr">+971</bdi></p>')).toBe(
      '<p dir="rtl" lang="ar" data-script="arabic">س <bdi dir="ltr">+971</bdi></p>',
    );
  });
});
