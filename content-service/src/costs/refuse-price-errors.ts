import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelLanguage } from '../checks/panel-language';
import { PRICE } from './cost-types';
import { priceMessage } from './price-messages';
import { type CheckedPrice, problemsOfPrice } from './price-problems';

/**
 * Refuses to save a price that would count for nothing or mislead, whoever writes it: what is written
 * is read back with its relations, and undone if something is wrong with it.
 */
export function refusePriceErrors(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== PRICE || !['create', 'update', 'clone'].includes(action)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const { id } = Object(result) as { id?: number };
      if (id !== undefined) await requireCorrect(strapi, id);
      return result;
    });
  });
}

/** @throws ValidationError with the errors, in the form that the panel shows at the fields */
async function requireCorrect(strapi: Core.Strapi, id: number): Promise<void> {
  const populate = { item: true, city: true, area: { populate: { city: true } } };
  const price: CheckedPrice = await strapi.db.query(PRICE).findOne({ where: { id }, populate });
  const problems = problemsOfPrice(price, new Date());
  if (problems.length === 0) return;
  const request = strapi.requestContext.get();
  const language = request ? panelLanguage(request) : 'en';
  const list = problems.map((problem) => ({
    path: [problem.field],
    name: 'ValidationError',
    message: priceMessage(problem, language),
  }));
  const message = list.map((each) => each.message).join('\n');
  throw new errors.ValidationError(message, { errors: list });
}
