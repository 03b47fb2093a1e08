/**
 * What can be wrong with a field. The first four are names of the browser's ValidityState, so that
 * server and browser share one set of messages. `mismatch` means that two fields differ that should
 * be equal, `tooManyLinks` that a text looks like spam.
 */
export type FieldError =
  | 'valueMissing'
  | 'typeMismatch'
  | 'tooShort'
  | 'tooLong'
  | 'mismatch'
  | 'tooManyLinks';

/** Why a form with valid fields was not submitted. */
export type Problem =
  /** The honeypot field was filled in. */
  | { kind: 'honeypotFilled' }
  /** It was sent faster than anybody types. */
  | { kind: 'tooFast' }
  /** It was sent too often. */
  | { kind: 'rateLimited'; retryAfterSeconds: number }
  /** The content service rejected it or did not respond; `detail` is its error message. */
  | { kind: 'upstreamFailed'; detail: string }
  /** The content service does not support the operation. */
  | { kind: 'notSupported' }
  /** The mailed code is wrong, used or expired. */
  | { kind: 'codeRejected' }
  /** No account has this email address and password. */
  | { kind: 'signInRejected' };

/** The state of a form that is shown again: what was typed, and what is wrong. */
export type FormState<Name extends string = string> = {
  values: Partial<Record<Name, string>>;
  fieldErrors?: Partial<Record<Name, FieldError>> | undefined;
  problem?: Problem | undefined;
};
