import { HttpResponse, http } from 'msw';
import { isWithin, nameOf } from '../app/content/parameters.ts';
import { api } from './content-service.ts';

/** How a service rejects a parameter. */
export type RejectionFormat =
  | 'Strapi 5'
  | 'Strapi 4'
  | 'key alone'
  | 'nothing'
  | 'status 500'
  | 'ours';

type Options = {
  /** Entries in the shape of Strapi 5. */
  posts: Record<string, unknown>[];
  /** Names of parameters that it rejects, such as `fields:currency`. */
  rejected: readonly string[];
  /** Names of filters that it accepts and ignores. */
  ignored?: readonly string[];
  rejectionFormat?: RejectionFormat;
};

/**
 * A content service run by others: it rejects parameters with the errors of its version, applies the
 * filters of its lists that compare for equality, and returns the requested fields.
 * @returns handlers for its posts, and the requests that it received
 */
export function thirdPartyService(options: Options) {
  const requests: URL[] = [];
  // Tests change this to simulate an upgrade of the service.
  const state = { ...options, ignores: options.ignored ?? [] };
  const rejection = (url: URL): Response | null => {
    const names = [...url.searchParams].map(nameOf).filter((name) => name !== null);
    for (const name of names) {
      const rejectedName = state.rejected.find((each) => isWithin(name, each));
      if (rejectedName) return rejectionOf(rejectedName, state.rejectionFormat ?? 'Strapi 5');
    }
    return null;
  };
  const handlers = [
    http.get(`${api}/posts`, ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      const filtered = state.posts.filter((post) => matchesFilters(post, url, state.ignores));
      const paginationValue = (name: string, fallback: number) =>
        Number(url.searchParams.get(`pagination[${name}]`) ?? fallback);
      const start = paginationValue('start', 0);
      const data = filtered.slice(start, start + paginationValue('limit', 25));
      return (
        rejection(url) ??
        listOf(
          data.map((post) => selectedFields(post, url)),
          filtered.length,
        )
      );
    }),
    http.get(`${api}/posts/:id`, ({ request, params }) => {
      const url = new URL(request.url);
      requests.push(url);
      const post = state.posts.find(({ id }) => String(id) === params.id);
      if (!post) return HttpResponse.json({ error: { status: 404 } }, { status: 404 });
      return rejection(url) ?? HttpResponse.json({ data: selectedFields(post, url) });
    }),
    ...['nationalities', 'cities', 'areas', 'post-categories'].map((list) =>
      http.get(`${api}/${list}`, () =>
        HttpResponse.json({ error: { status: 404 } }, { status: 404 }),
      ),
    ),
  ];
  return { handlers, requests, state };
}

const listOf = (data: unknown[], total: number) =>
  HttpResponse.json({ data, meta: { pagination: { start: 0, limit: data.length, total } } });

function rejectionOf(name: string, format: RejectionFormat): Response {
  const [param = '', fieldPath = ''] = name.split(':');
  const segments = fieldPath.split('.');
  const key = segments.pop() || name;
  const parent = segments.join('.') || null;
  const at = parent ? ` at ${parent}` : '';
  const errorResponse = (status: number, message: string, details: object = {}) =>
    HttpResponse.json(
      { data: null, error: { status, name: 'Error', message, details } },
      { status },
    );
  switch (format) {
    case 'Strapi 5':
      return errorResponse(400, `Invalid key ${key}${at}`, {
        key,
        path: parent,
        source: 'query',
        param,
      });
    case 'Strapi 4':
      return errorResponse(400, `Invalid parameter ${key}${at}`);
    case 'key alone':
      return errorResponse(400, `Invalid key ${key}`);
    case 'nothing':
      return errorResponse(400, 'Bad Request');
    case 'status 500':
      return errorResponse(500, 'Internal Server Error');
    case 'ours': {
      const isList = param === 'fields' || param === 'sort';
      const inner = fieldPath.replaceAll('.', param === 'populate' ? '][populate][' : '][');
      const nested = isList ? `${param}=${fieldPath}` : `${param}[${inner}]`;
      const parameter = fieldPath === '' ? name : nested;
      return errorResponse(400, `${parameter}: unknown; known here: id`, { parameter });
    }
  }
}

function matchesFilters(
  post: Record<string, unknown>,
  url: URL,
  ignored: readonly string[],
): boolean {
  return [...url.searchParams].every(([name, value]) => {
    const filterName = nameOf([name, value]);
    if (!filterName?.startsWith('filters:') || ignored.includes(filterName)) return true;
    const operator = /\[\$(\w+)\]$/.exec(name)?.[1] ?? 'eq';
    const found = valueAt(post, filterName.slice('filters:'.length).split('.'));
    if (operator === 'eq') return String(found) === value;
    return operator === 'ne' ? String(found) !== value : true;
  });
}

function valueAt(value: unknown, [first, ...rest]: string[]): unknown {
  if (first === undefined) return value;
  return typeof value === 'object' && value !== null
    ? valueAt(Reflect.get(value, first), rest)
    : undefined;
}

/** Relations are returned if populated; plain fields if named, or all if none is named. */
function selectedFields(post: Record<string, unknown>, url: URL): Record<string, unknown> {
  const names = [...url.searchParams].map(nameOf).filter((name) => name !== null);
  const fields = names.filter((name) => name.startsWith('fields:')).map((name) => name.slice(7));
  return Object.fromEntries(
    Object.entries(post).filter(([field, value]) => {
      if (field === 'id') return true;
      const isRelation = typeof value === 'object' && value !== null;
      if (isRelation) return names.some((name) => isWithin(name, `populate:${field}`));
      return fields.length === 0 || fields.includes(field);
    }),
  );
}
