import type { DataLocation } from './copy-data-location.ts';
import type { MailServer } from './mail-server.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import { type RunningService, startContentService } from './start-service.ts';

export const WEBSITE_TOKEN = 'only-for-tests-0123456789-0123456789';
export const CONTACT_TO = 'readers@office.example';

/** Environment of a service that sends mail and retries after short delays. */
const mailEnvironment = (mailServer: MailServer) => ({
  DEMO_CONTENT: 'false',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Harbour <desk@harbour.example>',
  CONTACT_TO,
  WEBSITE_TOKEN,
  MAIL_RETRY_SECONDS: '0.2,0.5,1',
});

/** Starts the service with the given data and mail server. */
export function startMailingService(
  dataLocation: DataLocation,
  mailServer: MailServer,
  env: Record<string, string> = {},
  fullHashCost = false,
): Promise<RunningService> {
  const options = { ...dataLocation, env: { ...mailEnvironment(mailServer), ...env } };
  if (fullHashCost) return startContentService({ ...options, fullHashCost });
  return startInReusedProcess(options);
}
