import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../i18n/language.ts';
import { type LanguageCode, languageCodes, languages, type Script } from '../languages.ts';
import {
  type FontFile,
  fontFiles,
  fontFilesFor,
  fontFilesInUse,
  fontFilesOfPages,
  fontFilesOfScript,
  isCoveredBy,
} from './heading-font.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('the style sheets', () => {
  const faces = [
    ...read('./fonts.css').matchAll(
      /font-family: "([^"]+)";[^}]*?rubik-([a-z-]+)-wght[^}]*?unicode-range:([^;]+);/gs,
    ),
  ].map(([, family = '', file = '', range = '']) => ({
    family,
    file,
    range: range.trim().replaceAll(/\s+/g, ' '),
  }));

  it('load each file for the characters of the table', () => {
    expect(Object.fromEntries(faces.map(({ file, range }) => [file, range]))).toEqual(
      Object.fromEntries(Object.entries(fontFiles).map(([file, { range }]) => [file, range])),
    );
  });

  it('have a family for each file', () => {
    expect(new Set(faces.map(({ family }) => family)).size).toBe(Object.keys(fontFiles).length);
  });

  it('set the headings of a script in the files that it has, and in no other', () => {
    const rules = read('./tokens.css').matchAll(
      /\[data-script="([a-z-]+)"\] \{\s*--font-heading:([^;]+);/g,
    );
    const files = [...rules].map(([, script, families = '']) => [
      script,
      faces
        .filter(({ family }) => families.includes(`"${family}"`))
        .map(({ file }) => file)
        .sort(),
    ]);
    expect(Object.fromEntries(files)).toEqual(
      Object.fromEntries(
        Object.entries(fontFilesOfScript).map(([script, files]) => [script, files.toSorted()]),
      ),
    );
  });

  it('name no generic sans-serif, with which Chromium prepares a font in every size', () => {
    expect(read('./tokens.css')).not.toMatch(/^ *--font-[a-z]+:[^;]*sans-serif/m);
  });
});

describe('fontFilesFor', () => {
  it.each<[string, Script, FontFile[]]>([
    ['Welcome to Deira', 'latin', ['latin']],
    ['Café “Größe” – 2 tables & 100 %', 'latin', ['latin']],
    ['Hakkımızda', 'latin', ['latin']],
    ['İletişim', 'latin', ['latin', 'latin-ext']],
    ['Beşiktaş pazarı', 'latin', ['latin', 'latin-ext']],
    ['شاي وقهوة 24/7', 'arabic', ['arabic']],
    ['شاي iOS', 'arabic', ['arabic', 'latin']],
    ['Парикмахерская', 'cyrillic', ['cyrillic']],
    ['Шаштараз және сұлулық', 'cyrillic', ['cyrillic', 'cyrillic-ext']],
    ['שלום', 'hebrew', ['hebrew']],
    ['2026', 'latin', []],
    ['گھر کرائے پر', 'nastaliq', []],
    ['کور په کرایه', 'arabic-extended', []],
    ['नमस्ते WhatsApp', 'devanagari', []],
  ])('"%s" in %s needs %j', (text, script, files) => {
    expect(fontFilesFor(text, script)).toEqual(files);
  });
});

describe('fontFilesOfPages', () => {
  const filesOf = (language: LanguageCode) =>
    fontFilesOfPages(messagesFor(language, 'Diyar'), languages[language].script);

  it('needs no more than basic Latin for English and Arabic letters for Arabic', () => {
    expect(filesOf('en')).toEqual(['latin']);
    expect(filesOf('ar')).toEqual(['arabic']);
  });

  it('needs extended Latin for Turkish labels', () => {
    const { kinds, nav } = messagesFor('en', 'Diyar');
    const turkish = { kinds, nav: { ...nav, contact: 'İletişim', about: 'Hakkımızda' } };
    expect(fontFilesOfPages(turkish, 'latin')).toEqual(['latin', 'latin-ext']);
  });

  it.each(languageCodes)('names a file for %s only where its script has one', (language) => {
    const files = fontFilesOfScript[languages[language].script] ?? [];
    expect(files).toEqual(expect.arrayContaining(filesOf(language)));
  });
});

describe('fontFilesInUse', () => {
  it('adds basic Latin, unless the script has no file', () => {
    const messages = messagesFor('ar', 'Diyar');
    expect(fontFilesInUse(messages, 'arabic')).toEqual(['latin', 'arabic']);
    const urdu = { ...messages, nav: { ...messages.nav } };
    expect(fontFilesInUse(urdu, 'nastaliq')).toEqual([]);
  });
});

describe('isCoveredBy', () => {
  it.each<[FontFile[], string, boolean]>([
    [['latin'], 'Café “Größe” – 2 tables & 100 %', true],
    [['latin'], 'Mahalle pazarı', true],
    [['latin'], 'Beşiktaş', false],
    [['latin', 'latin-ext'], 'Beşiktaş', true],
    [['latin'], 'Парикмахерская', false],
    [['latin'], 'Tea and شاي', false],
    [['arabic', 'latin'], 'شاي وقهوة 24/7', true],
    [['arabic', 'latin'], 'Tea and شاي', true],
    [['arabic', 'latin'], 'Парикмахерская', false],
  ])('%j for "%s": %s', (files, text, expected) => {
    expect(isCoveredBy(files, text)).toBe(expected);
  });
});
