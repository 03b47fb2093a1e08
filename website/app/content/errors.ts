/** The content service was asked and has no such post. */
export class PostNotFound extends Error {
  override name = 'PostNotFound';
  constructor() {
    super('Post not found');
  }
}

/** The content service did not answer, refused, or answered something unusable. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
  /** The status it answered with; 500 where there was none. */
  readonly status: number;
  /** What its answer says besides: `error.details`, of any shape. */
  readonly details: unknown;
  constructor(message: string, status: number, options?: ErrorOptions & { details?: unknown }) {
    super(message, options);
    this.status = status;
    this.details = options?.details;
  }
}

/** The content service let the time limit pass. */
export class ContentTimeout extends ContentUnavailable {
  override name = 'ContentTimeout';
}

/** The content service was asked too often and says when to come back. */
export class TooManyRequests extends ContentUnavailable {
  override name = 'TooManyRequests';
  /** Seconds to wait. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super(message, 429);
    this.retryAfter = retryAfter;
  }
}

/**
 * What an answer says went wrong: its `error.message`, else 'An error occurred', its status, else
 * 500, and its `error.details`.
 * @param body the body of a failed answer, of any shape
 */
export function errorDetails(body: unknown) {
  const error = property(body, 'error');
  const message = property(error, 'message');
  const status = property(error, 'status');
  return {
    message: typeof message === 'string' && message ? message : 'An error occurred',
    status: typeof status === 'number' ? status : 500,
    details: property(error, 'details'),
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
