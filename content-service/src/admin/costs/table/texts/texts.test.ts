import { expect, test } from 'vitest';
import { en } from './en';
import { catalogue } from './use-texts';

const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

test.each(Object.entries(catalogue))('%s has the placeholders of English', (_, texts) => {
  for (const [key, text] of Object.entries(en)) {
    expect([key, namesIn(texts[key as keyof typeof en])]).toEqual([key, namesIn(text)]);
  }
});

test.each(Object.entries(catalogue).filter(([language]) => language !== 'en'))(
  '%s is translated',
  (_, texts) => {
    const words = Object.entries(en).filter(
      ([key, text]) => texts[key as keyof typeof en] === text,
    );
    expect(words).toEqual([]);
  },
);
