import type { Core } from '@strapi/strapi';
import { en } from '../admin/labels/en';
import { PARTNER_FIELD } from '../brand';
import { type Arranged, arrange, arrangedPart, type Configuration, isUntouched } from './arrange';
import { digestOf } from './digest-of';
import { COMPONENTS, LAYOUTS, type Layout } from './layouts';

/** What our labels call the types and components whose fields have help. */
const HELP_OF: Readonly<Record<string, string>> = {
  'api::post.post': 'post',
  'api::post-version.post-version': 'post',
  'api::post-category.post-category': 'category',
  'api::nationality.nationality': 'community',
  'api::city.city': 'city',
  'api::area.area': 'area',
  'api::country.country': 'country',
  'api::post-type.post-type': 'kind',
  'api::creator.creator': 'creator',
  'api::concept.concept': 'concept',
  'api::contact-message.contact-message': 'message',
  'api::report.report': 'report',
  'api::answer-template.answer-template': 'template',
  'api::scam-rule.scam-rule': 'scam',
  'api::calendar-feed.calendar-feed': 'calendar',
  'api::cost-item.cost-item': 'costItem',
  'api::price.price': 'price',
  'api::rate.rate': 'rate',
  'api::price-report.price-report': 'priceReport',
  'post.information': 'information',
  'post.map': 'map',
  'post.source': 'source',
  'post.answers': 'answers',
  'search.translated-name': 'name',
  'search.concept-words': 'words',
  'place.introduction': 'introduction',
  'place.emergency-number': 'emergency',
};

/** Strapi's service for the configurations of types, or the one for those of components. */
interface ConfigurationService {
  findConfiguration: (model: Model) => Promise<Configuration>;
  updateConfiguration: (model: Model, configuration: Configuration) => Promise<unknown>;
}

/** A type or component as these services take it. */
interface Model {
  uid: string;
  attributes: Record<string, unknown>;
}

interface AppliedLayout {
  /** Of the layout and the help. Earlier versions of the service have stored a number instead. */
  digest?: string;
  arranged: Arranged;
}

/**
 * Sets the layout of forms and lists, and the help, when they have changed. What an operator has
 * changed in the panel since then is kept, and nothing later is applied to that type.
 */
export async function applyLayouts(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = manager.service('content-types');
  for (const [uid, layout] of Object.entries(LAYOUTS)) {
    await applyLayout(strapi, types as ConfigurationService, types.findContentType(uid), layout);
  }
  const components = manager.service('components');
  for (const uid of COMPONENTS) {
    await applyLayout(
      strapi,
      components as ConfigurationService,
      components.findComponent(uid),
      {},
    );
  }
}

async function applyLayout(
  strapi: Core.Strapi,
  service: ConfigurationService,
  model: Model | null | undefined,
  layout: Layout,
): Promise<void> {
  if (!model) return;
  const store = strapi.store({ type: 'core', name: 'form-layout' });
  const key = model.uid;
  const applied = (await store.get({ key })) as AppliedLayout | null | undefined;
  const help = helpOf(model.uid);
  const digest = digestOf([layout, help]);
  if (applied?.digest === digest) return;
  const configuration = await service.findConfiguration(model);
  if (applied && !isUntouched(configuration, applied.arranged)) return;
  const fields = Object.keys(model.attributes);
  await service.updateConfiguration(model, arrange(configuration, layout, fields, help));
  const arranged = arrangedPart(await service.findConfiguration(model));
  await store.set({ key, value: { digest, arranged } });
}

/** The help in English, by field; the panel translates it. */
function helpOf(uid: string): Record<string, string> {
  const prefix = `${HELP_OF[uid]}.`;
  const texts = Object.entries(en.help)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text]);
  const { partner, ...help }: Record<string, string> = Object.fromEntries(texts);
  return partner === undefined ? help : { ...help, [PARTNER_FIELD]: partner };
}
