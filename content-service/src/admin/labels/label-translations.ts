import brand from '../../../../brand.json';
import { ar } from './ar';
import { en, type LabelKey, type LabelTexts } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

/** The texts of each language of the panel. */
export const catalogue: Readonly<Record<string, LabelTexts>> = { ar, en, fa, hi, ru, tr, ur };

const type = (name: string) => `content-types.api::${name}.${name}`;

/** What Strapi calls the types and components of a label; versions share the fields of posts. */
export const OWNERS: Readonly<Record<string, readonly string[]>> = {
  post: [type('post'), type('post-version')],
  information: ['components.post.information'],
  map: ['components.post.map'],
  source: ['components.post.source'],
  answers: ['components.post.answers'],
  name: ['components.search.translated-name'],
  words: ['components.search.concept-words'],
  introduction: ['components.place.introduction'],
  emergency: ['components.place.emergency-number'],
  city: [type('city')],
  area: [type('area')],
  country: [type('country')],
  community: [type('nationality')],
  category: [type('post-category')],
  kind: [type('post-type')],
  creator: [type('creator')],
  message: [type('contact-message')],
  report: [type('report')],
  template: [type('answer-template')],
  scam: [type('scam-rule')],
  calendar: [type('calendar-feed')],
  concept: [type('concept')],
  costItem: [type('cost-item')],
  price: [type('price')],
  rate: [type('rate')],
  priceReport: [type('price-report')],
};

const allTypes = Object.values(OWNERS)
  .flat()
  .filter((owner) => owner.startsWith('content-types.'));

/** Strapi's keys for the label of a field. */
function keysOf(label: LabelKey): string[] {
  const [owner = '', field = ''] = label.split('.');
  const name = label === 'post.partner' ? brand.partnerField : field;
  const owners = owner === 'all' ? allTypes : (OWNERS[owner] ?? []);
  return owners.map((each) => `content-manager.${each}.${name}`);
}

/**
 * The labels in each language of the panel, by Strapi's keys. The names of types have no key: Strapi
 * looks for them by the name in the schema.
 */
export const labelTranslations: Readonly<Record<string, Record<string, string>>> =
  Object.fromEntries(
    Object.entries(catalogue).map(([language, { types, labels }]) => {
      const fields = Object.keys(en.labels) as LabelKey[];
      const pairs = fields.flatMap((label) => keysOf(label).map((key) => [key, labels[label]]));
      return [language, { ...types, ...Object.fromEntries(pairs) }];
    }),
  );
