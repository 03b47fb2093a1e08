// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { picturesOf, postOfPage } from './post-document.ts';

const documentOf = (body: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<base href="https://site.example/">${body}`;
  return page;
};

const saveButton = '<div data-island="save"><script>{"post":{"id":7,"title":"Tea"}}</script></div>';

it('takes the pictures of the post, each once, and no others', () => {
  const page = documentOf(`<img src="/logo.webp"><article>${saveButton}
    <img src="/tea.webp"><img src="/tea.webp"><img src="data:image/gif;base64,R0lGODlh"></article>
    <article><img src="/another-post.webp"></article>`);
  expect(picturesOf(page)).toEqual(['https://site.example/tea.webp']);
  expect(picturesOf(documentOf('<article><img src="/tea.webp"></article>'))).toEqual([]);
});

it('finds what is saved of a post on its page, and on no other', () => {
  expect(postOfPage(documentOf(saveButton))).toEqual({ id: 7, title: 'Tea' });
  expect(postOfPage(documentOf('<article>Tea</article>'))).toBeNull();
});
