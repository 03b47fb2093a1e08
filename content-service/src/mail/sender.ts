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

/** Maximum number of concurrent deliveries. */
const MAX_CONCURRENT = 3;

/** Maximum time until mails left over by another instance are noticed. */
const MAX_POLL_INTERVAL_MS = 30_000;

/** How long current deliveries may take at shutdown, before whatever stops the service kills it. */
const SHUTDOWN_GRACE_MS = 2500;

/** Sends mails as long as the service runs. */
export interface MailSender {
  /** Starts no further delivery and resolves when the current ones have ended. */
  stop: () => Promise<void>;
}

/**
 * Sends queued mails: at once when they are queued, otherwise when they are due.
 *
 * Delivery is recorded in the database as soon as the server has accepted a mail. If the service is
 * killed in between, it sends the mail again; recipients can recognise the duplicate by its
 * Message-ID, which stays the same.
 * @param deliver delivers a mail; without it mails only expire
 */
export function startMailSender(
  strapi: Core.Strapi,
  deliver: DeliverMail | undefined,
  retrySeconds: number[],
): MailSender {
  const inFlight = new Set<Promise<void>>();
  const abortController = new AbortController();
  /** Ids of mails that were sent, but whose delivery could not be recorded yet. */
  const sentUnrecorded = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let stopping = false;
  let isDeliveryFailing = false;
  /** Whether the last attempt to read queued mails failed. */
  let isDatabaseFailing = false;

  const poll = () => {
    pollAgain = true;
    if (stopping || polling) return;
    clearTimeout(timer);
    pollAgain = false;
    polling = startDueDeliveries()
      .then((delay) => {
        if (isDatabaseFailing) strapi.log.warn('queued mail can be read again');
        isDatabaseFailing = false;
        return delay;
      })
      .catch((error) => {
        if (!isDatabaseFailing)
          strapi.log.error(`queued mail cannot be read: ${errorMessageOf(error)}`);
        isDatabaseFailing = true;
        return MAX_POLL_INTERVAL_MS;
      })
      .then((pause) => {
        polling = undefined;
        if (pollAgain) poll();
        else if (!stopping) timer = setTimeout(poll, pause);
      });
  };

  /** @returns milliseconds until the next mail is due */
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
    // At the limit, the end of a delivery triggers the next poll.
    return inFlight.size < MAX_CONCURRENT
      ? Math.min(pause, MAX_POLL_INTERVAL_MS)
      : MAX_POLL_INTERVAL_MS;
  };

  const send = async (mail: WaitingMail, deliverMail: DeliverMail): Promise<void> => {
    const outcome: DeliveryOutcome = sentUnrecorded.has(mail.id)
      ? { kind: 'sent' }
      : await deliverMail(mail, abortController.signal);
    logOutcome(mail, outcome);
    if (outcome.kind === 'sent') sentUnrecorded.add(mail.id);
    try {
      await recordOutcome(strapi, mail, outcome, retrySeconds);
      sentUnrecorded.delete(mail.id);
    } catch (error) {
      strapi.log.error(
        `the state of mail ${mail.id} could not be recorded: ${errorMessageOf(error)}`,
      );
    }
  };

  /** Logs the beginning and end of delivery problems, not each failed attempt. */
  const logOutcome = (mail: WaitingMail, outcome: DeliveryOutcome) => {
    if (outcome.kind === 'rejected') {
      strapi.log.error(
        `mail ${mail.id} was permanently rejected: ${redactAddresses(outcome.reason)}`,
      );
      return;
    }
    const failed = outcome.kind === 'retry';
    if (failed && !isDeliveryFailing)
      strapi.log.warn(`mail cannot be sent: ${redactAddresses(outcome.reason)}`);
    if (!failed && isDeliveryFailing) strapi.log.warn('mail can be sent again');
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

/** Mail servers often quote addresses in their replies, which must not end up in the log. */
const redactAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '(address)');
