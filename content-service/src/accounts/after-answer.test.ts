import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { afterAnswer, endOfAnswers } from './after-answer';

const log = { error: vi.fn() };
const strapi = { log } as unknown as Core.Strapi;

test('begins later, and is waited for at the end', async () => {
  const act = vi.fn(async () => {});
  afterAnswer(strapi, 'mailing', act);
  expect(act).not.toHaveBeenCalled();
  await endOfAnswers();
  expect(act).toHaveBeenCalledOnce();
});

test('a failure is logged once, and harms nobody', async () => {
  afterAnswer(strapi, 'mailing', () => Promise.reject(new Error('the database is away')));
  await endOfAnswers();
  expect(log.error).toHaveBeenCalledExactlyOnceWith('mailing failed: the database is away');
});
