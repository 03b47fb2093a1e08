import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { blocksToHtml } from './blocks';
import type { ImportedType } from './imported-types';
import type { MappedOrigin } from './mapping';
import { type ForeignEntry, type ForeignFile, isRecord } from './source';

/** An attribute of one of our types. */
interface Attribute {
  type: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
  relation?: string;
  /** The type that a relation refers to. */
  target?: string;
}

export type Attributes = Readonly<Record<string, Attribute>>;

/** What an entry of another Strapi is here, before its references are known here. */
export interface MappedEntry {
  /** Values and components. */
  content: Record<string, unknown>;
  /** By field, the numbers there of the entries that it refers to. */
  relations: Record<string, number[]>;
  files: Record<string, ForeignFile[]>;
}

type Fields = Pick<MappedOrigin, 'fields' | 'values'>;

/**
 * Maps an entry to the fields of our type. Fields that it lacks are left out.
 * @param attributesOf the attributes of a component
 */
export function mapEntry(
  entry: ForeignEntry,
  attributes: Attributes,
  mapping: Fields,
  attributesOf: (component: string) => Attributes,
): MappedEntry {
  const mapped: MappedEntry = { content: {}, relations: {}, files: {} };
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = fieldOf(entry, name, mapping);
    if (attribute.type === 'component' && attribute.component) {
      const parts = attributesOf(attribute.component);
      const component = attribute.repeatable
        ? partsOf(value, parts)
        : partOf(entry, name, parts, mapping);
      if (component !== undefined) mapped.content[name] = component;
    } else if (value === undefined) {
    } else if (attribute.type === 'relation') {
      mapped.relations[name] = listOf(value).flatMap(numberOf);
    } else if (attribute.type === 'media') {
      mapped.files[name] = listOf(value).flatMap(fileOf);
    } else {
      mapped.content[name] = Array.isArray(value) ? blocksToHtml(value) : value;
    }
  }
  return mapped;
}

/** The attributes of a type that are imported. */
export function ownAttributes(strapi: Core.Strapi, { uid, without }: ImportedType): Attributes {
  // The schema of our file, without what Strapi adds to every type. Its types leave it out.
  const { __schema__ } = strapi.contentType(uid) as unknown as {
    __schema__: { attributes: Attributes };
  };
  return Object.fromEntries(
    Object.entries(__schema__.attributes).filter(([name]) => !without.includes(name)),
  );
}

export function componentAttributes(strapi: Core.Strapi, component: string): Attributes {
  const schema = Object.entries(strapi.components).find(([uid]) => uid === component)?.[1];
  const attributes: Attributes = schema?.attributes ?? {};
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'id'));
}

/** Equal for entries that are mapped alike. */
export const hashOf = (mapped: object): string =>
  createHash('sha256').update(JSON.stringify(mapped)).digest('hex');

function fieldOf(entry: ForeignEntry, name: string, { fields, values }: Fields): unknown {
  const place = fields[name];
  if (place === null) return undefined;
  if (typeof place === 'object') return place.value;
  const value = (place ?? name).split('.').reduce<unknown>((part, key) => {
    // In an export, a relation to one entry is a list of one.
    const one = Array.isArray(part) ? part[0] : part;
    return isRecord(one) ? one[key] : undefined;
  }, entry);
  return typeof value === 'string' ? (values[name]?.[value] ?? value) : value;
}

/** The parts of a component that is a list. */
function partsOf(value: unknown, attributes: Attributes): unknown {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isRecord)
    .map((item) => Object.fromEntries(Object.keys(attributes).map((name) => [name, item[name]])));
}

/** A component whose fields may come from anywhere; null if all are empty. */
function partOf(entry: ForeignEntry, name: string, attributes: Attributes, mapping: Fields) {
  if (mapping.fields[name] === null) return undefined;
  const prefix = typeof mapping.fields[name] === 'string' ? mapping.fields[name] : name;
  const values = Object.keys(attributes).map((field) => {
    const own = `${name}.${field}`;
    const fields = { [own]: `${prefix}.${field}`, ...mapping.fields };
    return [field, fieldOf(entry, own, { ...mapping, fields }) ?? null] as const;
  });
  return values.every(([, value]) => value === null || value === '')
    ? null
    : Object.fromEntries(values);
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]);

const numberOf = (value: unknown): number[] => {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? [id] : [];
};

function fileOf(value: unknown): ForeignFile[] {
  if (!isRecord(value) || typeof value.url !== 'string') return [];
  const { url, name, alternativeText, caption, focalPoint } = value;
  const textOf = (text: unknown) => (typeof text === 'string' ? text : null);
  return [
    {
      url,
      name: textOf(name) ?? url.split('/').at(-1) ?? url,
      alternativeText: textOf(alternativeText),
      caption: textOf(caption),
      focalPoint: focalPoint ?? null,
    },
  ];
}
