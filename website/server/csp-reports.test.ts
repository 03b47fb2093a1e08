import { expect, it } from 'vitest';
import { reportTaker, type Violation } from './csp-reports.ts';

function taker() {
  const told: Violation[] = [];
  const take = reportTaker((violation) => told.push(violation));
  return { told, take: (value: unknown) => take(Buffer.from(JSON.stringify(value))) };
}

const older = (blocked: string) => ({
  'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked },
});
const newer = (blocked: string) => [
  { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: blocked } },
];

it.each([older, newer])('tells of each kind once, by origin', (report) => {
  const { told, take } = taker();
  take(report('https://a.example/secret/1'));
  take(report('https://a.example/2'));
  take(report('inline'));
  expect(told).toEqual([
    { directive: 'img-src', blocked: 'https://a.example' },
    { directive: 'img-src', blocked: 'inline' },
  ]);
});

it('tells of a hundred kinds at most', () => {
  const { told, take } = taker();
  for (let at = 0; at < 300; at += 1) take(older(`https://${at}.example/`));
  expect(told).toHaveLength(100);
});

it.each([null, 'text', [], {}, { 'csp-report': null }, [{ body: 1 }]])(
  'passes over %j',
  (value) => {
    const { told, take } = taker();
    take(value);
    expect(told).toEqual([]);
  },
);
