/** Uids of what the costs of life consist of. */
export const COST_ITEM = 'api::cost-item.cost-item';
export const PRICE = 'api::price.price';
export const RATE = 'api::rate.rate';
export const PRICE_REPORT = 'api::price-report.price-report';
export const CITY = 'api::city.city';
