import { describe, expect, it } from 'vitest';
import { detectBot, HONEYPOT_FIELD, OPENED_FIELD, openedAt } from './honeypot.ts';

const now = 1_800_000_000_000;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('detectBot', () => {
  it.each([
    [
      'the honeypot field filled in',
      { [HONEYPOT_FIELD]: 'https://spam.example' },
      'honeypotFilled',
    ],
    ['sent at once', { [OPENED_FIELD]: String(now - 500) }, 'tooFast'],
    ['sent after a while', { [OPENED_FIELD]: String(now - 60_000) }, null],
    ['rendered a day ago', { [OPENED_FIELD]: String(now - 86_400_000) }, null],
    ['rendered in the future', { [OPENED_FIELD]: String(now + 60_000) }, null],
    ['no time', {}, null],
    ['an invalid time', { [OPENED_FIELD]: 'soon' }, null],
  ])('checks a form: %s', (_case, fields, outcome) => {
    expect(detectBot(form({ [HONEYPOT_FIELD]: '', ...fields }), now)).toBe(outcome);
  });
});

it('openedAt returns the time, or null', () => {
  expect(openedAt(form({ [OPENED_FIELD]: '123' }))).toBe(123);
  expect(openedAt(form({}))).toBeNull();
});
