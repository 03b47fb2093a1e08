/**
 * What can be wrong with an answer: in the browser's words for it (ValidityState), so that one
 * set of messages serves server and browser, `different` for two that should be equal, and
 * `tooManyLinks` for what looks like advertising.
 */
export type FieldError =
  | 'valueMissing'
  | 'typeMismatch'
  | 'tooShort'
  | 'tooLong'
  | 'mismatch'
  | 'tooManyLinks';

/** Why a form that was filled in well did not do what it is for. */
export type Problem =
  /** The field that people do not see was filled in. */
  | { kind: 'honeypotFilled' }
  /** It came back faster than anybody types. */
  | { kind: 'tooFast' }
  /** Too often; `wait` in seconds. */
  | { kind: 'rateLimited'; retryAfterSeconds: number }
  /** The content service refused or did not answer; `detail` is what it said. */
  | { kind: 'upstreamFailed'; detail: string }
  /** The content service does not do this (yet). */
  | { kind: 'notSupported' }
  /** The mailed code does not work (any more). */
  | { kind: 'codeRejected' }
  /** The email address and the password belong to no account. */
  | { kind: 'signInRejected' };

/** A form that has to be shown once more: what was typed, and what stands in the way. */
export type FormState<Name extends string = string> = {
  values: Partial<Record<Name, string>>;
  fieldErrors?: Partial<Record<Name, FieldError>> | undefined;
  problem?: Problem | undefined;
};
