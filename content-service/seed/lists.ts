import type { Core, UID } from '@strapi/strapi';
import { documentIdOf, POST_TYPES } from './demo-documents';
import type { DemoFiles } from './demo-files';

type Data = { documentId: string } & Record<string, unknown>;

/** Creates an entry unless there is one with its `documentId`. */
export async function createIfMissing(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  data: Data,
): Promise<void> {
  const { documentId } = data;
  const existing = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['id'] });
  if (!existing) await strapi.documents(uid).create({ data });
}

/**
 * Creates those entries of the lists that do not exist yet: kinds, categories, communities, creators,
 * words of scams, templates of answers, countries with cities and areas.
 * @param pictures the id of the uploaded file for each picture key
 */
export async function createLists(
  strapi: Core.Strapi,
  files: DemoFiles,
  pictures: ReadonlyMap<string, number>,
) {
  const create = (type: string, key: string, data: Record<string, unknown>) =>
    createIfMissing(strapi, `api::${type}.${type}`, {
      documentId: documentIdOf(type, key),
      ...data,
    });
  for (const [kind, name] of Object.entries(POST_TYPES)) await create('post-type', kind, { name });
  for (const { key, name, kinds } of files.categories) {
    const post_types = kinds.map((kind) => documentIdOf('post-type', kind));
    await create('post-category', key, { name, slug: key, post_types });
  }
  for (const { key, flag, introduction, ...community } of files.communities) {
    await create('nationality', key, {
      ...community,
      flag: flag && pictures.get(`flag ${key}`),
      introductions: introductionsOf(introduction),
    });
  }
  for (const { key, name, picture } of files.creators) {
    await create('creator', key, { name, picture: picture && pictures.get(picture) });
  }
  for (const { key, ...rule } of files.scamRules) await create('scam-rule', key, rule);
  for (const { key, ...template } of files.answerTemplates) {
    await create('answer-template', key, template);
  }
  for (const { key, cities, emergency_numbers, ...country } of files.countries) {
    await create('country', key, {
      ...country,
      emergency_numbers: Object.entries(emergency_numbers).map(([service, number]) => ({
        service,
        number,
      })),
    });
    for (const { key: cityKey, areas, introduction, ...city } of cities) {
      await create('city', cityKey, {
        ...city,
        introductions: introductionsOf(introduction),
        slug: cityKey,
        country: documentIdOf('country', key),
      });
      for (const { key: areaKey, name } of areas) {
        const data = { name, slug: areaKey, city: documentIdOf('city', cityKey) };
        await create('area', `${cityKey}/${areaKey}`, data);
      }
    }
  }
}

const introductionsOf = (introduction: Record<string, string>) =>
  Object.entries(introduction).map(([language, text]) => ({ language, text }));
