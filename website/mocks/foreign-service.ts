import { HttpResponse, http } from 'msw';
import { isWithin, nameOf } from '../app/content/parameters.ts';
import { api } from './content-service.ts';

/** How a service says that it does not take a parameter. */
export type Phrasing = 'Strapi 5' | 'Strapi 4' | 'key alone' | 'nothing' | 'status 500' | 'ours';

type Options = {
  /** Entries in the shape of v5. */
  posts: Record<string, unknown>[];
  /** Names of parameters, such as `fields:currency`, that it rejects. */
  rejects: readonly string[];
  /** Names of filters that it takes and does not follow. */
  ignores?: readonly string[];
  phrasing?: Phrasing;
};

/**
 * A content service run by others: it rejects parameters in the words of its version, follows the
 * filters of its lists that compare for equality, and gives of a post what it was asked for.
 * @returns handlers of its posts, and the requests it got
 */
export function foreignService(options: Options) {
  const asked: URL[] = [];
  // Changed during a test, when the service is upgraded.
  const state = { ...options, ignores: options.ignores ?? [] };
  const rejection = (url: URL): Response | null => {
    const names = [...url.searchParams].map(nameOf).filter((name) => name !== null);
    for (const name of names) {
      const rejected = state.rejects.find((each) => isWithin(name, each));
      if (rejected) return rejectionOf(rejected, state.phrasing ?? 'Strapi 5');
    }
    return null;
  };
  const handlers = [
    http.get(`${api}/posts`, ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const filtered = state.posts.filter((post) => follows(post, url, state.ignores));
      const number = (name: string, usual: number) =>
        Number(url.searchParams.get(`pagination[${name}]`) ?? usual);
      const start = number('start', 0);
      const data = filtered.slice(start, start + number('limit', 25));
      return (
        rejection(url) ??
        listOf(
          data.map((post) => shown(post, url)),
          filtered.length,
        )
      );
    }),
    http.get(`${api}/posts/:id`, ({ request, params }) => {
      const url = new URL(request.url);
      asked.push(url);
      const post = state.posts.find(({ id }) => String(id) === params.id);
      if (!post) return HttpResponse.json({ error: { status: 404 } }, { status: 404 });
      return rejection(url) ?? HttpResponse.json({ data: shown(post, url) });
    }),
    ...['nationalities', 'cities', 'areas', 'post-categories'].map((list) =>
      http.get(`${api}/${list}`, () =>
        HttpResponse.json({ error: { status: 404 } }, { status: 404 }),
      ),
    ),
  ];
  return { handlers, asked, state };
}

const listOf = (data: unknown[], total: number) =>
  HttpResponse.json({ data, meta: { pagination: { start: 0, limit: data.length, total } } });

function rejectionOf(name: string, phrasing: Phrasing): Response {
  const [param = '', words = ''] = name.split(':');
  const path = words.split('.');
  const key = path.pop() ?? '';
  const holder = path.join('.') || null;
  const at = holder ? ` at ${holder}` : '';
  const failed = (status: number, message: string, details: object = {}) =>
    HttpResponse.json(
      { data: null, error: { status, name: 'Error', message, details } },
      { status },
    );
  switch (phrasing) {
    case 'Strapi 5':
      return failed(400, `Invalid key ${key}${at}`, { key, path: holder, source: 'query', param });
    case 'Strapi 4':
      return failed(400, `Invalid parameter ${key}${at}`);
    case 'key alone':
      return failed(400, `Invalid key ${key}`);
    case 'nothing':
      return failed(400, 'Bad Request');
    case 'status 500':
      return failed(500, 'Internal Server Error');
    case 'ours': {
      const isList = param === 'fields' || param === 'sort';
      const inner = words.replaceAll('.', param === 'populate' ? '][populate][' : '][');
      const parameter = isList ? `${param}=${words}` : `${param}[${inner}]`;
      return failed(400, `${parameter}: unknown; known here: id`, { parameter });
    }
  }
}

function follows(post: Record<string, unknown>, url: URL, ignores: readonly string[]): boolean {
  return [...url.searchParams].every(([name, value]) => {
    const asked = nameOf([name, value]);
    if (!asked?.startsWith('filters:') || ignores.includes(asked)) return true;
    const operator = /\[\$(\w+)\]$/.exec(name)?.[1] ?? 'eq';
    const found = valueAt(post, asked.slice('filters:'.length).split('.'));
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

/** Relations come where they are populated; plain fields where they are named, or none is. */
function shown(post: Record<string, unknown>, url: URL): Record<string, unknown> {
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
