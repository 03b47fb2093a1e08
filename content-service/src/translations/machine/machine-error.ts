/**
 * Why a service did not translate: `key`: it rejects the key; `busy`: too many requests; `quota`: its
 * allowance is used up; `language`: it does not know a language; `too-long`; `timeout`; `unreachable`;
 * `unusable`: its answer is no translation; `failed`: it reports an error.
 */
export type MachineReason =
  | 'key'
  | 'busy'
  | 'quota'
  | 'language'
  | 'too-long'
  | 'timeout'
  | 'unreachable'
  | 'unusable'
  | 'failed';

/** What operators read in the log: the cause, and what to do. */
const MESSAGES: Readonly<Record<MachineReason, string>> = {
  key: 'it rejects the key: check TRANSLATION_KEY',
  busy: 'it gets too many requests: try again in a minute',
  quota: 'its allowance is used up: wait for the next period or book more',
  language: 'it does not translate between these languages: install them or choose another service',
  'too-long': 'the text is too long for it: translate it by hand or raise its limit',
  timeout: 'it did not answer in time: check that it is running and not overloaded',
  unreachable: 'it cannot be reached: check TRANSLATION_URL and that it is running',
  unusable: 'its answer is no translation: check that TRANSLATION_URL is the address of its API',
  failed: 'it reports an error: check its log',
};

/** A text could not be translated; nothing was changed. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
  readonly reason: MachineReason;

  /** @param detail what the service says, without the key */
  constructor(reason: MachineReason, detail = '') {
    const said = detail && ` (${detail.slice(0, 200)})`;
    super(`the translation service failed: ${MESSAGES[reason]}${said}`);
    this.reason = reason;
  }
}
