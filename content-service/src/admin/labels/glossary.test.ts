import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words that docs/glossary.md replaces by others, or spells otherwise, so that the panel calls a thing
 * as the website does.
 */
const REPLACED = {
  fa: /پیوند|پرونده|برنامه|پالای|صافی|جستجو|واتس‌اپ|مطلب‌ها/u,
  ur: /پتہ|مدیر|براہِ|چاہت[ےی]|شکایات|سرکاری|چھپنے|ای میل (?:[^ ]+ )?(?:ہوا|ہو گیا|ہو سکا)/u,
  hi: /[कखग]़|सहेज|दाम|केवल|तालिका|चाहत[ेी]|सरकारी| …$/u,
};

const folder = new URL('..', import.meta.url);

for (const [language, replaced] of Object.entries(REPLACED)) {
  test(`the panel in ${language} uses the words of the glossary`, () => {
    const files = globSync(`**/${language}.ts`, { cwd: folder });
    expect(files.length).toBeGreaterThan(10);
    const lines = files.flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(lines.filter((line) => replaced.test(line.normalize('NFD')))).toEqual([]);
  });
}
