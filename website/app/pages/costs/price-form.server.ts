import { type PriceReport, sendPriceReport } from '../../content/costs.server.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { HONEYPOT_FIELD, openedAt } from '../../forms/honeypot.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import { currentVisitor } from '../../request-context.server.ts';
import type { PriceState } from './price-form.tsx';
import { checkPrice, priceInput } from './told-price.ts';

/** The form in which readers say what they pay. */
export const priceForm: FormDefinition<PriceReport, PriceState> = {
  operation: 'sending a price',
  honeypot: true,
  check: (fields) => checkPrice(priceInput(fields)),
  redisplay: (fields) => ({
    values: { ...priceInput(fields), [HONEYPOT_FIELD]: fields.get(HONEYPOT_FIELD) ?? '' },
    opened: openedAt(fields) ?? Date.now(),
  }),
  // Several readers may pay the same.
  once: (key, run) => runOnce([key, currentVisitor()?.address], run),
  submit: sendPriceReport,
  onSuccess: ({ city, item }) => `?${new URLSearchParams({ city, item, sent: '1' })}`,
};
