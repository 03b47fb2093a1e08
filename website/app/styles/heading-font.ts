import rubikArabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
import rubikCyrillicExt from '@fontsource-variable/rubik/files/rubik-cyrillic-ext-wght-normal.woff2?url';
import rubikCyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2?url';
import rubikHebrew from '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2?url';
import rubikLatinExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url';
import rubikLatin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import type { Messages } from '../i18n/messages/messages.ts';
import type { Script } from '../languages.ts';

/**
 * The files of the heading font, each with the characters that browsers load it for: the same ranges
 * as in fonts.css, which a test compares.
 */
export const fontFiles = {
  latin: {
    url: rubikLatin,
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  'latin-ext': {
    url: rubikLatinExt,
    range: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
  },
  cyrillic: {
    url: rubikCyrillic,
    range: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  },
  'cyrillic-ext': {
    url: rubikCyrillicExt,
    range: 'U+0460-048F, U+0492-04AF, U+04B2-052F, U+1C80-1C8A, U+2DE0-2DFF, U+A640-A69F',
  },
  hebrew: { url: rubikHebrew, range: 'U+0590-05FF, U+FB1D-FB4F' },
  arabic: {
    url: rubikArabic,
    // Only the letters that the file has: those of Arabic and Persian, and few others.
    range:
      'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0656, U+0660-0671, U+067E, U+0686, U+0698, U+06A1, U+06A4, U+06A9, U+06AF, U+06BA, U+06CC, U+06F0-06F9, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
  },
} as const;

export type FontFile = keyof typeof fontFiles;

const latinFiles = ['latin', 'latin-ext'] as const;

/**
 * The files that headings in a script may need. A script that is missing here has none: its headings
 * are set in the device's own font (tokens.css).
 */
export const fontFilesOfScript: Partial<Record<Script, readonly FontFile[]>> = {
  latin: latinFiles,
  cyrillic: ['cyrillic', 'cyrillic-ext', ...latinFiles],
  hebrew: ['hebrew', ...latinFiles],
  arabic: ['arabic', ...latinFiles],
};

/**
 * The files that a heading needs, by its letters: digits and punctuation are no reason to wait for one.
 * @param script of the heading's language
 */
export function fontFilesFor(text: string, script: Script): FontFile[] {
  const letters = lettersOf(text);
  return (fontFilesOfScript[script] ?? []).filter((file) =>
    letters.some((letter) => patterns[file].test(letter)),
  );
}

/**
 * The file that a page loads before any style sheet asks for it: one, as more delay the page on slow
 * connections. The h1 goes first, which is the largest text.
 * @param heading the h1 if it is in a language of its own
 */
export function fileToPreload(
  pageFiles: readonly FontFile[],
  heading: { text: string; script: Script } | null,
): FontFile | undefined {
  return (heading && fontFilesFor(heading.text, heading.script)[0]) ?? pageFiles[0];
}

/** The attributes of a link that loads a file before any style sheet asks for it. */
export function preloadLink(file: FontFile) {
  return {
    rel: 'preload',
    href: fontFiles[file].url,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
}

/** Whether the heading font has all letters of a text; otherwise words would mix two fonts. */
export function hasAllLetters(text: string, script: Script): boolean {
  return isCoveredBy(fontFilesOfScript[script] ?? [], text);
}

/** Whether a text can be set in the heading font with these files alone. */
export function isCoveredBy(files: readonly FontFile[], text: string): boolean {
  return lettersOf(text).every((letter) => files.some((file) => patterns[file].test(letter)));
}

/**
 * The files that every page in a language needs for its navigation and its headings. The labels of
 * the navigation stand for all letters of the language: Turkish ones have an İ or ş, English ones
 * only ASCII.
 */
export function fontFilesOfPages(messages: Labels, script: Script): FontFile[] {
  const files = filesByLabels.get(messages.nav) ?? fontFilesFor(labelsOf(messages), script);
  filesByLabels.set(messages.nav, files);
  return files;
}

/** The same, and basic Latin: wherever the heading font is used, it draws spaces and digits. */
export function fontFilesInUse(messages: Labels, script: Script): FontFile[] {
  const files = fontFilesOfPages(messages, script);
  return files.length > 0 ? ['latin', ...files] : [];
}

type Labels = Pick<Messages, 'nav' | 'kinds'>;

/** Each card of a page asks. */
const filesByLabels = new WeakMap<Messages['nav'], FontFile[]>();

function labelsOf({ nav, kinds }: Labels): string {
  const listTitles = Object.values(kinds).map(({ listTitle }) => listTitle);
  return [nav.home, nav.about, nav.contact, nav.menu, ...listTitles].join('');
}

const patterns = Object.fromEntries(
  Object.entries(fontFiles).map(([file, { range }]) => [file, patternOf(range)]),
) as Record<FontFile, RegExp>;

/** A `unicode-range` as a pattern of one character. */
function patternOf(range: string): RegExp {
  const characters = range.replaceAll(/U\+(\w+)(?:-(\w+))?,?\s*/g, (_, from, to = from) => {
    return `\\u{${from}}-\\u{${to}}`;
  });
  return new RegExp(`[${characters}]`, 'u');
}

function lettersOf(text: string): string[] {
  return text.match(/\p{L}/gu) ?? [];
}
