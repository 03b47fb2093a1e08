import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { anyDatabase } from './services.ts';

interface PictureFile {
  url: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  size: number;
}

interface UploadedPicture extends PictureFile {
  id: number;
  colour: string | null;
  formats: Record<string, PictureFile>;
}

/** A picture with a teal upper and a sand lower half, and the EXIF orientation of a camera. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8d9b0' } }).composite([
    {
      input: {
        create: { width, height: Math.floor(height * 0.6), channels: 3, background: '#0f6b72' },
      },
      gravity: 'north',
    },
  ]);

/** Narrowest first; databases may store them in another order. */
const widthsOf = (formats: UploadedPicture['formats']) =>
  Object.entries(formats)
    .map(([key, { width }]) => [key, width] as const)
    .sort(([, a], [, b]) => a - b);

/** Parses a header line. */
const headersOf = (line: string) => Object.fromEntries([line.split(': ')]);

const EXIF = { IFD0: { Model: 'Pocket 3' }, IFD3: { GPSLatitude: '25/1 15/1 47/1' } };

describe.each(anyDatabase)('a picture that is uploaded on $database', ({ url }) => {
  describe.skipIf(!url)('by an editor', () => {
    let editor: Administrator;

    beforeAll(async () => {
      editor = await signInToPanel(url);
    });

    async function upload(name: string, type: string, bytes: Uint8Array<ArrayBuffer>, id?: number) {
      const form = new FormData();
      form.append('files', new Blob([bytes], { type }), name);
      const uploaded = id ? await editor.changeFile(id, form) : await editor.upload(form);
      return [uploaded].flat()[0] as UploadedPicture;
    }
    const jpeg = async (width: number, height: number) =>
      new Uint8Array(await photo(width, height).jpeg().toBuffer());
    const tiny = async () => new Uint8Array(await photo(90, 60).webp().toBuffer());
    const load = async (file: PictureFile | undefined, headers: Record<string, string> = {}) => {
      const response = await fetch(`${url}${file?.url}`, { headers });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };

    test.each([
      ['Latin', 'boat '.repeat(49)],
      // Stored in Latin letters, of which some take two.
      ['Arabic', 'خليج '.repeat(49)],
    ])('with a very long name in %s letters gets its sizes', async (_, name) => {
      const bytes = await jpeg(800, 500);
      const uploaded = await upload(`${name}.jpg`, 'image/jpeg', bytes);
      expect(uploaded).toMatchObject({ name: `${name}.jpg` });
      expect(Object.keys(uploaded.formats)).toEqual(
        expect.arrayContaining(['thumbnail', 'small', 'medium']),
      );
      for (const file of [uploaded, ...Object.values(uploaded.formats)]) await load(file);
    });

    test('in JPEG gets the contract’s sizes in WebP, and keeps its original', async () => {
      const bytes = await jpeg(2000, 1250);
      const { formats, ...original } = await upload('two halves.jpg', 'image/jpeg', bytes);
      expect(original).toMatchObject({
        ext: '.jpg',
        mime: 'image/jpeg',
        width: 2000,
        height: 1250,
      });
      expect(await load(original)).toEqual(Buffer.from(bytes));
      expect(widthsOf(formats)).toEqual([
        ['thumbnail', 245],
        ['small', 500],
        ['medium', 750],
        ['large', 1000],
        ['xlarge', 1600],
      ]);
      for (const format of Object.values(formats)) {
        expect(format).toMatchObject({ ext: '.webp', mime: 'image/webp' });
        const { width, height, format: actualFormat } = await sharp(await load(format)).metadata();
        expect({ width, height, found: actualFormat }).toEqual({
          width: format.width,
          height: format.height,
          found: 'webp',
        });
      }
    });

    test('has its average colour, unless it is transparent', async () => {
      const { colour } = await upload('teal.jpg', 'image/jpeg', await jpeg(300, 200));
      expect(colour).toMatch(/^#0[0-9a-f]6[0-9a-f]7[0-9a-f]$/);
      const background = { r: 15, g: 107, b: 114, alpha: 0.5 };
      const translucent = await sharp({
        create: { width: 300, height: 200, channels: 4, background },
      })
        .png()
        .toBuffer();
      const uploadedTranslucent = await upload(
        'clear.png',
        'image/png',
        new Uint8Array(translucent),
      );
      expect(uploadedTranslucent).toMatchObject({ colour: null, mime: 'image/png' });
      expect(
        (await sharp(await load(uploadedTranslucent.formats.thumbnail)).metadata()).hasAlpha,
      ).toBe(true);
    });

    test('is rotated upright, and stripped of its location', async () => {
      const sideways = await photo(1200, 800)
        .jpeg()
        .withMetadata({ orientation: 6 })
        .withExifMerge(EXIF)
        .toBuffer();
      const { formats, ...original } = await upload(
        'lying.jpg',
        'image/jpeg',
        new Uint8Array(sideways),
      );
      expect(original).toMatchObject({ width: 800, height: 1200 });
      expect(formats.large).toMatchObject({ width: 667, height: 1000 });
      for (const file of [original, ...Object.values(formats)]) {
        const bytes = await load(file);
        const { exif, orientation } = await sharp(bytes).metadata();
        expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
        // The upper half is on the right.
        const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
        const right = data.subarray((info.width - 3) * info.channels);
        expect(right[0]).toBeLessThan(60);
      }
    });

    test.each([
      ['PNG', (picture: Sharp) => picture.png()],
      ['WebP', (picture: Sharp) => picture.webp()],
      ['AVIF', (picture: Sharp) => picture.avif()],
    ])('in %s is stripped of its location, too', async (format, encode) => {
      const type = `image/${format.toLowerCase()}`;
      const bytes = await encode(photo(300, 200)).withExifMerge(EXIF).toBuffer();
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const { formats, ...original } = await upload(`here.${format}`, type, new Uint8Array(bytes));
      expect(original).toMatchObject({ mime: type, width: 300, height: 200 });
      for (const file of [original, ...Object.values(formats)]) {
        expect((await sharp(await load(file)).metadata()).exif).toBeUndefined();
      }
    });

    test('keeps no comment of a camera or a program', async () => {
      const bytes = await photo(300, 200).png().toBuffer();
      // A text chunk after the header, which has 33 bytes.
      const text = Buffer.from('Comment\0taken at 25.26 N, 55.29 E');
      const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), text, Buffer.alloc(4)]);
      chunk.writeUInt32BE(text.length, 0);
      chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + text.length)), 8 + text.length);
      const commented = Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
      const file = await upload('note.png', 'image/png', new Uint8Array(commented));
      expect((await load(file)).includes('taken at')).toBe(false);
    });

    test('keeps nothing that follows it, nor the comment of an animation', async () => {
      const text = Buffer.from('taken at 25.26 N, 55.29 E');
      const video = Buffer.concat([await photo(300, 200).jpeg().toBuffer(), text]);
      const jpegFile = await upload('moving.jpg', 'image/jpeg', new Uint8Array(video));
      expect((await load(jpegFile)).includes(text)).toBe(false);
      const frames = await Promise.all(
        [photo(40, 40), photo(40, 40).negate()].map((frame) => frame.png().toBuffer()),
      );
      const animation = await sharp(frames, { join: { animated: true } })
        .gif({ loop: 2 })
        .toBuffer();
      // A comment before the end, which is one byte.
      const comment = Buffer.from([0x21, 0xfe, text.length, ...text, 0]);
      const commented = Buffer.concat([animation.subarray(0, -1), comment, animation.subarray(-1)]);
      const gif = await upload('moving.gif', 'image/gif', new Uint8Array(commented));
      const stored = await load(gif);
      expect(stored.includes(text)).toBe(false);
      expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({
        pages: 2,
        loop: 2,
      });
    });

    test('is decorative only if an editor says so', async () => {
      const { id } = await upload('sky.jpg', 'image/jpeg', await jpeg(300, 200));
      const describe = async (info: object) => {
        const form = new FormData();
        form.append('fileInfo', JSON.stringify(info));
        return (await editor.changeFile(id, form)) as { alternativeText: string | null };
      };
      const leftEmpty = await describe({ name: 'sky.jpg', alternativeText: '' });
      expect(leftEmpty).toMatchObject({ name: 'sky.jpg', alternativeText: null });
      const decorative = await describe({ alternativeText: '', decorative: true });
      expect(decorative).toMatchObject({ name: 'sky.jpg', alternativeText: '' });
      expect((await describe({ alternativeText: 'The sky' })).alternativeText).toBe('The sky');
    });

    test('has the focal point that an editor sets', async () => {
      const picture = await upload('boat.jpg', 'image/jpeg', await jpeg(300, 200));
      const form = new FormData();
      const focalPoint = { x: 20, y: 90 };
      form.append('fileInfo', JSON.stringify({ name: 'boat.jpg', focalPoint }));
      expect(await editor.changeFile(picture.id, form)).toMatchObject({ focalPoint });
    });

    test('that replaces another gets new file names, and the former files are deleted', async () => {
      const previous = await upload('sign.jpg', 'image/jpeg', await jpeg(1800, 1200));
      const replacement = await upload('sign.jpg', 'image/jpeg', await jpeg(900, 600), previous.id);
      expect(replacement).toMatchObject({ id: previous.id, width: 900 });
      expect(widthsOf(replacement.formats).map(([key]) => key)).toEqual([
        'thumbnail',
        'small',
        'medium',
      ]);
      const sizes = [replacement, ...Object.values(replacement.formats)];
      for (const size of sizes) await load(size);
      for (const { url: oldUrl } of [previous, ...Object.values(previous.formats)]) {
        expect(sizes.map((size) => size.url)).not.toContain(oldUrl);
        expect((await fetch(`${url}${oldUrl}`)).status).toBe(404);
      }
    });

    test.each([
      ['Save-Data: on', 500],
      ['ECT: slow-2g', 500],
      ['ECT: 2g', 500],
      ['ECT: 3g', 500],
      ['ECT: 4g', 1000],
      ['Save-Data: off', 1000],
    ])('with %s is %i pixels wide', async (hint, expected) => {
      const { formats } = await upload('view.jpg', 'image/jpeg', await jpeg(1200, 800));
      const response = await fetch(`${url}${formats.large?.url}`, { headers: headersOf(hint) });
      expect(response.headers.get('vary')).toContain('Save-Data, ECT');
      const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(width).toBe(expected);
    });

    test('with a small original is served unchanged to slow connections', async () => {
      const original = await upload('large_view.webp', 'image/webp', await tiny());
      const { width } = await sharp(await load(original, { ECT: '2g' })).metadata();
      expect(width).toBe(90);
    });

    test('is not loaded again if the connection gets slower, but is if it gets faster', async () => {
      const { formats } = await upload('view.jpg', 'image/jpeg', await jpeg(1200, 800));
      const request = async (ECT: string, etag = '') => {
        const headers = { ECT, 'If-None-Match': etag };
        const response = await fetch(`${url}${formats.large?.url}`, { headers });
        await response.arrayBuffer();
        return { status: response.status, tag: response.headers.get('etag') ?? '' };
      };
      const [large, small] = [await request('4g'), await request('3g')];
      expect(small.tag).not.toBe(large.tag);
      expect(await request('3g', large.tag)).toEqual({ status: 304, tag: large.tag });
      expect(await request('3g', small.tag)).toEqual({ status: 304, tag: small.tag });
      expect(await request('4g', small.tag)).toEqual({ status: 200, tag: large.tag });
    });

    test('may have the size of a large camera', async () => {
      const picture = await upload('sea.jpg', 'image/jpeg', await jpeg(9248, 6944));
      expect(picture).toMatchObject({ width: 9248, height: 6944 });
    });

    test.each(['front.jpg (1)', 'menu.2026-11-28 12.30', 'inside.jpg ', 'door.jpg#1'])(
      'with the name %j is served as a picture',
      async (name) => {
        const { url: address } = await upload(name, 'image/jpeg', await jpeg(90, 60));
        const { status, headers } = await fetch(`${url}${address}`);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      },
    );

    test('that is none, whatever its name says, is rejected', async () => {
      const text = new TextEncoder().encode('Not a picture at all.');
      await expect(upload('fake.jpg', 'image/jpeg', text)).rejects.toThrow(
        /400 .*not a valid image/,
      );
    });

    test('that decompresses to gigabytes is rejected', async () => {
      const bomb = await sharp({
        create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
        limitInputPixels: false,
      })
        .png()
        .toBuffer();
      expect(bomb.length).toBeLessThan(1_000_000);
      await expect(upload('bomb.png', 'image/png', new Uint8Array(bomb))).rejects.toThrow(
        /400 .*not a valid image/,
      );
    });
  });
});
