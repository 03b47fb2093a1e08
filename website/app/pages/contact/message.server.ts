import { type ContactMessage, sendContactMessage } from '../../content/contact-message.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { HONEYPOT_FIELD, openedAt } from '../../forms/honeypot.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import { siteAddressOf } from '../../forms/site-address.ts';
import { checkMessage, messageInput } from './message.ts';
import type { MessageState } from './message-form.tsx';

/** The contact form. */
export const contactForm = messageForm({ operation: 'sending a message' });

/** The form in which a business asks to become a partner. */
export const partnerForm = messageForm({
  operation: 'asking to become a partner',
  kind: 'partner',
});

/**
 * What a page shows its form with: `?about=` is the page that the message is about, `?sent=1` confirms
 * sending.
 */
export function newMessage(query: URLSearchParams) {
  const about = query.get('about');
  return {
    about: about && siteAddressOf(about, currentEnvironment().PUBLIC_URL),
    sent: query.has('sent'),
    opened: Date.now(),
  };
}

export type NewMessage = ReturnType<typeof newMessage>;

type MessageFormOptions = Pick<ContactMessage, 'kind'> & { operation: string };

function messageForm({
  operation,
  ...kind
}: MessageFormOptions): FormDefinition<ContactMessage, MessageState> {
  return {
    operation,
    honeypot: true,
    check: (fields) => checkMessage(messageInput(fields), currentEnvironment().PUBLIC_URL),
    redisplay: (fields) => ({
      values: { ...messageInput(fields), [HONEYPOT_FIELD]: fields.get(HONEYPOT_FIELD) ?? '' },
      opened: openedAt(fields) ?? Date.now(),
    }),
    once: runOnce,
    submit: (message) => sendContactMessage({ ...message, ...kind }),
    onSuccess: () => '?sent=1',
  };
}
