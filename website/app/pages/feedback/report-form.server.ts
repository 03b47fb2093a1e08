import { type Report, sendReport } from '../../content/feedback.server.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { HONEYPOT_FIELD, openedAt } from '../../forms/honeypot.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import { currentVisitor } from '../../request-context.server.ts';
import { checkReport, reportInput } from './report.ts';
import type { ReportState } from './report-form.tsx';
import { sendAboutPost } from './reported-post.server.ts';

/** The form of a report. */
export const reportForm: FormDefinition<Report, ReportState> = {
  operation: 'sending a report',
  honeypot: true,
  check: (fields) => checkReport(reportInput(fields)),
  redisplay: (fields) => ({
    values: { ...reportInput(fields), [HONEYPOT_FIELD]: fields.get(HONEYPOT_FIELD) ?? '' },
    opened: openedAt(fields) ?? Date.now(),
  }),
  // Several readers may say the same of a post.
  once: (key, run) => runOnce([key, currentVisitor()?.address], run),
  submit: (report) => sendAboutPost(report.post, () => sendReport(report)),
  onSuccess: ({ post }) => `?post=${post}&sent=1`,
};
