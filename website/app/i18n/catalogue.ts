import type { LanguageCode } from '../languages.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { Messages } from './messages/messages.ts';

/** The messages of each interface language, as a function of the product's name. */
export const catalogue: Record<LanguageCode, (brand: string) => Messages> = { en, ar };
