import type { Catalogue } from '../../texts/use-catalogue';
import { ar } from './ar';
import { en, type Guide } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

/** The guide in each language of the panel. */
export const guides: Catalogue<Guide> = { en, ar, fa, hi, ru, tr, ur };
