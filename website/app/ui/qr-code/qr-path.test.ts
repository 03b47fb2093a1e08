import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

describe('qrPath', () => {
  const { size, path } = qrPath('https://site.example/events/welcome-evening');

  it('has a finder of seven modules in three corners', () => {
    expect(size).toBe(33);
    expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
    expect(path).toContain('M26 0h7v1h-7z');
    expect(path).toContain('M0 32h7v1h-7z');
    expect(path).not.toContain('M26 32h7v1h-7z');
  });

  it('never draws past its edge', () => {
    for (const [, from, length] of path.matchAll(/M(\d+) \d+h(\d+)/g)) {
      expect(Number(from) + Number(length)).toBeLessThanOrEqual(size);
    }
  });
});
