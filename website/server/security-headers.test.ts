import { expect, it } from 'vitest';
import { policy } from '../mocks/test-server.ts';
import { headerVariants, securityHeaders } from './security-headers.ts';

it('sets every header, with all that each of them allows', () => {
  expect(securityHeaders(policy)).toEqual({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
      "style-src 'self'",
      "img-src 'self' data: https://media.example",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /-/csp-reports',
      'report-to csp',
    ].join('; '),
    'Reporting-Endpoints': 'csp="/-/csp-reports"',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      'accelerometer=()',
      'browsing-topics=()',
      'camera=()',
      'display-capture=()',
      'gyroscope=()',
      'magnetometer=()',
      'microphone=()',
      'midi=()',
      'payment=()',
      'usb=()',
      'xr-spatial-tracking=()',
      'geolocation=()',
      'ch-ect=(self "https://media.example")',
    ].join(', '),
    'Accept-CH': 'ECT',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  });
});

it.each([
  ['https://site.example', 'max-age=60; includeSubDomains', 'max-age=60; includeSubDomains'],
  ['https://site.example', null, undefined],
  ['http://site.example', 'max-age=60', undefined],
])('at %s with HSTS %s sends %s', (publicUrl, hsts, sent) => {
  const headers = securityHeaders({ ...policy, publicUrl, hsts });
  expect(headers['Strict-Transport-Security']).toBe(sent);
});

it('allows scripts of the build, the service worker and the position, and nothing else, in documents with islands', () => {
  const { 'Content-Security-Policy': usual = '', ...rest } = securityHeaders(policy);
  const { 'Content-Security-Policy': own, ...restWithIslands } = securityHeaders({
    ...policy,
    hasIslands: true,
  });
  expect(own).toBe(
    usual
      .replace('script-src ', "script-src 'self' ")
      .replace(' style-src', " worker-src 'self'; style-src"),
  );
  expect(restWithIslands).toEqual({
    ...rest,
    'Permissions-Policy': rest['Permissions-Policy']?.replace(
      'geolocation=()',
      'geolocation=(self)',
    ),
  });
});

it('lets one origin show a preview in a frame, and changes nothing else', () => {
  const {
    'Content-Security-Policy': usual = '',
    'X-Frame-Options': _,
    ...rest
  } = securityHeaders(policy);
  const framedBy = 'https://panel.example';
  const { 'Content-Security-Policy': own, ...restOfPreview } = securityHeaders({
    ...policy,
    framedBy,
  });
  expect(own).toBe(usual.replace("frame-ancestors 'none'", `frame-ancestors ${framedBy}`));
  expect(restOfPreview).toEqual(rest);
});

it('lets documents with a map, and no others, load what it is drawn from', () => {
  const origin = 'https://tiles.example';
  const variants = headerVariants({ ...policy, mapOrigins: [origin] });
  const { headers, islandHeaders, mapHeaders } = variants;
  expect({ headers, islandHeaders }).toEqual({
    headers: securityHeaders(policy),
    islandHeaders: securityHeaders({ ...policy, hasIslands: true }),
  });
  const { 'Content-Security-Policy': withIslands = '', ...rest } = islandHeaders;
  const { 'Content-Security-Policy': own, ...restOfMap } = mapHeaders;
  expect(own).toBe(withIslands.replace("connect-src 'self'", `connect-src 'self' ${origin}`));
  expect(restOfMap).toEqual(rest);
});

it('allows scripts of the build only in documents with islands, and streamed scripts by their nonce', () => {
  const { headers, islandHeaders, streamHeaders } = headerVariants(policy);
  const scriptSources = (variant: Record<string, string>) =>
    /script-src ([^;]*)/.exec(variant['Content-Security-Policy'] ?? '')?.[1]?.split(' ');
  const hash = expect.stringMatching(/^'sha256-/);
  expect(scriptSources(headers)).toEqual([hash]);
  expect(scriptSources(islandHeaders)).toEqual(["'self'", hash]);
  expect(scriptSources(streamHeaders('abc'))).toEqual([hash, "'nonce-abc'"]);
});
