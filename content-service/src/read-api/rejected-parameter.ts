/** A parameter that the allowlist does not allow; leads to a 400. */
export class RejectedParameter extends Error {
  constructor(
    readonly parameter: string,
    reason: string,
  ) {
    super(`${parameter}: ${reason}`);
    this.name = 'RejectedParameter';
  }
}

/** Rejects a name that is not in the allowlist and lists the allowed ones. */
export function rejectUnknown(parameter: string, known: readonly string[]): never {
  throw new RejectedParameter(
    parameter,
    known.length > 0 ? `unknown; known here: ${known.join(', ')}` : 'nothing is known here',
  );
}
