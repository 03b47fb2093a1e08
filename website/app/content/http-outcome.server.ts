import { data } from 'react-router';
import { logFailure } from '../log.server.ts';
import { ContentUnavailable, PostNotFound } from './errors.ts';

/**
 * Runs a read that the page requires and turns its failure into a response: 404 if the post does
 * not exist, 503 if the content service is unavailable. Rethrows anything else, which is a bug.
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
