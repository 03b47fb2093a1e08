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
};

/** Types of entries by the first part of a call's path. */
const typeOfPath: Record<string, string> = {
  posts: 'post',
  cities: 'city',
  areas: 'area',
  nationalities: 'nationality',
  'post-categories': 'post-category',
};

/**
 * What a call's answer shows: each entry as `type:id`; a list, which changes as well with entries
 * that are not on it, as `all:type`, and a list of posts of one kind as `all:post:Article` and
 * `some:post`.
 * @param path of the call below the API's base
 * @param answer of either generation's shape
 */
export function shownIn(path: string, parameters: URLSearchParams, answer: unknown): Set<string> {
  const [first = '', one] = path.split('/');
  const type = typeOfPath[first];
  const shown = new Set<string>();
  if (!type) return shown;
  collect(answer, type, shown);
  // An address that is looked up brings that one post, whichever others there are.
  const isLookUp = parameters.has('filters[slug][$eq]') || parameters.has('filters[id][$eq]');
  if (one !== undefined || isLookUp) return shown;
  for (const name of listNames(type, parameters)) shown.add(name);
  return shown;
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
