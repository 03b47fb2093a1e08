import { type Catalogue, useCatalogue } from '../../texts/use-catalogue';
import { ar } from './ar';
import { en, type PreviewTexts } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

const texts: Catalogue<PreviewTexts> = { ar, en, fa, hi, ru, tr, ur };

/** The preview's texts in the language of the panel. */
export function useTexts(): PreviewTexts {
  return useCatalogue(texts);
}
