import { type ContactMessage, sendContactMessage } from '../../content/contact-message.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { HONEYPOT_FIELD, openedAt } from '../../forms/honeypot.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import { checkMessage, messageInput } from './message.ts';
import type { MessageState } from './message-form.tsx';

/** The contact form. */
export const contactForm: FormDefinition<ContactMessage, MessageState> = {
  operation: 'sending a message',
  honeypot: true,
  check: (fields) => checkMessage(messageInput(fields), currentEnvironment().PUBLIC_URL),
  redisplay: (fields) => ({
    values: { ...messageInput(fields), [HONEYPOT_FIELD]: fields.get(HONEYPOT_FIELD) ?? '' },
    opened: openedAt(fields) ?? Date.now(),
  }),
  once: runOnce,
  submit: sendContactMessage,
  onSuccess: () => '?sent=1',
};
