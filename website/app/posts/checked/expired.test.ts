import { expect, test } from 'vitest';
import { apiPost } from '../../../mocks/post-builder.ts';
import { toPost } from '../../content/mapping.ts';
import { hasExpired, withoutContactOnceExpired } from './expired.ts';

const information = { phone: '+971 4 000 0000', email: 'a@shop.example', address: 'Creek Road 4' };
const expiresAt = '2026-11-20T09:00:00.000Z';
const offer = toPost(apiPost({ information, expires_at: expiresAt }), {
  mediaOrigin: '',
  partnerField: '',
});

test.each([
  ['2026-11-20T08:59:59Z', false, '+971 4 000 0000'],
  ['2026-11-20T09:00:00Z', true, null],
])(
  'at %s an offer that ends at nine has ended: %s; its phone number is %s',
  (time, ended, phone) => {
    if (!offer) throw new Error('The post is invalid.');
    const now = new Date(time);
    expect(hasExpired(offer, now)).toBe(ended);
    const shown = withoutContactOnceExpired(offer, now).information;
    expect([shown?.phone, shown?.address]).toEqual([phone, 'Creek Road 4']);
  },
);

test('a post without an end never ends', () => {
  expect(hasExpired({ expiresAt: null }, new Date('2999-01-01'))).toBe(false);
});
