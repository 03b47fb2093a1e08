import { z } from 'zod';
import { countLinks, email, oneLine, paragraphs, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { Fault } from '../../forms/form-state.ts';
import { limits, MOST_LINKS } from '../../forms/limits.ts';
import { ownAddress } from '../../forms/own-address.ts';

/** The fields of the contact form in their order. */
export const messageFields = ['name', 'email', 'phone', 'subject', 'message', 'about'] as const;

export type MessageField = (typeof messageFields)[number];

/** What the form sent, as it was typed; what it did not send is empty. */
export function typedMessage(form: URLSearchParams): Record<MessageField, string> {
  const typed = (name: MessageField) => form.get(name) ?? '';
  return {
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    subject: typed('subject'),
    message: typed('message'),
    about: typed('about'),
  };
}

const tooManyLinks: Fault = 'tooManyLinks';

/**
 * Checks a message.
 * @param publicUrl where this site is: a message is about one of its pages, or about none
 * @returns the message, or the first fault of each field
 */
export function checkMessage(typed: Record<MessageField, string>, publicUrl: string) {
  const about = text(limits.about, oneLine)
    .refine((address) => !address || ownAddress(address, publicUrl) !== null, 'typeMismatch')
    .transform((address) => (address && ownAddress(address, publicUrl)) || undefined);
  const schema = z
    .object({
      name: text(limits.name, oneLine),
      email,
      phone: text(limits.phone, oneLine).transform((phone) => phone || undefined),
      subject: text(limits.subject, oneLine),
      message: text(limits.message, paragraphs),
      about,
    })
    .refine(({ subject, message }) => countLinks(`${subject} ${message}`) <= MOST_LINKS, {
      path: ['message'],
      message: tooManyLinks,
    });
  return checkAnswers(schema, typed);
}
