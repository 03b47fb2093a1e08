import { error } from '#problem';
import type { Rule } from '#rule';

/** A price has a currency; what is free needs none. */
export const checkCurrency: Rule = ({ price, currency }) =>
  price && !currency ? [error('currency-missing', 'currency', { price })] : [];
