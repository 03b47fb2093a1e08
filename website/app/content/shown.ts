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
const lookUps: Record<string, string> = {
  'filters[slug][$eq]': 'slug',
  'filters[id][$eq]': 'post',
};

/**
 * What a call's answer shows, as tags (`tags.ts`): each entry in it, and the list that it is, or the
 * entry that was looked up.
 * @param path of the call below the API's base
 * @param answer of either generation's shape; undefined where the entry does not exist
 */
export function shownIn(path: string, parameters: URLSearchParams, answer: unknown): Set<string> {
  const [first = '', one] = path.split('/');
  const type = typeOfPath[first];
  const shown = new Set<string>();
  if (!type) return shown;
  collect(answer, type, shown);
  const subjects = Object.entries(lookUps).flatMap(([parameter, name]) =>
    parameters.getAll(parameter).map((value) => `${name}:${value}`),
  );
  if (one !== undefined) subjects.push(`${type}:${one}`);
  if (subjects.length === 0) {
    for (const name of listNames(type, parameters)) shown.add(name);
    return shown;
  }
  // An entry that is looked up is the same, whichever others there are.
  for (const id of idsOf(answer)) subjects.push(`${type}:${id}`);
  for (const subject of subjects) shown.add(subjectTag(subject));
  return shown;
}

/** The numbers of the entries that an answer consists of. */
function idsOf(answer: unknown): unknown[] {
  const isObject = typeof answer === 'object' && answer !== null;
  const entries = isObject && 'data' in answer ? [answer.data].flat() : [];
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'id' in entry ? [entry.id] : [],
  );
}

function listNames(type: string, parameters: URLSearchParams): string[] {
  const kind = parameters.get('filters[post_type][name]');
  return kind ? [`all:${type}:${kind}`, `some:${type}`] : [`all:${type}`];
}

function collect(value: unknown, type: string | undefined, shown: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, type, shown);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (type && 'id' in value) shown.add(`${type}:${String(value.id)}`);
  for (const [field, inner] of Object.entries(value)) {
    const same = field === 'data' || field === 'attributes';
    collect(inner, same ? type : typeOfField[field], shown);
  }
}
