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

it.each([legacyReport, report])('reports each violation once, by origin', (report) => {
  const { violations, collect } = testCollector();
  collect(report('https://a.example/secret/1'));
  collect(report('https://a.example/2'));
  collect(report('inline'));
  expect(violations).toEqual([
    { directive: 'img-src', blocked: 'https://a.example' },
    { directive: 'img-src', blocked: 'inline' },
  ]);
});

it('reports a hundred violations at most', () => {
  const { violations, collect } = testCollector();
  for (let at = 0; at < 300; at += 1) collect(legacyReport(`https://${at}.example/`));
  expect(violations).toHaveLength(100);
});

it.each([null, 'text', [], {}, { 'csp-report': null }, [{ body: 1 }]])('ignores %j', (value) => {
  const { violations, collect } = testCollector();
  collect(value);
  expect(violations).toEqual([]);
});
