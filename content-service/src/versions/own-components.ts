import type { Core } from '@strapi/strapi';
import { copiedAttributesOf } from './copy';
import { VERSION, type Version } from './version';

/**
 * What is written to a version, without the ids of components that are not its own. A form holds the
 * ids that it was loaded with; others may have written these fields since, which gives them new ids, and
 * Strapi refuses to save ids that it does not find.
 * @param version as it is stored
 */
export function withOwnComponents(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  version: Version,
): Record<string, unknown> {
  const stored = new Map<string, unknown>(Object.entries(version));
  const attributes = copiedAttributesOf(strapi, VERSION);
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      attributes[field]?.type === 'component' ? withIdsOf(stored.get(field), value) : value,
    ]),
  );
}

function withIdsOf(stored: unknown, value: unknown): unknown {
  const ids = [stored].flat().flatMap((part) => (isPart(part) ? [String(part.id)] : []));
  const withOwnId = (part: unknown) => {
    if (!isPart(part) || ids.includes(String(part.id))) return part;
    const { id: _, ...rest } = part;
    return rest;
  };
  return Array.isArray(value) ? value.map(withOwnId) : withOwnId(value);
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
