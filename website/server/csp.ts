import { createHash } from 'node:crypto';

export const CSP_REPORTS_PATH = '/-/csp-reports';

type PolicyOptions = {
  /** Source of each inline script. */
  scripts: readonly string[];
  /** Nonce of the inline scripts of one streamed document. */
  nonce?: string | undefined;
  /** Whether scripts of the build may load: islands of the document, and the service worker. */
  hasIslands?: boolean;
  /** Origins that pictures load from, besides the site itself. */
  pictureOrigins: readonly string[];
  /** Origins that a map of the document may load from; none if it has no map. */
  mapOrigins?: readonly string[];
  /** Origin whose pages may show the document in a frame; none if not set. */
  framedBy?: string;
};

/**
 * The Content-Security-Policy header: whatever is not listed is forbidden. Inline scripts are
 * allowed by the hash of their source, so that an injected one does not run.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scripts, nonce, hasIslands, pictureOrigins, mapOrigins = [] } = options;
  const { framedBy = "'none'" } = options;
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
    ...(hasIslands ? ["worker-src 'self'"] : []),
    "style-src 'self'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...mapOrigins].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    `report-uri ${CSP_REPORTS_PATH}`,
    'report-to csp',
  ].join('; ');
}
