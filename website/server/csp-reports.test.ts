import { expect, it } from 'vitest';
import { createReportCollector, type Violation } from './csp-reports.ts';

function testCollector() {
  const violations: Violation[] = [];
  const collect = createReportCollector((violation) => violations.push(violation));
  return { violations, collect: (value: unknown) => collect(Buffer.from(JSON.stringify(value))) };
}

const legacyReport = (blocked: string) => ({
  'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked },
});
const report = (blocked: string) => [
  { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: blocked } },
];

it.each([legacyReport, report])('tells of each kind once, by origin', (report) => {
  const { violations: told, collect: take } = testCollector();
  take(report('https://a.example/secret/1'));
  take(report('https://a.example/2'));
  take(report('inline'));
  expect(told).toEqual([
    { directive: 'img-src', blocked: 'https://a.example' },
    { directive: 'img-src', blocked: 'inline' },
  ]);
});

it('tells of a hundred kinds at most', () => {
  const { violations: told, collect: take } = testCollector();
  for (let at = 0; at < 300; at += 1) take(legacyReport(`https://${at}.example/`));
  expect(told).toHaveLength(100);
});

it.each([null, 'text', [], {}, { 'csp-report': null }, [{ body: 1 }]])(
  'passes over %j',
  (value) => {
    const { violations: told, collect: take } = testCollector();
    take(value);
    expect(told).toEqual([]);
  },
);
