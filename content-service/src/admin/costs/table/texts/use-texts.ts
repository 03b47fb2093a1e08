import { type Catalogue, useCatalogue } from '../../../texts/use-catalogue';
import { ar } from './ar';
import { en, type Texts } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

export const catalogue: Catalogue<Texts> = { ar, en, fa, hi, ru, tr, ur };

/** The words about the prices of a city in the language of the panel. */
export function useTexts(): Texts {
  return useCatalogue(catalogue);
}
