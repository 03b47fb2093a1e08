/*
 * Writes PMTiles, version 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */

/** Length of the header, in bytes. */
const HEADER_LENGTH = 127;

/** No compression, and tiles of shapes, as the specification numbers them. */
const NO_COMPRESSION = 1;
const VECTOR_TILES = 1;

const TILE_EXTENT = 4096;

/**
 * A file with one tile, of the whole world: water in its western half.
 * @returns also where in the file the tile is
 */
export function tileFile(): { bytes: Buffer; tilesStart: number } {
  const tile = worldTile();
  const directory = bytesOf([1, 0, 1, tile.length, 1].flatMap(varint));
  const metadata = Buffer.from(
    JSON.stringify({ attribution: 'Test tiles', vector_layers: [{ id: 'water', fields: {} }] }),
  );
  const metadataStart = HEADER_LENGTH + directory.length;
  const tilesStart = metadataStart + metadata.length;
  const header = Buffer.alloc(HEADER_LENGTH);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  // Offset and length of the directory, the metadata, further directories and the tiles; then how many
  // tiles there are, counted in three ways.
  const numbers = [
    ...[HEADER_LENGTH, directory.length, metadataStart, metadata.length],
    ...[tilesStart, 0, tilesStart, tile.length],
    ...[1, 1, 1],
  ];
  numbers.forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  });
  header.set([1, NO_COMPRESSION, NO_COMPRESSION, VECTOR_TILES, 0, 0], 96);
  // The bounds, in ten-millionths of a degree.
  [-180, -85, 180, 85].forEach((degrees, index) => {
    header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  });
  return { bytes: Buffer.concat([header, directory, metadata, tile]), tilesStart };
}

/** A Mapbox vector tile with a rectangle of water. */
function worldTile(): Buffer {
  const half = TILE_EXTENT / 2;
  const moves = [9, 0, 0, 26, zigzag(half), 0, 0, zigzag(TILE_EXTENT), zigzag(-half), 0, 15];
  const polygon = bytesOf([0x18, 3, ...field(4, bytesOf(moves.flatMap(varint)))]);
  const layer = bytesOf([
    0x78,
    2,
    ...field(1, Buffer.from('water')),
    ...field(2, polygon),
    0x28,
    ...varint(TILE_EXTENT),
  ]);
  return bytesOf(field(3, layer));
}

const bytesOf = (values: readonly number[]) => Buffer.from(values);

/** A field of protocol buffers with bytes. */
function field(number: number, content: Buffer): number[] {
  return [number * 8 + 2, ...varint(content.length), ...content];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
