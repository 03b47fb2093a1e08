import type { Core, UID } from '@strapi/strapi';
import { fold } from 'folding/fold';
import { comparable, similarity } from 'post-rules/text/similarity';
import type { ReferenceField } from './fields';

/** An entry that a post can refer to, as the rules for posts take it. */
export interface Reference {
  id: number;
  name: string;
  slug?: string;
  language?: string;
  language_query?: string;
  latitude?: number | null;
  longitude?: number | null;
  time_zone?: string;
  city?: { id: number } | null;
  country?: { code: string } | null;
  post_types?: { id: number; name: string }[];
  names?: { language: string; name: string; other_names: string | null }[];
}

/** The entries of each field that refers to others. */
export type References = Readonly<Record<ReferenceField, NamedEntries>>;

const ID_AND_NAME = { select: ['id', 'name'] };

const TYPES: Readonly<Record<ReferenceField, { uid: UID.ContentType; populate: object }>> = {
  post_type: { uid: 'api::post-type.post-type', populate: { names: true } },
  nationality: { uid: 'api::nationality.nationality', populate: { names: true } },
  city: {
    uid: 'api::city.city',
    populate: { names: true, country: { select: ['code'] } },
  },
  area: { uid: 'api::area.area', populate: { names: true, city: { select: ['id'] } } },
  post_category: {
    uid: 'api::post-category.post-category',
    populate: { names: true, post_types: ID_AND_NAME },
  },
  creator: { uid: 'api::creator.creator', populate: {} },
};

/** Below this, another name is no help. */
const MIN_SIMILARITY = 0.6;

/** Languages in which the language of a community is recognised by its name. */
const LANGUAGES = ['en', 'ar', 'fa', 'hi', 'ru', 'tr', 'ur'];

/** Entries and the names by which a table may refer to them. */
export interface NamedEntries {
  entries: readonly Reference[];
  /** Folded names; those of the entry itself come before translations and other spellings. */
  byName: readonly ReadonlyMap<string, readonly Reference[]>[];
}

/** Loads everything that a table of posts can refer to. */
export async function loadReferences(strapi: Core.Strapi): Promise<References> {
  const loaded: Partial<Record<ReferenceField, NamedEntries>> = {};
  for (const [field, { uid, populate }] of Object.entries(TYPES)) {
    const entries: Reference[] = await strapi.db
      .query(uid)
      .findMany({ populate, orderBy: { name: 'asc' } });
    loaded[field as ReferenceField] = namedEntries(entries);
  }
  return loaded as References;
}

/** @param entries with their names */
export function namedEntries(entries: readonly Reference[]): NamedEntries {
  return { entries, byName: [indexBy(entries, ownNames), indexBy(entries, otherNames)] };
}

/**
 * Finds entries by what a table calls them: their name in any language, another spelling of it, the
 * last part of their address, or a language by its name or code.
 * @returns several if they have the same name
 */
export function findByName({ byName }: NamedEntries, name: string): readonly Reference[] {
  const key = fold(name);
  for (const names of byName) {
    const found = names.get(key);
    if (found) return found;
  }
  return [];
}

/** The name that is most like another one, of the entries themselves first; empty if none is. */
export function nearestName({ entries }: NamedEntries, name: string): string {
  const wanted = comparable(name);
  for (const namesOf of [ownNames, otherNames]) {
    let nearest = { name: '', likeness: MIN_SIMILARITY };
    for (const known of entries.flatMap(namesOf)) {
      const likeness = similarity(wanted, comparable(known));
      if (likeness > nearest.likeness) nearest = { name: known, likeness };
    }
    if (nearest.name !== '') return nearest.name;
  }
  return '';
}

function indexBy(
  entries: readonly Reference[],
  namesOf: (entry: Reference) => string[],
): Map<string, Reference[]> {
  const index = new Map<string, Reference[]>();
  for (const entry of entries) {
    for (const key of new Set(namesOf(entry).map(fold))) {
      if (key !== '') index.set(key, [...(index.get(key) ?? []), entry]);
    }
  }
  return index;
}

function ownNames({ name, slug, language, language_query }: Reference): string[] {
  return [name, slug, language, language_query].filter((each) => typeof each === 'string');
}

function otherNames({ names = [], language_query }: Reference): string[] {
  const translated = names.flatMap(({ name, other_names }) => [
    name,
    ...(other_names ?? '').split('\n'),
  ]);
  return [...translated, ...(language_query ? languageNames(language_query) : [])];
}

function languageNames(code: string): string[] {
  return LANGUAGES.flatMap(
    (language) =>
      new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code) ?? [],
  );
}
