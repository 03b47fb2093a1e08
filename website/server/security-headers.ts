import type { ServerResponse } from 'node:http';
import { CSP_REPORTS_PATH, contentSecurityPolicy } from './csp.ts';

export const SPECULATION_RULES_PATH = '/-/speculation-rules.json';

/** Browser features that no page uses. */
const disabledFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

type HeaderOptions = Parameters<typeof contentSecurityPolicy>[0] & {
  /** Public address of the site. */
  publicUrl: string;
  /** Value of Strict-Transport-Security; null to omit it. */
  hsts: string | null;
};

/** Headers of every response, files and errors included. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const { publicUrl, hsts, pictureOrigins, framedBy, hasIslands } = options;
  // Browsers ignore it over http.
  const isSecure = publicUrl.startsWith('https:');
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers without `frame-ancestors`. It cannot name an origin.
    ...(framedBy === undefined && { 'X-Frame-Options': 'DENY' }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      ...disabledFeatures.map((feature) => `${feature}=()`),
      // An island asks for the position once a visitor has pressed its button.
      `geolocation=(${hasIslands ? 'self' : ''})`,
      `ch-ect=(${['self', ...pictureOrigins.map((origin) => `"${origin}"`)].join(' ')})`,
    ].join(', '),
    // The effective connection type, which browsers send over https only.
    'Accept-CH': 'ECT',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && hsts ? { 'Strict-Transport-Security': hsts } : {}),
  };
}

/**
 * The headers of every kind of document. Only documents with islands may load scripts of the build, and
 * only those with a map may load what it is drawn from.
 * @returns `headers` of every response, `islandHeaders` of a document with islands, `mapHeaders` of one
 * with a map, `streamHeaders` of a streamed document by the nonce of its scripts
 */
export function headerVariants({
  mapOrigins,
  ...policy
}: Omit<HeaderOptions, 'hasIslands' | 'nonce'>) {
  return {
    headers: securityHeaders(policy),
    islandHeaders: securityHeaders({ ...policy, hasIslands: true }),
    mapHeaders: securityHeaders({ ...policy, hasIslands: true, mapOrigins }),
    streamHeaders: (nonce: string) => securityHeaders({ ...policy, nonce }),
  };
}

export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
