/** A database that cannot be used now, but may be later. */
export class TemporarilyUnavailable extends Error {
  override name = 'DatabaseAway';
  /** What the operator can do, as the second half of a sentence. */
  readonly advice: string;

  /** @param message what is wrong, as the first half of a sentence */
  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}
