import { expect, test } from 'vitest';
import { failureOutcomeOf } from './deliver';

const errorWith = (details: Record<string, unknown>) => Object.assign(new Error('No'), details);

test.each([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
  ['rejected content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
  ['an invalid address', { code: 'EENVELOPE', command: 'API' }],
])('rejects a mail permanently for %s', (_description, details) => {
  expect(failureOutcomeOf(errorWith(details))).toEqual({ kind: 'rejected', reason: 'No' });
});

test.each([
  ['greylisting', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }],
  ['a full mailbox', { code: 'EMESSAGE', command: 'DATA', responseCode: 452 }],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['a rejected sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
  ['a rejected connection', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }],
  ['an unreachable server', { code: 'ESOCKET', command: 'CONN', errno: -111 }],
  ['a timeout', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['an abort', { name: 'AbortError', code: 'EABORT' }],
])('retries after %s', (_description, details) => {
  expect(failureOutcomeOf(errorWith(details))).toEqual({ kind: 'retry', reason: 'No' });
});

test('retries after a thrown value that is not an error', () => {
  expect(failureOutcomeOf('gone').kind).toBe('retry');
});
