import type { LanguageAttributes } from '../languages.ts';
import { languageAttributes } from '../languages.ts';

/** What the examples of one direction are written in. */
export type Sample = {
  attributes: LanguageAttributes;
  word: string;
  words: string;
  sentence: string;
  /** No space to break at. */
  longWord: string;
  /** More than fits into a line. */
  longText: string;
};

export const samples: readonly Sample[] = [
  {
    attributes: languageAttributes({ code: 'en', direction: 'ltr' }),
    word: 'Save',
    words: 'Opening hours',
    sentence: 'The office is open on weekdays from nine to five.',
    longWord: 'https://example.org/a-very-long-address-without-any-space-in-it',
    longText:
      'A long text shows how a part wraps: it has more words than fit into one line of a phone, and it goes on for a while after that.',
  },
  {
    attributes: languageAttributes({ code: 'ar', direction: 'rtl' }),
    word: 'حفظ',
    words: 'ساعات العمل',
    sentence: 'المكتب مفتوح أيام الأسبوع من التاسعة حتى الخامسة.',
    longWord: 'https://example.org/a-very-long-address-without-any-space-in-it',
    longText:
      'نص طويل يبيّن كيف تنكسر الأسطر: فيه من الكلمات أكثر مما يتسع له سطر واحد على الهاتف، ثم يستمر بعد ذلك قليلًا.',
  },
];
