import type { Core } from '@strapi/strapi';
import type { DeliverMail, DeliveryOutcome } from './deliver';
import { outboxEvents } from './outbox';
import {
  claimDueMail,
  cleanUpMails,
  nextDueTime,
  recordOutcome,
  type WaitingMail,
} from './waiting-mails';

/** Mails under way at a time. */
const MAX_CONCURRENT = 3;

/** At the latest then it is looked after mails that another copy of the service left. */
const MAX_POLL_INTERVAL_MS = 30_000;

/** What is under way at a stop may take this long to end; who started us insists after 4 s. */
const SHUTDOWN_GRACE_MS = 2500;

/** Sends mails as long as the service runs. */
export interface MailSender {
  /** Takes up no further mail, and resolves when none is under way any more. */
  stop: () => Promise<void>;
}

/**
 * Sends what the outbox holds: at once when a mail is put there, else when it is due.
 *
 * A mail counts as sent when the database says so, which is written as soon as the server has
 * taken it. Killed between these two, the service does not know and sends the mail once more; by
 * its Message-ID, which stays the same, the receiving end can tell.
 * @param deliver the way to the mail server; without one mails only expire
 */
export function startMailSender(
  strapi: Core.Strapi,
  deliver: DeliverMail | undefined,
  retrySeconds: number[],
): MailSender {
  const inFlight = new Set<Promise<void>>();
  const abortController = new AbortController();
  /** Sent, though that could not be written down yet. */
  const sentUnrecorded = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let stopping = false;
  let isDeliveryFailing = false;
  /** Whether the database gave no answer the last time it was looked for mails. */
  let isDatabaseFailing = false;

  const poll = () => {
    pollAgain = true;
    if (stopping || polling) return;
    clearTimeout(timer);
    pollAgain = false;
    polling = startDueDeliveries()
      .then((delay) => {
        if (isDatabaseFailing) strapi.log.warn('mails can be read again');
        isDatabaseFailing = false;
        return delay;
      })
      .catch((error) => {
        if (!isDatabaseFailing)
          strapi.log.error(`mails could not be read: ${errorMessageOf(error)}`);
        isDatabaseFailing = true;
        return MAX_POLL_INTERVAL_MS;
      })
      .then((pause) => {
        polling = undefined;
        if (pollAgain) poll();
        else if (!stopping) timer = setTimeout(poll, pause);
      });
  };

  /** @returns how long to wait until more is due, in milliseconds */
  const startDueDeliveries = async (): Promise<number> => {
    await cleanUpMails(strapi);
    if (!deliver) return MAX_POLL_INTERVAL_MS;
    while (!stopping && inFlight.size < MAX_CONCURRENT) {
      const mail = await claimDueMail(strapi);
      if (!mail) break;
      const delivery = send(mail, deliver).finally(() => {
        inFlight.delete(delivery);
        poll();
      });
      inFlight.add(delivery);
    }
    const nextDue = await nextDueTime(strapi);
    const pause = nextDue ? Math.max(nextDue.getTime() - Date.now(), 0) : MAX_POLL_INTERVAL_MS;
    // While as many as may are under way, the end of one of them goes on.
    return inFlight.size < MAX_CONCURRENT
      ? Math.min(pause, MAX_POLL_INTERVAL_MS)
      : MAX_POLL_INTERVAL_MS;
  };

  const send = async (mail: WaitingMail, handOver: DeliverMail): Promise<void> => {
    const outcome: DeliveryOutcome = sentUnrecorded.has(mail.id)
      ? { kind: 'sent' }
      : await handOver(mail, abortController.signal);
    logOutcome(mail, outcome);
    if (outcome.kind === 'sent') sentUnrecorded.add(mail.id);
    try {
      await recordOutcome(strapi, mail, outcome, retrySeconds);
      sentUnrecorded.delete(mail.id);
    } catch (error) {
      strapi.log.error(
        `the state of mail ${mail.id} could not be written: ${errorMessageOf(error)}`,
      );
    }
  };

  /** Trouble is told when it begins and when it is over, not with each mail. */
  const logOutcome = (mail: WaitingMail, outcome: DeliveryOutcome) => {
    if (outcome.kind === 'rejected') {
      strapi.log.error(`mail ${mail.id} was refused for good: ${redactAddresses(outcome.reason)}`);
      return;
    }
    const failed = outcome.kind === 'retry';
    if (failed && !isDeliveryFailing)
      strapi.log.warn(`mail waits: ${redactAddresses(outcome.reason)}`);
    if (!failed && isDeliveryFailing) strapi.log.warn('mail is sent again');
    isDeliveryFailing = failed;
  };

  outboxEvents.on('mail', poll);
  poll();
  return {
    stop: async () => {
      stopping = true;
      outboxEvents.off('mail', poll);
      clearTimeout(timer);
      const forceTimer = setTimeout(() => abortController.abort(), SHUTDOWN_GRACE_MS);
      await polling;
      await Promise.all(inFlight);
      clearTimeout(forceTimer);
    },
  };
}

const errorMessageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Mail servers like to repeat whose mail they do not take; a log need not know. */
const redactAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '(an address)');
