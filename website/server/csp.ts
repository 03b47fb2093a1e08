import { createHash } from 'node:crypto';

export const CSP_REPORTS_PATH = '/-/csp-reports';

type PolicyOptions = {
  /** Text of each script that documents carry inline. */
  scripts: readonly string[];
  /** Marks the scripts of one document that is sent in parts. */
  nonce?: string | undefined;
  /** Whether scripts of the build may load: islands of the document. */
  hasIslands?: boolean;
  /** Origins that pictures load from, besides the site itself. */
  pictureOrigins: readonly string[];
};

/**
 * What a document may do: nothing but what is named. Scripts are known by their hash, which is
 * taken from the source: one that found its way into a document stays without it.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scripts, nonce, hasIslands, pictureOrigins } = options;
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const scriptSources = [
    ...(hasIslands ? ["'self'"] : []),
    ...hashes,
    ...(nonce ? [`'nonce-${nonce}'`] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(' ') || "'none'"}`,
    "style-src 'self'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS_PATH}`,
    'report-to csp',
  ].join('; ');
}
