import { describe, expect, it } from 'vitest';
import { brandSchema } from '../brand/brand.ts';
import { messagesFor } from '../i18n/language.ts';
import type { PageMetadata } from './metadata/page-metadata.ts';
import { pageMeta } from './metadata.ts';

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
const { listTitle } = messagesFor('ar', 'هناك').kinds.event;
const site = { brand, publicUrl: 'https://somewhere.example' };

/** The tags of a page with a title, a description and the given metadata. */
function tagsOf(pathname: string, metadata: Partial<PageMetadata> = {}, loaderData = site) {
  const meta = pageMeta(() => ({ title: 'Events', description: 'What is on', ...metadata }));
  return meta({ loaderData: undefined, location: { pathname }, matches: [{ loaderData }] });
}

describe('pageMeta', () => {
  it('passes on the context of the address and the data of the loader', () => {
    const meta = pageMeta<{ name: string }>(({ messages, locale, path, link, url }, data) => ({
      title: `${data?.name}: ${messages.kinds.event.listTitle}`,
      description: [locale, path, link('/about'), url].join(' '),
    }));
    const location = { pathname: '/ar/events' };
    const tags = meta({ loaderData: { name: 'x' }, location, matches: [{ loaderData: site }] });
    expect(tags).toContainEqual({ title: `x: ${listTitle} – هناك` });
    expect(tags).toContainEqual({
      name: 'description',
      content: 'ar-AE /events /ar/about https://somewhere.example/ar/events',
    });
  });

  it.each([
    ['the root loader failed', undefined, { title: '', description: '' }],
    ['the page has no metadata', site, null],
  ])('returns nothing if %s', (_reason, loaderData, metadata) => {
    const meta = pageMeta(() => metadata);
    const location = { pathname: '/' };
    expect(meta({ loaderData: undefined, location, matches: [{ loaderData }] })).toEqual([]);
  });

  it('names the canonical address and the same page in other languages', () => {
    const tags = tagsOf('/ar/events', { query: '?page=2' });
    const here = 'https://somewhere.example/ar/events?page=2';
    expect(tags).toContainEqual({ title: 'Events – هناك' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: here });
    expect(tags).toContainEqual({ property: 'og:url', content: here });
    const other = { tagName: 'link', rel: 'alternate', href: here.replace('/ar', '') };
    expect(tags).toContainEqual({ ...other, hrefLang: 'en' });
    expect(tags).toContainEqual({ ...other, hrefLang: 'x-default' });
  });

  it('uses the name alone as the title of the home page', () => {
    expect(tagsOf('/', { title: '' })).toContainEqual({ title: 'Somewhere: Here' });
  });

  it('links to the feeds and the calendar of what the page shows', () => {
    const feeds = [{ title: 'Events', atom: '/events.xml', calendar: '/events.ics' }];
    const link = { tagName: 'link', rel: 'alternate', title: 'Events' };
    const tags = tagsOf('/ar', { feeds });
    expect(tags.filter((tag) => 'type' in tag)).toEqual([
      { ...link, type: 'application/atom+xml', href: '/ar/events.xml' },
      { ...link, type: 'text/calendar', href: '/ar/events.ics' },
    ]);
  });

  it('says under which title other sites can ask how to show the page', () => {
    const url = encodeURIComponent('https://somewhere.example/ar/events');
    expect(tagsOf('/ar/events', { oembed: true })).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/json+oembed',
      title: 'Events',
      href: `/oembed?url=${url}&format=json`,
    });
  });

  it("shows the post's largest picture with a shared link, else the site's own", () => {
    const file = (width: number) => ({ url: `https://media.example/${width}`, width, height: 100 });
    const picture = { main: file(750), files: [file(245), file(750), file(1200)], alt: 'A door' };
    const image = (tags: ReturnType<typeof tagsOf>) =>
      tags.find((tag) => 'property' in tag && tag.property === 'og:image');
    expect(image(tagsOf('/', { picture }))).toMatchObject({
      content: 'https://media.example/1200',
    });
    expect(image(tagsOf('/'))).toMatchObject({
      content: 'https://somewhere.example/icons/share.png',
    });
  });

  it('names no store that is not configured', () => {
    expect(JSON.stringify(tagsOf('/'))).not.toContain('apple-itunes-app');
    const stores = { ...brand.stores, ios: { url: 'x', id: '12345', appId: '' } };
    const tags = tagsOf('/about', {}, { ...site, brand: { ...brand, stores } });
    expect(tags).toContainEqual({
      name: 'apple-itunes-app',
      content: 'app-id=12345, app-argument=https://somewhere.example/about',
    });
  });
});
