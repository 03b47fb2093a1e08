import { z } from 'zod';

/** Longest report that is read, in bytes. */
export const MAX_REPORT_BYTES = 16 * 1024;

/** Kinds of report that are told apart; whoever sends more of them makes them up. */
const MAX_REPORT_KINDS = 100;

const text = z.string().max(2000).catch('');

/** As browsers send it to `report-uri`, and to `report-to`. */
const reportSchema = z.union([
  z
    .object({ 'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text }) })
    .transform(({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } }) => [
      { directive, blocked },
    ]),
  z
    .array(
      z
        .object({ body: z.object({ effectiveDirective: text, blockedURL: text }) })
        .transform(({ body }) => ({
          directive: body.effectiveDirective,
          blocked: body.blockedURL,
        })),
    )
    .max(20),
]);

export type Violation = { directive: string; blocked: string };

/** Takes reports of what the policy kept a page from, and tells of each kind once. */
export function createReportCollector(onViolation: (violation: Violation) => void) {
  const reported = new Set<string>();
  return (body: Buffer): void => {
    for (const { directive, blocked } of violationsIn(body)) {
      const kind = `${directive} ${originOf(blocked)}`;
      if (reported.has(kind) || reported.size >= MAX_REPORT_KINDS) continue;
      reported.add(kind);
      onViolation({ directive, blocked: originOf(blocked) });
    }
  };
}

function violationsIn(body: Buffer): Violation[] {
  try {
    const parsed = reportSchema.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** The path may tell of a visitor; the origin, or a word such as `inline`, is enough. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 50);
}
