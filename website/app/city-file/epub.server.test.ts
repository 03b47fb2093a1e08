import { readFileSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../mocks/test-pages.ts';
import { readBrand } from '../brand/brand.server.ts';
import { languageCodes } from '../languages.ts';
import type { SafeHtml } from '../posts/post.ts';
import type { CityFile } from './city-file.ts';
import { epubOf } from './epub.server.tsx';
import type { FilePost } from './file-post.ts';

const post: FilePost = {
  id: 7,
  identifier: 'rice-7',
  title: 'Rice & <bread>',
  contentLanguage: null,
  html: '<h3 id="p7-text-أول">أول</h3><p>One<br />two &amp; three\u00a0<a href="#p7-text-أول">x</a></p>' as SafeHtml,
  excerpt: '',
  phone: '+971 4 123 4567',
  whatsapp: null,
  website: null,
  facts: [],
  checked: null,
  picture: null,
  inline: null,
};

const fileIn = (language: CityFile['language']): CityFile => ({
  city: { type: 'city', name: 'Dubai', slug: 'dubai', value: 'dubai' },
  language,
  messages: messagesIn(language),
  date: '21 November 2026',
  dateAndTime: '21 November 2026 at 15:00',
  renewAddress: { href: 'https://site.example/take/dubai', text: 'site.example/take/dubai' },
  checkAddress: { href: 'https://site.example/take/check', text: 'site.example/take/check' },
  emergency: { numbers: [{ service: 'police', number: '999' }], checkedOn: null },
  sections: [
    { kind: 'article', posts: [post] },
    { kind: 'business', posts: [{ ...post, id: 8, html: null, excerpt: 'Warm & fresh' }] },
  ],
  failed: ['event'],
  droppedCount: 2,
});

/** The files of an archive, found through its directory as reading programs do. */
function filesOf(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const body = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const content = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(body) : body;
    expect(crc32(content), name).toBe(archive.readUInt32LE(at + 16));
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  expect(archive.readUInt16LE(end + 20)).toBe(archive.length - end - 22);
  return files;
}

it('sets only the numbers to call in bold at the end of their lines', () => {
  const style = readFileSync(new URL('e-book.css', import.meta.url), 'utf8');
  const { window } = new JSDOM(`<style>${style}</style>
    <table class="numbers"><tr><th>Police</th><td>999</td></tr></table>
    <table><tr><th>Rent</th><td>In advance</td></tr></table>`);
  const styles = [...window.document.querySelectorAll('th, td')].map((cell) => {
    const { fontWeight, textAlign } = window.getComputedStyle(cell);
    return `${fontWeight} ${textAlign}`;
  });
  expect(styles).toEqual(['400 start', '700 end', '700 start', '400 start']);
});

describe.each(languageCodes)('the e-book in %s', (language) => {
  const files = filesOf(
    epubOf(fileIn(language), readBrand(), new Date('2026-11-21T11:00:00.500Z'), 0),
  );
  const parse = (name: string) => {
    const { DOMParser } = new JSDOM().window;
    const text = files.get(name) ?? '';
    return new DOMParser().parseFromString(text, 'application/xhtml+xml');
  };

  it('has the files of EPUB 3, all of them well-formed', () => {
    expect([...files.keys()]).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'EPUB/package.opf',
      'EPUB/nav.xhtml',
      'EPUB/city.xhtml',
      'EPUB/style.css',
    ]);
    for (const name of [...files.keys()].filter((each) => !/^mime|css$/.test(each))) {
      expect(parse(name).querySelector('parsererror'), name).toBeNull();
    }
  });

  it('says where there is a newer one, without the code that only the other file has', () => {
    const { renewByAddress } = messagesIn(language).take.file;
    const text = parse('EPUB/city.xhtml').querySelector('p')?.textContent;
    expect(text).toContain(renewByAddress.replace('{address}', 'site.example/take/dubai'));
  });

  it('lists all its files, and leads to what exists', () => {
    const items = [...parse('EPUB/package.opf').querySelectorAll('item')];
    const hrefs = items.map((item) => item.getAttribute('href'));
    expect(hrefs).toEqual(['nav.xhtml', 'city.xhtml', 'style.css']);
    expect(files.get('EPUB/package.opf')).toContain('2026-11-21T11:00:00Z');
    const city = parse('EPUB/city.xhtml');
    const targets = [...parse('EPUB/nav.xhtml').querySelectorAll('a')].map(
      (link) => /^city\.xhtml#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
    );
    expect(targets).toEqual(['p7', 'business']);
    for (const id of targets) expect(city.getElementById(id), id).not.toBeNull();
  });
});
