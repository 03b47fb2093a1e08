import { subjectTag } from './tags.ts';

/** Types of entries by the name of the field that contains them. */
const typeOfField: Record<string, string> = {
  creator: 'creator',
  nationality: 'nationality',
  post_category: 'post-category',
  post_type: 'post-type',
  post_types: 'post-type',
  city: 'city',
  area: 'area',
  country: 'country',
  post: 'post',
  related: 'post',
  translations: 'post',
  picture: 'file',
  gallery: 'file',
  flag: 'file',
};

/** Types of entries by the first part of a call's path. */
const typeOfPath: Record<string, string> = {
  posts: 'post',
  search: 'post',
  corrections: 'correction',
  cities: 'city',
  areas: 'area',
  nationalities: 'nationality',
  'post-categories': 'post-category',
};

/** What a search depends on besides the posts in its response: the names of these find posts, too. */
const searchTags = [
  'post',
  'country',
  'city',
  'area',
  'nationality',
  'post-category',
  'post-type',
].map((type) => `all:${type}`);

/** Filters that look up one post, and the name of the field that they compare. */
const lookupFilters: Record<string, string> = {
  'filters[slug][$eq]': 'slug',
  'filters[id][$eq]': 'post',
};

/**
 * The tags (`tags.ts`) of what a response shows: each entry in it, and the list or the entry that
 * was requested.
 * @param path of the call below the API's base
 * @param body in the shape of Strapi 4 or 5; undefined if the entry does not exist
 */
export function dependenciesOf(
  path: string,
  parameters: URLSearchParams,
  body: unknown,
): Set<string> {
  const [resource = '', entryId] = path.split('/');
  const type = typeOfPath[resource];
  if (!type) return new Set();
  const tags = new Set(entryTags(body, type));
  // Which posts have corrections, and what they are called, follows from all of them.
  if (resource === 'corrections') return new Set([...tags, 'all:post']);
  if (resource === 'search') return new Set([...tags, ...searchTags]);
  const subjects = Object.entries(lookupFilters).flatMap(([parameter, name]) =>
    parameters.getAll(parameter).map((value) => `${name}:${value}`),
  );
  if (entryId !== undefined) subjects.push(`${type}:${entryId}`);
  if (subjects.length === 0) {
    for (const name of listTags(type, parameters)) tags.add(name);
    return tags;
  }
  // Other entries do not affect the result of a lookup.
  for (const id of idsOf(body)) subjects.push(`${type}:${id}`);
  for (const subject of subjects) tags.add(subjectTag(subject));
  return tags;
}

/** The ids of the entries at the top level of a response. */
function idsOf(body: unknown): unknown[] {
  const isObject = typeof body === 'object' && body !== null;
  const entries = isObject && 'data' in body ? [body.data].flat() : [];
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'id' in entry ? [entry.id] : [],
  );
}

function listTags(type: string, parameters: URLSearchParams): string[] {
  const kind = parameters.get('filters[post_type][name]');
  return kind ? [`all:${type}:${kind}`, `some:${type}`] : [`all:${type}`];
}

/** Tags of the entries in a body, by the type of those at its top level: unchanged bodies are the same object. */
const tagsOfBodies = new WeakMap<object, Map<string, ReadonlySet<string>>>();

function entryTags(body: unknown, type: string): ReadonlySet<string> {
  const tags = new Set<string>();
  if (typeof body !== 'object' || body === null) return tags;
  const byType = tagsOfBodies.get(body) ?? new Map<string, ReadonlySet<string>>();
  const cached = byType.get(type);
  if (cached) return cached;
  collect(body, type, tags);
  tagsOfBodies.set(body, byType.set(type, tags));
  return tags;
}

function collect(value: unknown, type: string | undefined, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, type, tags);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (type && 'id' in value) tags.add(`${type}:${String(value.id)}`);
  for (const [field, inner] of Object.entries(value)) {
    const isWrapper = field === 'data' || field === 'attributes';
    collect(inner, isWrapper ? type : typeOfField[field], tags);
  }
}
