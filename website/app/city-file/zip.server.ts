import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export type ZipEntry = { name: string; content: Buffer; isStored?: boolean };

/** As in section 4.3 of PKWARE's APPNOTE. */
const SIGNATURES = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** 1 January 1980: the time of every entry, so that equal contents make equal archives. */
const DOS_DATE = 0x21;

/**
 * A ZIP archive of a few files, without extra fields, as the container of an e-book asks for.
 * @param commentLength bytes of a comment that the caller appends
 */
export function zipOf(entries: readonly ZipEntry[], commentLength: number): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored } of entries) {
    const nameBytes = Buffer.from(name);
    const body = isStored ? content : deflateRawSync(content, { level: 9 });
    const common = commonFields(content, body, nameBytes, isStored ? 0 : DEFLATED);
    const local = Buffer.concat([uint32(SIGNATURES.file), common, nameBytes, body]);
    directory.push(
      uint32(SIGNATURES.directory),
      uint16(VERSION),
      common,
      // Comment, disk, attributes.
      Buffer.alloc(10),
      uint32(offset),
      nameBytes,
    );
    files.push(local);
    offset += local.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const count = uint16(entries.length);
  return Buffer.concat([
    ...files,
    directoryBytes,
    uint32(SIGNATURES.end),
    Buffer.alloc(4),
    count,
    count,
    uint32(directoryBytes.length),
    uint32(offset),
    uint16(commentLength),
  ]);
}

function commonFields(content: Buffer, body: Buffer, name: Buffer, method: number): Buffer {
  return Buffer.concat([
    uint16(VERSION),
    uint16(UTF8_NAMES),
    uint16(method),
    uint16(0),
    uint16(DOS_DATE),
    uint32(crc32(content)),
    uint32(body.length),
    uint32(content.length),
    uint16(name.length),
    uint16(0),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
