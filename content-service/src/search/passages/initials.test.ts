import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldCached } from '../text/fold-cached';
import type { SearchLanguage } from '../text/languages';
import { stem } from '../text/stem';
import { initialFilter } from './initials';
import { wordsOf } from './query-reader';

const folder = path.join(__dirname, '..', '..', '..', 'seed', 'posts');
const words = new Set(
  globSync('**/*.html', { cwd: folder }).flatMap((file) =>
    wordsOf(readFileSync(path.join(folder, file), 'utf8').replace(/<[^<>]*>/g, ' ')),
  ),
);

describe('initialFilter', () => {
  it.each<SearchLanguage>(['ar', 'ckb', 'de', 'en', 'fa', 'hi', 'ru', 'tr', 'uk', 'ur'])(
    'lets every word of the demo content through that may be looked for in %s',
    (language) => {
      expect(words.size).toBeGreaterThan(10_000);
      const rejected = [...words].filter((written) => {
        const word = foldCached(written).join(' ');
        return [word, stem(word, language)].some(
          (each) => !initialFilter([each], language)(written),
        );
      });
      expect(rejected).toEqual([]);
    },
  );

  it.each([
    ['И\u0306од', 'й', 'ru'],
    ['\u{10d00}a', 'b', 'en'],
    ['Éclair', 'eclair', 'en'],
    ['İstanbul', 'istanbul', 'tr'],
    ['ßa', 'ssa', 'de'],
    ['آب', 'اب', 'fa'],
    ['٥', '5', 'ar'],
  ] as const)('lets %s through', (written, word, language) => {
    expect(initialFilter([word], language)(written)).toBe(true);
  });

  it('rejects what begins with another letter', () => {
    expect(['rent', 'Über', 'дом', 'بيت'].filter(initialFilter(['visa'], 'en'))).toEqual([]);
  });
});
