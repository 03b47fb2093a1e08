import { errors } from '@strapi/utils';
import type { Difference } from './differences';

/** What the later of two writers is told. */
export interface Conflict {
  /**
   * `version-changed` and `post-changed`: another user saved since it was loaded; `post-deleted`:
   * there is nothing to write to; `not-open`: it is public or discarded; `version-open`: another
   * version of the post is being written; `translation-exists`: the post has a public translation
   * in that language; `language-taken`: it got one since this one was deleted; `source-changed`: so has
   * the post that it was translated from; `taken`: another user has the message or report; `answered`:
   * it has been answered.
   */
  reason:
    | 'version-changed'
    | 'post-changed'
    | 'post-deleted'
    | 'not-open'
    | 'version-open'
    | 'translation-exists'
    | 'language-taken'
    | 'source-changed'
    | 'taken'
    | 'answered';
  /** Who made the other change, if known. */
  by: string | null;
  /** When, as an ISO date. */
  at: string | null;
  /** `before`: what is stored now; `after`: what was to be written. */
  differences?: Difference[];
  /** The version or post that stands in the way. */
  documentId?: string;
}

/** Responds with 409 and the conflict in `error.details`. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly status = 409;
  readonly details: Conflict;

  constructor(message: string, details: Conflict) {
    super(message);
    this.details = details;
  }
}

// Strapi sends status and details of these only, and exports no class for 409. Their constructor
// throws, so it cannot be called as that of a base class.
Object.setPrototypeOf(ConflictError.prototype, errors.HttpError.prototype);
