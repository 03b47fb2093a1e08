/** A parameter of a request that the whitelist does not allow; answered with 400. */
export class RejectedParameter extends Error {
  constructor(
    readonly parameter: string,
    reason: string,
  ) {
    super(`${parameter}: ${reason}`);
    this.name = 'RefusedParameter';
  }
}

/** Refuses a name that the whitelist does not hold, and says which ones it does. */
export function rejectUnknown(parameter: string, known: readonly string[]): never {
  throw new RejectedParameter(
    parameter,
    known.length > 0 ? `unknown; known here: ${known.join(', ')}` : 'nothing is known here',
  );
}
