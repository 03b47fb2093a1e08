import { ContentUnavailable } from './errors.ts';
import { toHttpOutcome } from './http-outcome.server.ts';

/**
 * Runs a read of a page with a form. While the page answers the form, it is shown without what cannot
 * be read: an error page would take away what was typed.
 * @returns null if the content service is unavailable then
 * @throws a 404 response if the post does not exist, 503 if the content service is unavailable otherwise
 */
export function readBesideForm<Result>(
  request: Request,
  read: () => Promise<Result>,
): Promise<Result | null> {
  return toHttpOutcome(async () => {
    try {
      return await read();
    } catch (error) {
      // The failure of sending is logged already.
      if (isAnswer(request) && error instanceof ContentUnavailable) return null;
      throw error;
    }
  });
}

/** After an action, React Router calls the loaders with the headers of the form, and with GET. */
const isAnswer = ({ headers }: Request) => headers.has('Content-Type');
