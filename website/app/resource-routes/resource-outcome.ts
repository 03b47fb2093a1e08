import { ContentUnavailable, PostNotFound } from '../content/errors.ts';
import { logFailure } from '../log.server.ts';
import { notFoundResponse, unavailableResponse } from './response.ts';

/**
 * Runs what a resource requires.
 * @param operation names it in the log
 * @throws a response in plain text: 404 if the post does not exist, 503 if the content service is
 * unavailable, with the time after which programs may try again; anything else is a bug
 */
export async function toResourceOutcome<Result>(
  operation: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PostNotFound) throw notFoundResponse();
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure(operation, error);
    throw unavailableResponse();
  }
}
