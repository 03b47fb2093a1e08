import { expect, it } from 'vitest';
import { sharedTo } from './shared-to.ts';

const shared = (fields: Record<string, string>) =>
  decodeURIComponent(sharedTo(new URLSearchParams(fields), 'https://site.example'));

it.each([
  [{ title: 'Rent in Dubai', text: 'https://news.example/a/1' }, '/search?q=Rent+in+Dubai'],
  [{ text: 'Look at this:\nhttps://news.example/1' }, '/search?q=Look+at+this:'],
  [{ text: 'https://news.example/2026/11/rent-in-dubai.html?x=1' }, '/search?q=rent+in+dubai'],
  [{ url: 'https://news.example/%D8%A5%D9%8A%D8%AC%D8%A7%D8%B1' }, '/search?q=إيجار'],
  [{ url: 'https://news.example/%ff' }, '/search'],
  [{}, '/search'],
])('searches for the words of %j', (fields, path) => {
  expect(shared(fields)).toBe(path);
});

it('opens a page of the site, and never another site', () => {
  expect(shared({ text: 'Look: https://site.example/ar/articles/tea?x=1' })).toBe(
    '/ar/articles/tea?x=1',
  );
  expect(shared({ url: 'https://site.example//evil.example' })).toBe('/evil.example');
});
