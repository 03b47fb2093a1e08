import { describe, expect, it } from 'vitest';
import { telLink, websiteLink, whatsappLink } from './contact.ts';

describe('telLink', () => {
  it.each([
    ['+968 0000 0000', 'tel:+96800000000'],
    ['+90 (000) 000-00-00', 'tel:+900000000000'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'tel:0501234567'],
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
    ['050 123 4567', null],
    ['', null],
  ])('%s is %s', (number, link) => {
    expect(whatsappLink(number)).toBe(link);
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
