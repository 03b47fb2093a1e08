import { subjectTag } from './tags.ts';

/** Types of entries by the name of the field that holds them. */
const typeOfField: Record<string, string> = {
  creator: 'creator',
  nationality: 'nationality',
  post_category: 'post-category',
  post_type: 'post-type',
  post_types: 'post-type',
  city: 'city',
  area: 'area',
  country: 'country',
  related: 'post',
  picture: 'file',
  gallery: 'file',
  flag: 'file',
};

/** Types of entries by the first part of a call's path. */
const typeOfPath: Record<string, string> = {
  posts: 'post',
  cities: 'city',
  areas: 'area',
  nationalities: 'nationality',
  'post-categories': 'post-category',
};

/** Filters that look one post up, with the name of what they look it up by. */
const lookupFilters: Record<string, string> = {
  'filters[slug][$eq]': 'slug',
  'filters[id][$eq]': 'post',
};

/**
 * What a call's answer shows, as tags (`tags.ts`): each entry in it, and the list that it is, or the
 * entry that was looked up.
 * @param path of the call below the API's base
 * @param body of either generation's shape; undefined where the entry does not exist
 */
export function dependenciesOf(
  path: string,
  parameters: URLSearchParams,
  body: unknown,
): Set<string> {
  const [resource = '', entryId] = path.split('/');
  const type = typeOfPath[resource];
  const tags = new Set<string>();
  if (!type) return tags;
  collect(body, type, tags);
  const subjects = Object.entries(lookupFilters).flatMap(([parameter, name]) =>
    parameters.getAll(parameter).map((value) => `${name}:${value}`),
  );
  if (entryId !== undefined) subjects.push(`${type}:${entryId}`);
  if (subjects.length === 0) {
    for (const name of listTags(type, parameters)) tags.add(name);
    return tags;
  }
  // An entry that is looked up is the same, whichever others there are.
  for (const id of idsOf(body)) subjects.push(`${type}:${id}`);
  for (const subject of subjects) tags.add(subjectTag(subject));
  return tags;
}

/** The numbers of the entries that an answer consists of. */
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
