import { expect, test } from 'vitest';
import { brandSchema } from '../brand/brand.ts';
import { metaDescriptors } from './metadata.ts';

const brand = brandSchema.parse({
  name: 'Somewhere',
  tagline: 'Here',
  description: '',
  translations: { ar: { name: 'هناك' } },
  partnerField: 'is_partner',
  contactAddress: 'hello@somewhere.example',
  social: [],
  stores: { ios: { url: '', id: '' }, android: { url: '', id: '' } },
});
const site = { brand, publicUrl: 'https://somewhere.example' };
const metadata = () => ({ title: 'Events', description: 'What is on' });

test('a page has one address, the same in the other languages beside it', () => {
  const tags = metaDescriptors(site, '/ar/events', metadata, '?page=2');
  const here = 'https://somewhere.example/ar/events?page=2';
  expect(tags).toContainEqual({ title: 'Events – هناك' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: here });
  expect(tags).toContainEqual({ property: 'og:url', content: here });
  const other = { tagName: 'link', rel: 'alternate', href: here.replace('/ar', '') };
  expect(tags).toContainEqual({ ...other, hrefLang: 'en' });
  expect(tags).toContainEqual({ ...other, hrefLang: 'x-default' });
});

test('the name alone is the title of the home page', () => {
  const tags = metaDescriptors(site, '/', () => ({ title: '', description: 'All' }));
  expect(tags).toContainEqual({ title: 'Somewhere: Here' });
});

test("a shared link shows the post's largest picture, else the site's own", () => {
  const file = (width: number) => ({ url: `https://media.example/${width}`, width, height: 100 });
  const picture = { main: file(750), files: [file(245), file(750), file(1200)], alt: 'A door' };
  const image = (tags: ReturnType<typeof metaDescriptors>) =>
    tags.find((tag) => 'property' in tag && tag.property === 'og:image');
  expect(image(metaDescriptors(site, '/', () => ({ ...metadata(), picture })))).toMatchObject({
    content: 'https://media.example/1200',
  });
  expect(image(metaDescriptors(site, '/', metadata))).toMatchObject({
    content: 'https://somewhere.example/icons/share.png',
  });
});

test('a store that is not configured is not named', () => {
  expect(JSON.stringify(metaDescriptors(site, '/', metadata))).not.toContain('apple-itunes-app');
  const stores = { ...brand.stores, ios: { url: 'x', id: '12345', appId: '' } };
  const tags = metaDescriptors({ ...site, brand: { ...brand, stores } }, '/about', metadata);
  expect(tags).toContainEqual({
    name: 'apple-itunes-app',
    content: 'app-id=12345, app-argument=https://somewhere.example/about',
  });
});
