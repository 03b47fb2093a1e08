import { expect, it } from 'vitest';
import { apiPost } from '../../../mocks/post-builder.ts';
import { localisedPath } from '../../addresses/links.ts';
import { toPost } from '../../content/mapping.ts';
import { messagesFor } from '../../i18n/language.ts';
import { type Kind, kinds } from '../../kinds.ts';
import { type LanguageCode, languages } from '../../languages.ts';
import { cardOf } from './card-data.server.ts';
import { factReaders } from './card-fact-readers.ts';

/** A Monday, 12:00 in Dubai. */
const now = new Date('2026-11-23T08:00:00Z');

const options = { mediaOrigin: 'http://localhost', partnerField: 'is_diyar_partner' };
const place = {
  city: { name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' },
  area: { name: 'Deira', slug: 'deira' },
};

/** What the card of a post says, fact by fact. */
function factsOf(
  kind: Kind,
  changes: Record<string, unknown>,
  language: LanguageCode = 'en',
): string[] {
  const post = toPost(apiPost({ post_type: { name: kinds[kind].typeName }, ...changes }), options);
  if (!post) throw new Error('The post is unusable.');
  const card = cardOf(post, now);
  const messages = messagesFor(language, 'Diyar');
  const link = (path: string) => localisedPath(language, path);
  const context = { ...languages[language], language, messages, link, timeZone: 'Asia/Dubai' };
  return kinds[kind].cardFacts.flatMap((fact) => factReaders[fact](card, context)?.text ?? []);
}

it('says when and where an event is and what it costs', () => {
  const event = { ...place, start: '2026-11-24T14:00:00Z', price: 0 };
  expect(factsOf('event', event)).toEqual(['Tue 24 Nov, 18:00', 'Deira, Dubai', 'Free']);
  expect(factsOf('event', { ...event, price: 15, currency: 'AED' }).at(-1)).toBe('15\u00a0AED');
  expect(factsOf('event', event, 'ar')[0]).toBe('الثلاثاء، 24 نوفمبر، 6:00\u00a0م');
  expect(factsOf('activity', { ...event, price: null })).toHaveLength(2);
});

it.each([
  ['2026-11-21T06:00:00Z', '2026-11-26T14:00:00Z', 'Running until Thu 26 Nov, 18:00'],
  ['2026-11-23T07:00:00Z', null, 'Running now'],
  ['2026-11-23T02:00:00Z', null, 'Mon 23 Nov, 06:00'],
])('says of an event from %s to %s: %s', (start, end, text) => {
  expect(factsOf('event', { ...place, start, end })[0]).toBe(text);
});

it.each([
  ['Mo-Su 08:00-23:00', 'Open until 23:00'],
  ['Mo-Su 14:00-23:00', 'Opens 14:00'],
  ['We 08:00-23:00', 'Opens Wednesday 08:00'],
  ['24/7', 'Open now'],
  ['off', 'Closed now'],
  ['Mo-Su 08:00-23:00 "by appointment"', 'Ask before you go'],
])('says of a business with the hours %s: %s', (opening_hours, text) => {
  expect(factsOf('business', { information: { opening_hours } })).toEqual([text]);
});

it('says nothing of hours that it cannot read', () => {
  expect(factsOf('business', { ...place, information: { opening_hours: 'mornings' } })).toEqual([
    'Deira, Dubai',
  ]);
});

it('names up to four spoken languages, that of the page first', () => {
  const speaking = (codes: string) => ({ information: { languages: codes } });
  expect(factsOf('business', speaking('en,hi,ur,ar'), 'en')).toEqual([
    'English, Hindi, Urdu and Arabic',
  ]);
  expect(factsOf('business', speaking('hi,ur,fa,tr,ru,en'))).toEqual([
    'English, Hindi, Urdu and 3 more',
  ]);
  expect(factsOf('business', speaking('en,tr,fa,ar,ku'), 'ckb')[0]).toMatch(
    /^کوردی.*و ٢ زمانی تر$/,
  );
});

it('says what something on sale costs, where it is and how long it has been offered', () => {
  const sofa = { ...place, price: 450, currency: 'AED', createdAt: '2026-11-20T08:00:00Z' };
  expect(factsOf('marketplace', sofa)).toEqual(['450\u00a0AED', 'Deira, Dubai', '3 days ago']);
});

it('says how long an article takes to read, and when it was checked, unless that is overdue', () => {
  const description = `<p>${'word '.repeat(620)}</p>`;
  const checked = { description, checked_at: '2026-11-12T08:00:00Z' };
  expect(factsOf('article', checked)).toEqual(['3 minutes to read', 'Checked on 12 Nov']);
  const overdue = { ...checked, check_due_at: '2026-11-20T08:00:00Z' };
  expect(factsOf('article', overdue)).toEqual(['3 minutes to read']);
  expect(factsOf('article', { description: '' })).toEqual([]);
});

it('estimates the reading time of a long article by its beginning', () => {
  const nationality = { language: 'English', language_query: 'en' };
  const [minutes] = factsOf('article', { description: '<p>word</p>'.repeat(20_000), nationality });
  expect(minutes).toMatch(/^(?:99|100) minutes to read$/);
});
