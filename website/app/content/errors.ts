/** The content service responded and has no such post. */
export class PostNotFound extends Error {
  override name = 'PostNotFound';
  constructor() {
    super('Post not found');
  }
}

/** The content service did not respond, rejected the request, or sent an unusable response. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
  /** The status of the response; 500 without a response. */
  readonly status: number;
  /** `error.details` of the response, of any shape. */
  readonly details: unknown;
  constructor(message: string, status: number, options?: ErrorOptions & { details?: unknown }) {
    super(message, options);
    this.status = status;
    this.details = options?.details;
  }
}

/** How services say that they have no such entry or call, or do not make it public. */
const MISSING_STATUSES = [400, 401, 403, 404, 405];

/** Whether a content service lacks what was requested, as one that is not ours may. */
export const isCallMissing = (error: unknown): boolean =>
  error instanceof ContentUnavailable && MISSING_STATUSES.includes(error.status);

/** The status of a request that was cancelled. */
const CLIENT_CLOSED_REQUEST = 499;

/** Nobody waits for the response any more. */
export const requestCancelled = (cause: unknown): ContentUnavailable =>
  new ContentUnavailable('The request was cancelled.', CLIENT_CLOSED_REQUEST, { cause });

/** The content service exceeded the time limit. */
export class ContentTimeout extends ContentUnavailable {
  override name = 'ContentTimeout';
}

/** The content service received too many requests and says when to retry. */
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
 * The error in the body of a failed response: `error.message`, by default 'An error occurred', the
 * status, by default 500, and `error.details`.
 * @param body of any shape
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
