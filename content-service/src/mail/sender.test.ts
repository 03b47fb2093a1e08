import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeliverMail } from './deliver';
import { outboxEvents } from './outbox';
import { startMailSender } from './sender';
import {
  claimDueMail,
  cleanUpMails,
  nextDueTime,
  recordOutcome,
  type WaitingMail,
} from './waiting-mails';

vi.mock('./waiting-mails', () => ({
  claimDueMail: vi.fn(),
  nextDueTime: vi.fn(async () => null),
  recordOutcome: vi.fn(),
  cleanUpMails: vi.fn(),
}));

const log = { error: vi.fn(), warn: vi.fn() };
const strapi = { log } as unknown as Core.Strapi;
const mail = { id: 7, attempts: 1 } as WaitingMail;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(claimDueMail).mockResolvedValue(null);
});

const enqueueDue = (...mails: WaitingMail[]) => {
  for (const dueMail of mails) vi.mocked(claimDueMail).mockResolvedValueOnce(dueMail);
  outboxEvents.emit('mail');
};

test('does not send a mail again if recording its delivery failed', async () => {
  const deliver = vi.fn<DeliverMail>(async () => ({ kind: 'sent' }));
  vi.mocked(recordOutcome).mockRejectedValueOnce(new Error('database is gone'));
  const sender = startMailSender(strapi, deliver, [1]);
  enqueueDue(mail);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  enqueueDue(mail);
  await vi.waitFor(() => expect(recordOutcome).toHaveBeenCalledTimes(2));
  await sender.stop();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(recordOutcome).toHaveBeenLastCalledWith(strapi, mail, { kind: 'sent' }, [1]);
});

test('logs the beginning and end of delivery problems without addresses', async () => {
  const deliver = vi.fn<DeliverMail>(async () => ({ kind: 'sent' }));
  const retryOutcome = { kind: 'retry', reason: '450 <mariam@example.org>: come back' } as const;
  deliver.mockResolvedValueOnce(retryOutcome).mockResolvedValueOnce(retryOutcome);
  const sender = startMailSender(strapi, deliver, [1]);
  for (const count of [1, 2, 3]) {
    enqueueDue(mail);
    await vi.waitFor(() => expect(recordOutcome).toHaveBeenCalledTimes(count));
  }
  await sender.stop();
  expect(log.warn.mock.calls).toEqual([
    ['mail cannot be sent: 450 <(address)>: come back'],
    ['mail can be sent again'],
  ]);
});

test('logs the beginning and end of database problems', async () => {
  const databaseError = new Error('database is locked');
  const sender = startMailSender(strapi, vi.fn(), [1]);
  await vi.waitFor(() => expect(nextDueTime).toHaveBeenCalledOnce());
  vi.mocked(cleanUpMails).mockRejectedValueOnce(databaseError).mockRejectedValueOnce(databaseError);
  for (const count of [2, 3, 4]) {
    outboxEvents.emit('mail');
    await vi.waitFor(() => expect(cleanUpMails).toHaveBeenCalledTimes(count));
  }
  await sender.stop();
  expect(log.error.mock.calls).toEqual([['queued mail cannot be read: database is locked']]);
  expect(log.warn.mock.calls).toEqual([['queued mail can be read again']]);
});

test('stopping waits for current deliveries and starts no others', async () => {
  const delivery = Promise.withResolvers<{ kind: 'sent' }>();
  const deliver = vi.fn<DeliverMail>(() => delivery.promise);
  const sender = startMailSender(strapi, deliver, [1]);
  enqueueDue(mail);
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(1));
  const stopped = sender.stop();
  enqueueDue({ ...mail, id: 8 });
  delivery.resolve({ kind: 'sent' });
  await stopped;
  expect(recordOutcome).toHaveBeenCalledTimes(1);
  expect(deliver).toHaveBeenCalledTimes(1);
});
