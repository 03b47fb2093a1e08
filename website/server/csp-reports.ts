import { z } from 'zod';

/** Maximum size of a report, in bytes. */
export const MAX_REPORT_BYTES = 16 * 1024;

/** Maximum number of distinct violations that are reported; more must be made up. */
const MAX_VIOLATIONS = 100;

const text = z.string().max(2000).catch('');

/** The formats that browsers send to `report-uri` and to `report-to`. */
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

/** Collects reports of policy violations. @param onViolation called once for each distinct one */
export function createReportCollector(onViolation: (violation: Violation) => void) {
  const reported = new Set<string>();
  return (body: Buffer): void => {
    for (const { directive, blocked } of violationsIn(body)) {
      const key = `${directive} ${originOf(blocked)}`;
      if (reported.has(key) || reported.size >= MAX_VIOLATIONS) continue;
      reported.add(key);
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

/** Only the origin, or a keyword such as `inline`: the path may identify a visitor. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 50);
}
