import { LRUCache } from 'lru-cache';
import { type QrPath, qrPath } from './qr-path.ts';

/** Posts whose codes are cached, with some kilobytes each. */
const MAX_CODES = 500;

const codes = new LRUCache<string, QrPath>({ max: MAX_CODES, memoMethod: qrPath });

/** `qrPath` for addresses that are shown again and again. */
export function cachedQrPath(address: string): QrPath {
  return codes.memo(address);
}
