import type { Core } from '@strapi/strapi';
import { BRAND_NAME } from '../brand';
import { environment } from '../environment';
import { OUTGOING_MAIL, putIntoOutbox } from '../mail/outbox';
import { mailOf } from './mail-of';
import type { Message } from './message';

export const CONTACT_MESSAGE = 'api::contact-message.contact-message';

type StoredMessage = Message & { id: number };

/** A message whose mail was not tried yet. What comes after is written by the sender alone. */
const UNTRIED = { state: 'waiting', why: null, attempts: 0, next_attempt: null, sent_at: null };

/**
 * Puts the mail of a message into the outbox together with the message, and once more when an
 * editor sets a failed one back to waiting. Any other change of the state is undone: a form of the
 * panel that was opened before a mail was sent would have it sent again.
 */
export function keepMessagesMailed(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [CONTACT_MESSAGE],
    beforeCreate({ params }) {
      Object.assign(params.data, UNTRIED);
    },
    async afterCreate({ result }) {
      await mail(strapi, result as StoredMessage);
    },
    async beforeUpdate({ params, state }) {
      const before = await strapi.db.query(CONTACT_MESSAGE).findOne({ where: params.where });
      state.again = before?.state === 'failed' && params.data.state === 'waiting';
      const progress = Object.keys(UNTRIED).map((field) => [field, before?.[field]]);
      Object.assign(params.data, state.again ? UNTRIED : Object.fromEntries(progress));
    },
    async afterUpdate({ result, state }) {
      if (state.again) await mail(strapi, result as StoredMessage);
    },
    async afterDelete({ result }) {
      const { id } = result as StoredMessage;
      await strapi.db.query(OUTGOING_MAIL).deleteMany({
        where: { about_type: CONTACT_MESSAGE, about_id: id, state: 'waiting' },
      });
    },
  });
}

/** Mails the messages that arrived while nobody was named to get them. */
export async function mailUnmailedMessages(strapi: Core.Strapi): Promise<void> {
  const waiting: StoredMessage[] = await strapi.db
    .query(CONTACT_MESSAGE)
    .findMany({ where: { state: 'waiting' }, orderBy: { id: 'asc' } });
  const mails: { about_id: number }[] = await strapi.db
    .query(OUTGOING_MAIL)
    .findMany({ select: ['about_id'], where: { about_type: CONTACT_MESSAGE, state: 'waiting' } });
  const mailed = new Set(mails.map(({ about_id }) => about_id));
  for (const message of waiting) if (!mailed.has(message.id)) await mail(strapi, message);
}

async function mail(strapi: Core.Strapi, message: StoredMessage): Promise<void> {
  const { contactTo } = environment;
  if (!contactTo) return;
  const about = { type: CONTACT_MESSAGE, id: message.id } as const;
  await putIntoOutbox(strapi, { ...mailOf(message, contactTo, BRAND_NAME), about });
}
