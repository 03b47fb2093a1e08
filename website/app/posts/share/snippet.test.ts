import { expect, it } from 'vitest';
import { snippetHtml } from './snippet.ts';

it('is a quotation with links, in the language of the post', () => {
  const snippet = {
    title: 'Bread & <b>tea</b>',
    url: 'https://diyar.example/businesses/x?a=1&b="',
    lines: ['Deira, Dubai', ''],
    language: { code: 'ar', direction: 'rtl' as const },
    site: { name: 'Diyar', url: 'https://diyar.example/' },
  };
  expect(
    snippetHtml(snippet),
  ).toBe(`<blockquote cite="https://diyar.example/businesses/x?a=1&amp;b=&quot;" lang="ar" dir="rtl">
<p><a href="https://diyar.example/businesses/x?a=1&amp;b=&quot;">Bread &amp; &lt;b&gt;tea&lt;/b&gt;</a></p>
<p>Deira, Dubai</p>
<p><a href="https://diyar.example/">Diyar</a></p>
</blockquote>`);
  expect(snippetHtml({ ...snippet, language: null })).toContain(' dir="auto">');
});
