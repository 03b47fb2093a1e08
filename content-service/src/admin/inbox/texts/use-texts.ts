import { type Catalogue, useCatalogue } from '../../texts/use-catalogue';
import { ar } from './ar';
import { en, type InboxTexts } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

export const catalogue: Catalogue<InboxTexts> = { ar, en, fa, hi, ru, tr, ur };

/** The words about messages and reports in the language of the panel. */
export function useInboxTexts(): InboxTexts {
  return useCatalogue(catalogue);
}
