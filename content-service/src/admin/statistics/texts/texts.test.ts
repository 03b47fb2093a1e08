import { expect, test } from 'vitest';
import { en } from './en';
import { catalogue } from './use-texts';

test.each(Object.entries(catalogue).filter(([language]) => language !== 'en'))(
  '%s is translated',
  (_, texts) => {
    const words = Object.entries(en).filter(
      ([key, text]) => texts[key as keyof typeof en] === text,
    );
    expect(words).toEqual([]);
  },
);
