import type { ServerResponse } from 'node:http';
import { CSP_REPORTS_PATH, contentSecurityPolicy } from './csp.ts';

export const SPECULATION_RULES_PATH = '/-/speculation-rules.json';

/** What no page of ours uses. */
const disabledFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

type HeaderOptions = Parameters<typeof contentSecurityPolicy>[0] & {
  /** Where visitors reach the site. */
  publicUrl: string;
  /** For how long, and where, browsers use https alone; null where that is not said. */
  hsts: string | null;
};

/** Headers that every answer of the website carries, files and errors included. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const { publicUrl, hsts, pictureOrigins } = options;
  // Browsers pass over it where the site is reached by http.
  const isSecure = publicUrl.startsWith('https:');
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      ...disabledFeatures.map((feature) => `${feature}=()`),
      `ch-ect=(${['self', ...pictureOrigins.map((origin) => `"${origin}"`)].join(' ')})`,
    ].join(', '),
    // How fast the connection is; browsers tell it over https only.
    'Accept-CH': 'ECT',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && hsts ? { 'Strict-Transport-Security': hsts } : {}),
  };
}

export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
