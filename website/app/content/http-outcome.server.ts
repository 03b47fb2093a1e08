import { data } from 'react-router';
import { logFailure } from '../log.server.ts';
import { ContentUnavailable, PostNotFound } from './errors.ts';

/**
 * Runs a read that the page cannot do without and turns its failure into the page's answer:
 * 404 where the post is not there, 503 where the content service cannot be reached. Anything
 * else is our own bug and passes through.
 */
export async function toHttpOutcome<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PostNotFound) throw data(null, { status: 404, statusText: error.message });
    if (error instanceof ContentUnavailable) {
      logFailure('content service', error);
      throw data(null, { status: 503 });
    }
    throw error;
  }
}
