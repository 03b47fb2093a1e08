import qrcode from 'qrcode';

/** Modules per edge, and the dark modules as an SVG path in units of one module. */
export type QrPath = { size: number; path: string };

/** Empty modules around the code; ISO/IEC 18004 requires four. */
export const QUIET_ZONE = 4;

/**
 * The dark modules of a QR code for a text, usually an address. Adjacent modules of a row are one
 * rectangle, which keeps the document small.
 */
export function qrPath(text: string): QrPath {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size; start += 1) {
      let end = start;
      while (end < size && modules.get(row, end)) end += 1;
      if (end > start) path += `M${start} ${row}h${end - start}v1h${start - end}z`;
      start = end;
    }
  }
  return { size, path };
}
