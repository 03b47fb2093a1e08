import { describe, expect, it } from 'vitest';
import { detectBot, HONEYPOT_FIELD, OPENED_FIELD, openedAt } from './honeypot.ts';

const now = 1_800_000_000_000;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('caught', () => {
  it.each([
    ['the hidden field filled in', { [HONEYPOT_FIELD]: 'https://spam.example' }, 'honeypotFilled'],
    ['an answer at once', { [OPENED_FIELD]: String(now - 500) }, 'tooFast'],
    ['an answer after a while', { [OPENED_FIELD]: String(now - 60_000) }, null],
    ['a page that was kept for a day', { [OPENED_FIELD]: String(now - 86_400_000) }, null],
    ['a clock that goes wrong', { [OPENED_FIELD]: String(now + 60_000) }, null],
    ['no time at all', {}, null],
    ['a time that is none', { [OPENED_FIELD]: 'soon' }, null],
  ])('%s', (_what, fields, outcome) => {
    expect(detectBot(form({ [HONEYPOT_FIELD]: '', ...fields }), now)).toBe(outcome);
  });
});

it('openedAt reads the time', () => {
  expect(openedAt(form({ [OPENED_FIELD]: '123' }))).toBe(123);
  expect(openedAt(form({}))).toBeNull();
});
