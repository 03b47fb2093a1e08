import { expect, test } from 'vitest';
import { toPost } from './mapping.ts';

const options = { mediaOrigin: 'https://media.example', partnerField: 'is_partner' };
const entry = {
  id: 7,
  title: 'Tea house',
  is_partner: true,
  picture: { url: '/uploads/tea.webp', width: 30, height: 20 },
};

test('maps an entry once', () => {
  expect(toPost(entry, options, 'business')).toBe(toPost(entry, options, 'business'));
});

test.each([
  ['another kind', options, 'event', { kind: 'event' }],
  [
    'another origin',
    { ...options, mediaOrigin: 'https://other.example' },
    'business',
    {
      picture: { main: { url: 'https://other.example/uploads/tea.webp' } },
    },
  ],
  [
    'another field of partners',
    { ...options, partnerField: 'vip' },
    'business',
    { isPartner: false },
  ],
] as const)('maps it again for %s', (_, changed, kind, expected) => {
  expect(toPost(entry, options, 'business')).toMatchObject({ kind: 'business', isPartner: true });
  expect(toPost(entry, changed, kind)).toMatchObject(expected);
});
