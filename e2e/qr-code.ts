import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Expects that the QR code of a page is large enough to be scanned, and square. */
export async function expectScannable(page: Page): Promise<void> {
  const code = page.getByRole('img', { name: /QR code/ }).first();
  await code.scrollIntoViewIfNeeded();
  const box = await code.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThanOrEqual(96);
  expect(box?.height).toBe(box?.width);
}
