import { expect, test } from 'vitest';
import { failureOutcomeOf } from './deliver';

const errorWith = (details: Record<string, unknown>) => Object.assign(new Error('No'), details);

test.each([
  ['no such recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
  ['a text that is not wanted', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
  ['an address that is none', { code: 'EENVELOPE', command: 'API' }],
])('%s is refused for good', (_what, details) => {
  expect(failureOutcomeOf(errorWith(details))).toEqual({ kind: 'rejected', reason: 'No' });
});

test.each([
  ['a greylist', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }],
  ['a full mailbox', { code: 'EMESSAGE', command: 'DATA', responseCode: 452 }],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['a sender that is not ours', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
  ['a server that says no to all', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }],
  ['no server', { code: 'ESOCKET', command: 'CONN', errno: -111 }],
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['a stop in the middle', { name: 'AbortError', code: 'EABORT' }],
])('%s is tried again later', (_what, details) => {
  expect(failureOutcomeOf(errorWith(details))).toEqual({ kind: 'retry', reason: 'No' });
});

test('what is no error at all is tried again later', () => {
  expect(failureOutcomeOf('gone').kind).toBe('retry');
});
