import { plural } from '../../plural.ts';

/** Messages of all forms. */
export const forms = {
  optional: 'optional',
  lengthRange: (min: number, max: number) => `From ${min} to ${max} characters.`,
  maxLength: (max: number) => `At most ${max} characters.`,
  tooShort: (min: number) => `A little longer, please: at least ${min} characters.`,
  tooLong: (max: number) => `That is too long: at most ${max} characters.`,
  tooManyLinks: (max: number) => `Please leave out some of the links: at most ${max} can be sent.`,
  invalidEmail: 'This is not a complete email address. It should look like mariam@example.org.',
  missingEmail: 'Please give an email address.',
  errorCount: (count: number) =>
    plural('en', count, {
      one: 'One answer needs another look',
      other: '# answers need another look',
    }),
  honeypotLabel: 'Please leave this empty: it is there to catch machines',
  notSent: 'This was not sent',
  notDone: 'That did not work',
  inputKept: 'What you wrote is still here.',
  /** The page inserts `{address}`. */
  emailAlternative: 'You can also write to {address}.',
  honeypotFilled: 'A field that has to stay empty was filled in. Please empty it and send again.',
  tooFast: 'That was faster than people usually type. If you are one, please send it again.',
  retryInMinutes: (minutes: number) =>
    plural('en', minutes, {
      one: 'That was too often just now. Please try again in a minute.',
      other: 'That was too often just now. Please try again in # minutes.',
    }),
  retryInHours: (hours: number) =>
    plural('en', hours, {
      one: 'That was too often lately. Please try again in an hour.',
      other: 'That was too often lately. Please try again in # hours.',
    }),
  /** `{detail}` is the content service's error message. */
  upstreamFailed:
    'It could not be passed on just now ({detail}). Please try again in a few minutes.',
  /** The page inserts `{address}`. */
  notSupported: 'This cannot be done here yet: please write to {address}.',
  codeRejected:
    'This link or page does not work any more. Each works once and for a short time only. Please start again.',
  signInRejected: 'No account has this email address and this password. Please look at both again.',
};
