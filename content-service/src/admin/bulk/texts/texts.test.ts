import { expect, test } from 'vitest';
import { en } from './en';
import { catalogue, sayIn } from './use-texts';

const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].toSorted();

test.each(Object.entries(catalogue))('%s has the placeholders of English', (_, texts) => {
  for (const [key, text] of Object.entries(en)) {
    expect([key, namesIn(texts[key as keyof typeof en])]).toEqual([key, namesIn(text)]);
  }
});

test.each(Object.keys(catalogue))('%s counts', (language) => {
  const say = sayIn(language);
  for (const count of [0, 1, 2, 5, 11, 100]) {
    expect(say('readyRows', { count })).not.toMatch(/[{}#]/);
  }
});
