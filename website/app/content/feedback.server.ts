import { currentEnvironment } from '../environment.server.ts';
import type { ReportReason } from '../posts/feedback/report-reasons.ts';
import { postJson } from './post-json.server.ts';

/** What a reader says is wrong with a post. */
export type Report = {
  /** The number of the post. */
  post: number;
  reason: ReportReason;
  words?: string | undefined;
  /** Address for the answer. */
  email?: string | undefined;
};

/**
 * Sends a report to the content service, which stores it. Another service may lack the call.
 * @throws ContentUnavailable, TooManyRequests
 */
export async function sendReport(report: Report): Promise<void> {
  await postJson(currentEnvironment().CONTENT_API, 'reports', report);
}

/**
 * Sends whether a post was helpful, to be counted.
 * @throws ContentUnavailable, TooManyRequests
 */
export async function sendHelpful(answer: { post: number; helpful: boolean }): Promise<void> {
  await postJson(currentEnvironment().CONTENT_API, 'helpful-counts', answer);
}
