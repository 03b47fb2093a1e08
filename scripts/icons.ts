import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
// Also used by the content service to resize pictures.
import sharp from 'sharp';

/*
 * Renders the site's icons and its preview image for shared links from the mark and the pattern:
 * `node scripts/icons.ts`. Run it by hand when either changes, and commit the files.
 */

const website = fileURLToPath(new URL('../website/', import.meta.url));

/** Colours of `tokens.css` in a notation that the renderer supports. */
const colours = {
  light: '#faf7ef',
  onLight: { upright: '#0c525d', turned: '#e8920f' },
  dark: '#08323b',
  darkStars: '#093e47',
  darkBands: '#0c4c57',
  onDark: { upright: '#8bc7cd', turned: '#fbb136' },
};

/** Width of the mark's view box. */
const MARK_WIDTH = 48;

const [upright = '', turned = ''] = await pathsOf('app/ui/mark/mark.svg');
const [stars = ''] = await pathsOf('app/styles/pattern-stars.svg');
const [bands = ''] = await pathsOf('app/styles/pattern-bands.svg');

await mkdir(`${website}public/icons`, { recursive: true });
const background = `<rect width="100%" height="100%" fill="${colours.light}"/>`;
const roundedBackground = `<rect width="100%" height="100%" rx="22%" fill="${colours.light}"/>`;
await save('icons/icon-192.png', png(192, roundedBackground + mark(192, 0.74)));
await save('icons/icon-512.png', png(512, roundedBackground + mark(512, 0.74)));
// Launchers crop it; the middle four fifths are always visible.
await save('icons/maskable-512.png', png(512, background + mark(512, 0.58)));
await save('icons/apple-touch-icon.png', png(180, background + mark(180, 0.68)));
await save('icons/share.png', shareImage());
await save('favicon.ico', favicon([16, 32, 48]));

async function pathsOf(file: string): Promise<string[]> {
  const svg = await readFile(website + file, 'utf8');
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
}

async function save(file: string, content: Promise<Buffer>): Promise<void> {
  await writeFile(`${website}public/${file}`, await content);
}

/** The mark centred in a square. @param ratio its share of the square's width */
function mark(size: number, ratio: number, { upright: one, turned: other } = colours.onLight) {
  const scale = (size * ratio) / MARK_WIDTH;
  const start = (size * (1 - ratio)) / 2;
  return `<g transform="translate(${start} ${start}) scale(${scale})">
    <path fill="${one}" d="${upright}"/><path fill="${other}" d="${turned}"/></g>`;
}

function png(width: number, content: string, height = width): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer();
}

/** The mark on the pattern, in the size that social networks use; without text, to fit every language. */
function shareImage(): Promise<Buffer> {
  const [width, height, tile, size] = [1200, 630, 172, 330];
  // Centres a star in the picture.
  const offset = `translate(${(width - tile) / 2} ${(height - tile) / 2}) scale(${tile / 86})`;
  return png(
    width,
    `<defs>
      <pattern id="woven" width="86" height="86" patternUnits="userSpaceOnUse" patternTransform="${offset}">
        <path fill="${colours.darkStars}" d="${stars}"/><path fill="${colours.darkBands}" d="${bands}"/>
      </pattern>
      <radialGradient id="veil"><stop offset="0.62" stop-color="${colours.dark}"/>
        <stop offset="1" stop-color="${colours.dark}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="${colours.dark}"/>
    <rect width="100%" height="100%" fill="url(#woven)"/>
    <circle cx="50%" cy="50%" r="330" fill="url(#veil)"/>
    <g transform="translate(${(width - size) / 2} ${(height - size) / 2})">${mark(size, 1, colours.onDark)}</g>`,
    height,
  );
}

/** An .ico file: a directory, followed by PNG files of several sizes. */
async function favicon(sizes: number[]): Promise<Buffer> {
  const files = await Promise.all(sizes.map((size) => png(size, mark(size, 1))));
  const directory = Buffer.alloc(6 + 16 * files.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(files.length, 4);
  let offset = directory.length;
  files.forEach((file, index) => {
    const entry = 6 + 16 * index;
    directory.writeUInt8(sizes[index] ?? 0, entry);
    directory.writeUInt8(sizes[index] ?? 0, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(file.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  });
  return Buffer.concat([directory, ...files]);
}
