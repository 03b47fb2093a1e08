import type { Core } from '@strapi/strapi';
import { BRAND_NAME } from '../brand';
import { environment } from '../environment';
import { enqueueMail, OUTGOING_MAIL } from '../mail/outbox';
import { mailOf } from './mail-of';
import type { ContactMessage } from './message';

export const CONTACT_MESSAGE = 'api::contact-message.contact-message';

type StoredMessage = ContactMessage & { id: number };

/** Delivery state of a new message. Later states are written by the mail sender only. */
const INITIAL_DELIVERY_STATE = {
  state: 'waiting',
  why: null,
  attempts: 0,
  next_attempt: null,
  sent_at: null,
};

/**
 * Queues a mail when a message is stored, and again when an editor sets a failed one back to
 * `waiting`. Other edits of the state are reverted: saving a panel form that was opened before the
 * mail was sent would otherwise send it again.
 */
export function registerMessageMailing(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [CONTACT_MESSAGE],
    beforeCreate({ params }) {
      Object.assign(params.data, INITIAL_DELIVERY_STATE);
    },
    async afterCreate({ result }) {
      await enqueueMessageMail(strapi, result as StoredMessage);
    },
    async beforeUpdate({ params, state }) {
      const previous = await strapi.db.query(CONTACT_MESSAGE).findOne({ where: params.where });
      state.isResend = previous?.state === 'failed' && params.data.state === 'waiting';
      const deliveryState = Object.keys(INITIAL_DELIVERY_STATE).map((field) => [
        field,
        previous?.[field],
      ]);
      Object.assign(
        params.data,
        state.isResend ? INITIAL_DELIVERY_STATE : Object.fromEntries(deliveryState),
      );
    },
    async afterUpdate({ result, state }) {
      if (state.isResend) await enqueueMessageMail(strapi, result as StoredMessage);
    },
    async afterDelete({ result }) {
      const { id } = result as StoredMessage;
      await strapi.db.query(OUTGOING_MAIL).deleteMany({
        where: { about_type: CONTACT_MESSAGE, about_id: id, state: 'waiting' },
      });
    },
  });
}

/** Queues mails for messages that arrived while CONTACT_TO was not set. */
export async function mailPendingMessages(strapi: Core.Strapi): Promise<void> {
  const waiting: StoredMessage[] = await strapi.db
    .query(CONTACT_MESSAGE)
    .findMany({ where: { state: 'waiting' }, orderBy: { id: 'asc' } });
  const mails: { about_id: number }[] = await strapi.db
    .query(OUTGOING_MAIL)
    .findMany({ select: ['about_id'], where: { about_type: CONTACT_MESSAGE, state: 'waiting' } });
  const mailed = new Set(mails.map(({ about_id }) => about_id));
  for (const message of waiting)
    if (!mailed.has(message.id)) await enqueueMessageMail(strapi, message);
}

async function enqueueMessageMail(strapi: Core.Strapi, message: StoredMessage): Promise<void> {
  const { contactTo } = environment;
  if (!contactTo) return;
  const relatedEntry = { type: CONTACT_MESSAGE, id: message.id } as const;
  await enqueueMail(strapi, { ...mailOf(message, contactTo, BRAND_NAME), relatedEntry });
}
