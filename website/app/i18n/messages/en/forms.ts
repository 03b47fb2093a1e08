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
      one: 'One field needs to be checked',
      other: '# fields need to be checked',
    }),
  honeypotLabel: 'Please leave this field empty: it is there to stop spam programs',
  notSent: 'This was not sent',
  notDone: 'That did not work',
  inputKept: 'What you wrote is still here.',
  /** The page inserts `{address}`. */
  emailAlternative: 'You can also write to {address}.',
  honeypotFilled: 'A field that has to stay empty was filled in. Please empty it and send again.',
  tooFast: 'This was sent faster than people usually type. Please send it again.',
  retryInMinutes: (minutes: number) =>
    plural('en', minutes, {
      one: 'You have tried too often. Please try again in a minute.',
      other: 'You have tried too often. Please try again in # minutes.',
    }),
  retryInHours: (hours: number) =>
    plural('en', hours, {
      one: 'You have tried too often. Please try again in an hour.',
      other: 'You have tried too often. Please try again in # hours.',
    }),
  /** `{detail}` is the content service's error message. */
  upstreamFailed: 'It could not be sent just now ({detail}). Please try again in a few minutes.',
  /** The page inserts `{address}`. */
  notSupported: 'This cannot be done here yet: please write to {address}.',
  codeRejected:
    'This link or page does not work any more. Each works once and for a short time only. Please start again.',
  signInRejected: 'No account has this email address and this password. Please look at both again.',
};
