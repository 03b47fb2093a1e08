import { useIntl } from 'react-intl';
import { ar } from './ar';
import { en, type Texts } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

const texts: Readonly<Record<string, Texts>> = { ar, en, fa, hi, ru, tr, ur };

/** The words about pictures in the language of the panel. They load with the form or the first upload. */
export function useTexts(): Texts {
  return texts[useIntl().locale] ?? en;
}
