import { describe, expect, it } from 'vitest';
import { isSameNumber, telLink, websiteLink, whatsappLink } from './contact.ts';

describe('telLink', () => {
  it.each([
    ['+968 0000 0000', 'tel:+96800000000'],
    ['+90 (000) 000-00-00', 'tel:+900000000000'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'tel:0501234567'],
    ['+971 (0)50 123 4567', 'tel:+971501234567'],
    ['00971 (0) 50 123 4567', 'tel:00971501234567'],
    ['(0)50 123 4567', 'tel:0501234567'],
    ['+39 (0)6 0000 0000', 'tel:+390600000000'],
    ['\u200e+971 50 123 4567\u200e', 'tel:+971501234567'],
    ['०५० १२३ ४५६७', 'tel:0501234567'],
    ['ask at the door', null],
  ])('%s is %s', (phone, link) => {
    expect(telLink(phone)).toBe(link);
  });
});

describe('whatsappLink', () => {
  it.each([
    ['+971 50 123 4567', 'https://wa.me/971501234567'],
    ['00971 50 123 4567', 'https://wa.me/971501234567'],
    ['۹۷۱۵۰۱۲۳۴۵۶۷', 'https://wa.me/971501234567'],
    ['+971 (0)50 123 4567', 'https://wa.me/971501234567'],
    ['\u202a+971 50 123 4567\u202c', 'https://wa.me/971501234567'],
    ['971 50 123 4567', 'https://wa.me/971501234567'],
    ['90 532 123 45 67', 'https://wa.me/905321234567'],
    ['965 6000 0000', 'https://wa.me/96560000000'],
    ['532 123 45 67', null],
    ['12 3456 7890', null],
    ['050 123 4567', null],
    ['', null],
  ])('%s is %s', (number, link) => {
    expect(whatsappLink(number)).toBe(link);
  });

  it('opens with a text', () => {
    expect(whatsappLink('+971 50 123 4567', 'كنبة & more\nhttps://x.example/a')).toBe(
      'https://wa.me/971501234567?text=%D9%83%D9%86%D8%A8%D8%A9%20%26%20more%0Ahttps%3A%2F%2Fx.example%2Fa',
    );
  });
});

describe('isSameNumber', () => {
  it.each([
    ['+971 50 123 4567', '00971501234567', true],
    ['+971 50 123 4567', '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', true],
    ['+971 50 123 4567', '+971 (0)50 123 4567', true],
    ['+971 50 123 4567', '+971 50 123 4568', false],
    ['', '', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameNumber(one, other)).toBe(isSame);
  });
});

describe('websiteLink', () => {
  it('shows an address without scheme, www and closing slash', () => {
    expect(websiteLink('https://www.bakery.example/')).toEqual({
      href: 'https://www.bakery.example/',
      label: 'bakery.example',
    });
  });

  it('adds a missing scheme', () => {
    expect(websiteLink('bakery.example/menu')?.href).toBe('https://bakery.example/menu');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a site'])(
    'makes no link of %s',
    (website) => {
      expect(websiteLink(website)).toBeNull();
    },
  );
});
