import { onTestFinished } from 'vitest';
import { readBrand } from '../app/brand/brand.server.ts';

/** Puts the brand's app into both stores until the test ends. */
export function putAppIntoStores(): void {
  const { ios, android } = readBrand().stores;
  const before = [{ ...ios }, { ...android }] as const;
  Object.assign(ios, { url: 'https://apps.apple.com/app/id000000000', id: '000000000' });
  Object.assign(android, { url: 'https://play.google.com/store/apps/details?id=x', id: 'x' });
  onTestFinished(() => {
    Object.assign(ios, before[0]);
    Object.assign(android, before[1]);
  });
}
