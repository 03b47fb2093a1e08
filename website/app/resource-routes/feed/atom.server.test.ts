import { expect, test } from 'vitest';
import { apiPost } from '../../../mocks/post-builder.ts';
import { brandSchema } from '../../brand/brand.ts';
import { toPost } from '../../content/mapping.ts';
import { messagesFor } from '../../i18n/language.ts';
import { atomFeed } from './atom.server.ts';

const brand = brandSchema.parse({
  name: 'Somewhere & Co',
  tagline: '',
  description: '',
  partnerField: 'is_partner',
  contactAddress: 'hello@somewhere.example',
  social: [],
  stores: { ios: { url: '', id: '' }, android: { url: '', id: '' } },
});

function feedOf(...posts: Record<string, unknown>[]): string {
  return atomFeed({
    path: '/businesses.xml',
    pagePath: '/businesses',
    title: 'Businesses',
    description: 'Near you',
    posts: posts
      .map((fields) => toPost(apiPost(fields), { mediaOrigin: '', partnerField: '' }))
      .filter((post) => post !== null),
    language: 'en',
    brand,
    messages: messagesFor('en', brand.name),
  });
}

test('contains what feed readers need', () => {
  const feed = feedOf({ updatedAt: '2026-11-09T08:00:00.000Z', creator: { name: 'Amal' } });
  expect(feed).toContain('<id>http://localhost:3000/businesses.xml</id>');
  expect(feed).toContain('rel="self" href="http://localhost:3000/businesses.xml"');
  expect(feed).toContain('<id>http://localhost:3000/businesses/bread-at-six</id>');
  expect(feed).toContain('<published>2026-11-01T08:00:00.000Z</published>');
  expect(feed.match(/<updated>2026-11-09T08:00:00.000Z<\/updated>/g)).toHaveLength(2);
  expect(feed).toContain('<name>Amal</name>');
});

test('escapes titles, names and texts', () => {
  const feed = feedOf({
    title: 'Bread <b>&</b> ]]> tea\u0001 ]]>',
    description: '<p>Warm ]]> <script>x</script> bread</p>',
    creator: { name: '<Amal> & sons' },
    city: { id: 1, name: 'Here <& "there"', slug: 'here' },
  });
  expect(feed).toContain('Bread &lt;b&gt;&amp;&lt;/b&gt; ]]&gt; tea ]]&gt;');
  expect(feed).toContain('&lt;Amal&gt; &amp; sons');
  expect(feed).toContain('<category label="Here &amp; &quot;there&quot;"');
  expect(feed).not.toContain('<script');
  expect(feed).not.toContain('\u0001');
  expect(feed.match(/<!\[CDATA\[/g)?.length).toBe(feed.match(/\]\]>/g)?.length);
});

test('says below the text when a post was checked, which is not when it was changed', () => {
  const changes = { updatedAt: '2026-11-09T08:00:00.000Z' };
  const feed = feedOf({ ...changes, checked_at: '2026-11-12T08:00:00.000Z' });
  expect(feed).toContain(
    '<p>Checked on <time datetime="2026-11-12T08:00:00.000Z">12 November 2026</time></p>',
  );
  expect(feed).toContain('<updated>2026-11-09T08:00:00.000Z</updated>');
  expect(feedOf(changes)).not.toContain('Checked on');
});

test('has a constant date without posts', () => {
  expect(feedOf()).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
