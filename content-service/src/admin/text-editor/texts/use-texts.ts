import { useIntl } from 'react-intl';
import { ar } from './ar';
import { en, type Texts } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

const texts: Record<string, Texts> = { en, ar, fa, hi, ru, tr, ur };

/**
 * The editor's texts in the language of the panel. They load with the editor; texts in the panel's own
 * catalogue would load with its first page.
 */
export function useTexts(): Texts {
  return texts[useIntl().locale] ?? en;
}
