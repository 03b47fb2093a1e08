import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HandOver } from './hand-over';
import { outbox } from './outbox';
import { startSender } from './sender';
import {
  claimDueMail,
  nextDueTime,
  settleMail,
  tidyMails,
  type WaitingMail,
} from './waiting-mails';

vi.mock('./waiting-mails', () => ({
  claimDueMail: vi.fn(),
  nextDueTime: vi.fn(async () => null),
  settleMail: vi.fn(),
  tidyMails: vi.fn(),
}));

const log = { error: vi.fn(), warn: vi.fn() };
const strapi = { log } as unknown as Core.Strapi;
const mail = { id: 7, attempts: 1 } as WaitingMail;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(claimDueMail).mockResolvedValue(null);
});

const due = (...mails: WaitingMail[]) => {
  for (const each of mails) vi.mocked(claimDueMail).mockResolvedValueOnce(each);
  outbox.emit('mail');
};

test('what was sent is not sent again, though that could not be written down', async () => {
  const handOver = vi.fn<HandOver>(async () => ({ kind: 'sent' }));
  vi.mocked(settleMail).mockRejectedValueOnce(new Error('database is gone'));
  const sender = startSender(strapi, handOver, [1]);
  due(mail);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  due(mail);
  await vi.waitFor(() => expect(settleMail).toHaveBeenCalledTimes(2));
  await sender.stop();
  expect(handOver).toHaveBeenCalledTimes(1);
  expect(settleMail).toHaveBeenLastCalledWith(strapi, mail, { kind: 'sent' }, [1]);
});

test('trouble is told when it begins and when it is over, and nobody is named', async () => {
  const handOver = vi.fn<HandOver>(async () => ({ kind: 'sent' }));
  const later = { kind: 'later', why: '450 <mariam@example.org>: come back' } as const;
  handOver.mockResolvedValueOnce(later).mockResolvedValueOnce(later);
  const sender = startSender(strapi, handOver, [1]);
  for (const times of [1, 2, 3]) {
    due(mail);
    await vi.waitFor(() => expect(settleMail).toHaveBeenCalledTimes(times));
  }
  await sender.stop();
  expect(log.warn.mock.calls).toEqual([
    ['mail waits: 450 <(an address)>: come back'],
    ['mail is sent again'],
  ]);
});

test('a database that gives no answer is told of when that begins and when it is over', async () => {
  const away = new Error('database is locked');
  const sender = startSender(strapi, vi.fn(), [1]);
  await vi.waitFor(() => expect(nextDueTime).toHaveBeenCalledOnce());
  vi.mocked(tidyMails).mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  for (const times of [2, 3, 4]) {
    outbox.emit('mail');
    await vi.waitFor(() => expect(tidyMails).toHaveBeenCalledTimes(times));
  }
  await sender.stop();
  expect(log.error.mock.calls).toEqual([['mails could not be read: database is locked']]);
  expect(log.warn.mock.calls).toEqual([['mails can be read again']]);
});

test('a stop waits for what is under way, and takes up nothing more', async () => {
  const answer = Promise.withResolvers<{ kind: 'sent' }>();
  const handOver = vi.fn<HandOver>(() => answer.promise);
  const sender = startSender(strapi, handOver, [1]);
  due(mail);
  await vi.waitFor(() => expect(handOver).toHaveBeenCalledTimes(1));
  const stopped = sender.stop();
  due({ ...mail, id: 8 });
  answer.resolve({ kind: 'sent' });
  await stopped;
  expect(settleMail).toHaveBeenCalledTimes(1);
  expect(handOver).toHaveBeenCalledTimes(1);
});
