import type { Core } from '@strapi/strapi';
import { isTranslationField } from './translation-fields';
import { type Entry, POST, VERSION } from './version';

interface Attribute {
  type: string;
  component?: string;
  required?: boolean;
  default?: unknown;
}

type Attributes = Record<string, Attribute>;

type Populate = Record<string, true | { populate: Populate }>;

interface Schema {
  attributes: Attributes;
}

type Part = Record<string, unknown>;

/** Names of the fields that a version shares with its post, in the order of the form. */
export function copiedFields(strapi: Core.Strapi): string[] {
  const definedIn = (uid: typeof POST | typeof VERSION) => {
    // The schema of our file, without what Strapi adds to every type. Its types leave it out.
    const { __schema__ } = strapi.contentType(uid) as unknown as { __schema__: Schema };
    return Object.keys(__schema__.attributes);
  };
  const ofVersion = new Set(definedIn(VERSION));
  return definedIn(POST).filter((name) => ofVersion.has(name));
}

/** Of the fields of a form, those that a version shares with its post and that editors write. */
export function copiedContent(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const fields = copiedFields(strapi).filter((field) => !isTranslationField(field));
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));
}

/** Attributes of the schema that are copied. */
export function copiedAttributesOf(
  strapi: Core.Strapi,
  uid: typeof POST | typeof VERSION,
): Attributes {
  const attributes: Attributes = strapi.contentType(uid).attributes;
  return pick(attributes, copiedFields(strapi));
}

/**
 * Loads everything of a post or a version that is copied, past the document service and its
 * middlewares.
 * @returns null if there is none
 */
export function loadEntry<Loaded extends Entry>(
  strapi: Core.Strapi,
  uid: typeof POST | typeof VERSION,
  where: object,
): Promise<Loaded | null> {
  const populate = populateOf(strapi, copiedAttributesOf(strapi, uid));
  return strapi.db.query(uid).findOne({ where, populate });
}

/**
 * What is copied between a post and a version, as data for the document service: pictures as ids,
 * relations as document ids, components without their ids, empty fields as null.
 * @param target the type that is written; required fields that are empty get its defaults
 */
export function copyOf(
  strapi: Core.Strapi,
  entry: Entry,
  target: typeof POST | typeof VERSION,
): Part {
  return copyFields(strapi, copiedAttributesOf(strapi, target), entry);
}

function populateOf(strapi: Core.Strapi, attributes: Attributes): Populate {
  const populate: Populate = {};
  for (const [name, { type, component }] of Object.entries(attributes)) {
    if (type === 'relation' || type === 'media') populate[name] = true;
    if (type !== 'component') continue;
    populate[name] = { populate: populateOf(strapi, componentAttributes(strapi, component)) };
  }
  return populate;
}

function copyFields(strapi: Core.Strapi, attributes: Attributes, part: Part): Part {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      copyField(strapi, attribute, part[name] ?? null) ??
        (attribute.required ? (attribute.default ?? null) : null),
    ]),
  );
}

function copyField(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (Array.isArray(value) && attribute.type !== 'json') {
    return value.map((item) => copyField(strapi, attribute, item));
  }
  if (!isPart(value)) return value;
  if (attribute.type === 'media') return value.id;
  if (attribute.type === 'relation') return value.documentId;
  if (attribute.type !== 'component') return value;
  const copy = copyFields(strapi, componentAttributes(strapi, attribute.component), value);
  // Strapi stores a component without any value, but does not take one back that needs values.
  return Object.values(copy).some((field) => field !== null) ? copy : null;
}

function componentAttributes(strapi: Core.Strapi, component: string | undefined): Attributes {
  const schema = Object.entries(strapi.components).find(([uid]) => uid === component)?.[1];
  if (!schema) throw new Error(`the component "${component}" does not exist`);
  const attributes: Attributes = schema.attributes;
  return pick(
    attributes,
    Object.keys(attributes).filter((name) => name !== 'id'),
  );
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function pick(attributes: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const attribute = attributes[name];
      return attribute ? [[name, attribute]] : [];
    }),
  );
}
