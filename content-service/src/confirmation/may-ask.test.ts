import { describe, expect, test } from 'vitest';
import { type AskablePost, isReported, mailDue } from './may-ask';

const now = new Date('2026-11-23T12:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();

const due: AskablePost = {
  createdAt: days(400),
  checked_at: days(200),
  check_due_at: days(1),
  reported_at: null,
  contact_hidden_at: null,
  is_active: true,
  start: null,
  end: null,
};
const asked = (daysAgo: number, answered_at: string | null = null) => ({
  asked_at: days(daysAgo),
  answered_at,
});

describe('a mail about a post is due', () => {
  test.each([
    ['once its check is', due, [], 'first'],
    ['not before', { ...due, check_due_at: days(-1) }, [], null],
    ['not for a post without checks', { ...due, check_due_at: null }, [], null],
    ['not for a hidden post', { ...due, is_active: false }, [], null],
    ['not after the end of an event', { ...due, start: days(2), end: days(1) }, [], null],
    ['not after the start of an event without end', { ...due, start: days(1) }, [], null],
    ['while an event runs', { ...due, start: days(1), end: days(-1) }, [], 'first'],
    ['not if readers have reported it', { ...due, reported_at: days(3) }, [], null],
    ['again after 14 days', due, [asked(14)], 'reminder'],
    ['not after 13 days', due, [asked(13)], null],
    ['not a third time', due, [asked(30), asked(15)], null],
    ['not after an answer', due, [asked(20, days(19))], null],
    ['for the next check anew', due, [asked(220), asked(205)], 'first'],
    ['of a post never checked', { ...due, checked_at: null }, [asked(20)], 'reminder'],
  ])('%s', (_when, post, requests, expected) => {
    expect(mailDue(post, requests, now)).toBe(expected);
  });
});

test('a report counts until the post is checked', () => {
  const post = { checked_at: days(5), reported_at: days(6), contact_hidden_at: null };
  expect(isReported(post)).toBe(false);
  expect(isReported({ ...post, checked_at: null })).toBe(true);
  expect(isReported({ ...post, reported_at: days(4) })).toBe(true);
  expect(isReported({ ...post, contact_hidden_at: days(9) })).toBe(true);
});
