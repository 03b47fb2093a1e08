import { describe, expect, it } from 'vitest';
import { linkAddress, readLink } from './link-target';

describe('linkAddress', () => {
  it.each([
    ['post', '/articles/x', '/articles/x'],
    ['web', 'https://u.ae/en', 'https://u.ae/en'],
    ['web', ' u.ae/en ', 'https://u.ae/en'],
    ['phone', '+971 4 123-4567', 'tel:+97141234567'],
    ['phone', '00971 (4) 1234567', 'tel:+97141234567'],
    ['phone', '٩٩٩', 'tel:999'],
    ['phone', '\u200e+۹۷۱ ۴ ۱۲۳۴۵۶۷', 'tel:+97141234567'],
    ['whatsapp', '+971 50 123 4567', 'https://wa.me/971501234567'],
    ['email', 'a@b.example', 'mailto:a@b.example'],
    ['email', 'mailto:a@b.example', 'mailto:a@b.example'],
  ] as const)('makes the address of a %s from %s', (target, typed, address) => {
    expect(linkAddress(target, typed)).toBe(address);
  });

  it.each([
    ['post', 'articles/x'],
    ['post', '//elsewhere.example'],
    ['web', 'javascript:alert(1)'],
    ['web', 'two words'],
    ['web', 'https://two words.example'],
    ['web', 'a@b.example'],
    ['web', 'localhost'],
    ['phone', 'call us'],
    ['whatsapp', '050 123 4567'],
    ['email', 'a@b'],
    ['web', ''],
  ] as const)('rejects for a %s: %s', (target, typed) => {
    expect(linkAddress(target, typed)).toBeNull();
  });
});

describe('readLink', () => {
  it.each([
    ['/articles/x', 'post', '/articles/x'],
    ['https://u.ae', 'web', 'https://u.ae'],
    ['tel:+97141234567', 'phone', '+97141234567'],
    ['https://wa.me/971501234567', 'whatsapp', '+971501234567'],
    ['mailto:a@b.example', 'email', 'a@b.example'],
  ])('reads %s, and writes it again', (href, target, typed) => {
    const read = readLink(href);
    expect(read).toEqual({ target, typed });
    expect(linkAddress(read.target, read.typed)).toBe(href);
  });
});
