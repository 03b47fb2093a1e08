import type { Core } from '@strapi/strapi';
import type { HandOver, Outcome } from './hand-over';
import { outbox } from './outbox';
import {
  claimDueMail,
  nextDueTime,
  settleMail,
  tidyMails,
  type WaitingMail,
} from './waiting-mails';

/** Mails under way at a time. */
const AT_ONCE = 3;

/** At the latest then it is looked after mails that another copy of the service left. */
const LONGEST_PAUSE_MS = 30_000;

/** What is under way at a stop may take this long to end; who started us insists after 4 s. */
const GRACE_MS = 2500;

/** Sends mails as long as the service runs. */
export interface Sender {
  /** Takes up no further mail, and resolves when none is under way any more. */
  stop: () => Promise<void>;
}

/**
 * Sends what the outbox holds: at once when a mail is put there, else when it is due.
 *
 * A mail counts as sent when the database says so, which is written as soon as the server has
 * taken it. Killed between these two, the service does not know and sends the mail once more; by
 * its Message-ID, which stays the same, the receiving end can tell.
 * @param handOver the way to the mail server; without one mails only expire
 */
export function startSender(
  strapi: Core.Strapi,
  handOver: HandOver | undefined,
  retrySeconds: number[],
): Sender {
  const underWay = new Set<Promise<void>>();
  const cut = new AbortController();
  /** Sent, though that could not be written down yet. */
  const sentUnwritten = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let stopping = false;
  let inTrouble = false;
  /** Whether the database gave no answer the last time it was looked for mails. */
  let unread = false;

  const wake = () => {
    lookAgain = true;
    if (stopping || looking) return;
    clearTimeout(timer);
    lookAgain = false;
    looking = takeUpDueMails()
      .then((pause) => {
        if (unread) strapi.log.warn('mails can be read again');
        unread = false;
        return pause;
      })
      .catch((error) => {
        if (!unread) strapi.log.error(`mails could not be read: ${reasonOf(error)}`);
        unread = true;
        return LONGEST_PAUSE_MS;
      })
      .then((pause) => {
        looking = undefined;
        if (lookAgain) wake();
        else if (!stopping) timer = setTimeout(wake, pause);
      });
  };

  /** @returns how long to wait until more is due, in milliseconds */
  const takeUpDueMails = async (): Promise<number> => {
    await tidyMails(strapi);
    if (!handOver) return LONGEST_PAUSE_MS;
    while (!stopping && underWay.size < AT_ONCE) {
      const mail = await claimDueMail(strapi);
      if (!mail) break;
      const journey = send(mail, handOver).finally(() => {
        underWay.delete(journey);
        wake();
      });
      underWay.add(journey);
    }
    const due = await nextDueTime(strapi);
    const pause = due ? Math.max(due.getTime() - Date.now(), 0) : LONGEST_PAUSE_MS;
    // While as many as may are under way, the end of one of them goes on.
    return underWay.size < AT_ONCE ? Math.min(pause, LONGEST_PAUSE_MS) : LONGEST_PAUSE_MS;
  };

  const send = async (mail: WaitingMail, handOver: HandOver): Promise<void> => {
    const outcome: Outcome = sentUnwritten.has(mail.id)
      ? { kind: 'sent' }
      : await handOver(mail, cut.signal);
    tell(mail, outcome);
    if (outcome.kind === 'sent') sentUnwritten.add(mail.id);
    try {
      await settleMail(strapi, mail, outcome, retrySeconds);
      sentUnwritten.delete(mail.id);
    } catch (error) {
      strapi.log.error(`the state of mail ${mail.id} could not be written: ${reasonOf(error)}`);
    }
  };

  /** Trouble is told when it begins and when it is over, not with each mail. */
  const tell = (mail: WaitingMail, outcome: Outcome) => {
    if (outcome.kind === 'refused') {
      strapi.log.error(`mail ${mail.id} was refused for good: ${withoutAddresses(outcome.why)}`);
      return;
    }
    const trouble = outcome.kind === 'later';
    if (trouble && !inTrouble) strapi.log.warn(`mail waits: ${withoutAddresses(outcome.why)}`);
    if (!trouble && inTrouble) strapi.log.warn('mail is sent again');
    inTrouble = trouble;
  };

  outbox.on('mail', wake);
  wake();
  return {
    stop: async () => {
      stopping = true;
      outbox.off('mail', wake);
      clearTimeout(timer);
      const insist = setTimeout(() => cut.abort(), GRACE_MS);
      await looking;
      await Promise.all(underWay);
      clearTimeout(insist);
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Mail servers like to repeat whose mail they do not take; a log need not know. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '(an address)');
