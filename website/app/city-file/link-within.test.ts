import { expect, it } from 'vitest';
import type { SafeHtml } from '../posts/post.ts';
import type { FilePost } from './file-post.ts';
import { linkWithin } from './link-within.ts';

const site = 'https://site.example';

const post = (id: number, identifier: string, html: string | null): FilePost => ({
  id,
  identifier,
  title: '',
  contentLanguage: null,
  html: html as SafeHtml | null,
  excerpt: '',
  phone: null,
  whatsapp: null,
  website: null,
  facts: [],
  checked: null,
  picture: null,
  inline: null,
});

/** The address of a link in an article of a file, next to an article and a business. */
function linkTo(href: string): string | undefined {
  const sections = linkWithin(
    [
      {
        kind: 'article',
        posts: [
          post(1, 'start', `<p>See <a href="${href}" title="it">it</a></p>`),
          post(7, 'إقامة-7', '<h3 id="p7-text-أول">أول</h3>'),
        ],
      },
      { kind: 'business', posts: [post(8, 'bakery', null)] },
    ],
    site,
  );
  return /href="([^"]*)" title/.exec(sections[0]?.posts[0]?.html ?? '')?.[1];
}

const encoded = encodeURIComponent('إقامة-7');

it.each([
  ['/articles/7', '#p7'],
  [`/articles/${encoded}`, '#p7'],
  [`/articles/${encoded.toLowerCase()}/`, '#p7'],
  ['/ar/article/إقامة-7', '#p7'],
  ['/articles/7?utm_source=x&amp;b=c', '#p7'],
  ['/articles/7#text-أول', '#p7-text-أول'],
  [`/ckb/articles/7?a=b#${encodeURIComponent('text-أول')}`, '#p7-text-أول'],
  ['/articles/7#elsewhere', '#p7'],
  ['/businesses/bakery', '#p8'],
])('leads from %s of the site to %s', (path, target) => {
  expect(linkTo(site + path)).toBe(target);
});

it.each([
  `${site}/articles/missing`,
  `${site}/articles/9`,
  `${site}/articles`,
  `${site}/articles/7/report`,
  `${site}/take/7`,
  `${site}/articles/%E0%A4%A`,
  'https://other.example/articles/7',
  'tel:7',
  '#p1-text-a',
])('leaves %s as it is', (href) => {
  expect(linkTo(href)).toBe(href);
});
