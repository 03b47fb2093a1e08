import { oneLine } from 'folding/one-line';
import { paragraphs } from 'folding/paragraphs';
import { z } from 'zod';
import { countLinks, email, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { fieldLimits, MAX_LINKS } from '../../forms/field-limits.ts';
import type { FieldError } from '../../forms/form-state.ts';
import { siteAddressOf } from '../../forms/site-address.ts';

/** The fields of the contact form in order. */
export const messageFields = ['name', 'email', 'phone', 'subject', 'message', 'about'] as const;

export type MessageField = (typeof messageFields)[number];

/** The fields as typed; missing fields are empty. */
export function messageInput(form: URLSearchParams): Record<MessageField, string> {
  const fieldValue = (name: MessageField) => form.get(name) ?? '';
  return {
    name: fieldValue('name'),
    email: fieldValue('email'),
    phone: fieldValue('phone'),
    subject: fieldValue('subject'),
    message: fieldValue('message'),
    about: fieldValue('about'),
  };
}

const tooManyLinks: FieldError = 'tooManyLinks';

/**
 * Checks a message.
 * @param publicUrl the site's public address, which the page that a message is about has to be on
 * @returns the message, or the first error of each field
 */
export function checkMessage(input: Record<MessageField, string>, publicUrl: string) {
  const about = text(fieldLimits.about, oneLine)
    .refine((address) => !address || siteAddressOf(address, publicUrl) !== null, 'typeMismatch')
    .transform((address) => (address && siteAddressOf(address, publicUrl)) || undefined);
  const schema = z
    .object({
      name: text(fieldLimits.name, oneLine),
      email,
      phone: text(fieldLimits.phone, oneLine).transform((phone) => phone || undefined),
      subject: text(fieldLimits.subject, oneLine),
      message: text(fieldLimits.message, paragraphs),
      about,
    })
    .refine(({ subject, message }) => countLinks(`${subject} ${message}`) <= MAX_LINKS, {
      path: ['message'],
      message: tooManyLinks,
    });
  return checkAnswers(schema, input);
}
