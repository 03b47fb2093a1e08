import { HttpResponse, http, type RequestHandler } from 'msw';
import { type Kind, kinds } from '../app/kinds.ts';
import { api } from './content-service.ts';
import { apiPost } from './post-builder.ts';

type Entry = Record<string, unknown>;

type ContentEntries = {
  posts?: Entry[];
  nationalities?: Entry[];
  cities?: Entry[];
  areas?: Entry[];
  'post-categories'?: Entry[];
  /** What it answers to searches, if it has a search of its own. */
  search?: (parameters: URLSearchParams) => Response;
  /** What it answers while a visitor types, likewise. */
  suggestions?: (parameters: URLSearchParams) => Response;
  /** Ids of posts by the slugs that they had before. */
  formerSlugs?: Record<string, number>;
  /** What it answers when a visitor asks for a machine's translation into Arabic, if it makes any. */
  machineTranslation?: Record<string, unknown>;
  /** What life costs, as `costs` answers it; `prices` are limited to the cities that are asked for. */
  costs?: { prices: Entry[]; [list: string]: Entry[] };
};

/** A post of a kind; its slug consists of kind and id, e.g. `event-12`. */
export function postOf(kind: Kind, changes: Entry = {}): Entry {
  const { id = 12 } = changes;
  const { typeName } = kinds[kind];
  return apiPost({
    title: `${typeName} ${id}`,
    slug: `${kind}-${id}`,
    post_type: { id: 1, name: typeName },
    creator: { id: 1, name: 'Amal', picture: null },
    ...changes,
  });
}

/** Posts of a kind with the ids from 1 to `count`. */
export function postsOf(kind: Kind, count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => postOf(kind, { id: at + 1 }));
}

/**
 * A content service that has these entries and applies the filters that pages depend on: kind, slug,
 * id, community, search and preferred language. The contract tests cover orders and times.
 */
export function contentHandlers({
  posts = [],
  search,
  suggestions,
  formerSlugs = {},
  machineTranslation,
  costs,
  ...lists
}: ContentEntries = {}): RequestHandler[] {
  const missing = () => new HttpResponse(null, { status: 404 });
  const parametersOf = (request: Request) => new URL(request.url).searchParams;
  const names = ['nationalities', 'cities', 'areas', 'post-categories'] as const;
  return [
    http.get(`${api}/posts`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = oneOfEachGroup(
        posts.filter((post) => matches(post, searchParams)),
        searchParams.get('preferLanguage'),
      );
      const start = Number(searchParams.get('pagination[start]') ?? 0);
      const limit = Number(searchParams.get('pagination[limit]') ?? 25);
      return listResponse(found.slice(start, start + limit), found.length);
    }),
    http.get(`${api}/posts/:id`, ({ params }) => {
      const post = posts.find(({ id }) => String(id) === params.id);
      return post ? HttpResponse.json({ data: post }) : new HttpResponse(null, { status: 404 });
    }),
    http.get<{ slug: string }>(`${api}/former-slugs/:slug`, ({ params }) => {
      const id = formerSlugs[params.slug];
      return id === undefined ? missing() : HttpResponse.json({ data: { id } });
    }),
    http.get(`${api}/post-languages`, () => HttpResponse.json({ data: languagesOf(posts) })),
    http.get(`${api}/machine-translations`, () =>
      machineTranslation ? HttpResponse.json({ data: { languages: ['ar'] } }) : missing(),
    ),
    http.get(`${api}/machine-translations/:post/ar`, () =>
      HttpResponse.json({ data: machineTranslation }),
    ),
    http.get(`${api}/costs`, ({ request }) => {
      if (!costs) return missing();
      const cities = parametersOf(request).get('cities')?.split(',') ?? [];
      const prices = costs.prices.filter(({ city }) => cities.includes(String(city)));
      return HttpResponse.json({ data: { ...costs, prices } });
    }),
    http.get(`${api}/search`, ({ request }) => (search ?? missing)(parametersOf(request))),
    http.get(`${api}/search/suggestions`, ({ request }) =>
      (suggestions ?? missing)(parametersOf(request)),
    ),
    ...names.map((name) =>
      http.get(`${api}/${name}`, ({ request }) => {
        const params = parametersOf(request);
        return listResponse((lists[name] ?? []).filter((entry) => matches(entry, params)));
      }),
    ),
  ];
}

/** The languages of posts by kind. */
function languagesOf(posts: Entry[]) {
  const byKind = Map.groupBy(posts, ({ post_type }) => nameOf(post_type, 'name'));
  return [...byKind].map(([kind, ofKind]) => ({
    kind,
    languages: ofKind
      .map(({ nationality }) => nameOf(nationality, 'language_query'))
      .filter((code) => code !== undefined),
  }));
}

/** A content service that fails for every request, or only for posts of one kind. */
export function contentFailureHandler(kind?: Kind): RequestHandler {
  return http.get(`${api}/*`, ({ request }) => {
    const type = new URL(request.url).searchParams.get('filters[post_type][name]');
    if (kind && type !== kinds[kind].typeName) return undefined;
    return new HttpResponse(null, { status: 503 });
  });
}

function listResponse(data: Entry[], total = data.length) {
  return HttpResponse.json({ data, meta: { pagination: { start: 0, limit: 100, total } } });
}

/** The filters of the contract that are applied here: whether a post has the requested value. */
const filters: Record<string, (post: Entry, value: string) => boolean> = {
  'filters[post_type][name]': ({ post_type }, value) => nameOf(post_type, 'name') === value,
  'filters[nationality][language_query]': ({ nationality }, value) =>
    nameOf(nationality, 'language_query') === value,
  'filters[city][slug]': ({ city }, value) => nameOf(city, 'slug') === value,
  'filters[language_query][$eq]': ({ language_query }, value) => language_query === value,
  'filters[slug][$eq]': ({ slug }, value) => slug === value,
  'filters[id][$eq]': ({ id }, value) => String(id) === value,
  'filters[id][$ne]': ({ id }, value) => String(id) !== value,
  'filters[$and][0][$or][1][expires_at][$gt]': ({ expires_at }, value) =>
    typeof expires_at !== 'string' || expires_at > value,
  _q: ({ title, description }, value) =>
    `${title} ${description}`.toLowerCase().includes(value.toLowerCase()),
};

function matches(post: Entry, params: URLSearchParams): boolean {
  return Object.entries(filters).every(([name, applies]) => {
    const value = params.get(name);
    return value === null || applies(post, value);
  });
}

/** One post of each `translation_group`: the one in a preferred language, else the first. */
function oneOfEachGroup(posts: Entry[], preferLanguage: string | null): Entry[] {
  const codes: unknown[] = preferLanguage?.split(',') ?? [];
  const isPreferred = ({ nationality }: Entry) =>
    codes.includes(nameOf(nationality, 'language_query'));
  const groups = Map.groupBy<unknown, Entry>(posts, (post) =>
    preferLanguage === null ? post : (post.translation_group ?? post),
  );
  return [...groups.values()].map((group) => group.find(isPreferred) ?? group[0] ?? {});
}

function nameOf(relation: unknown, field: string): unknown {
  return typeof relation === 'object' && relation !== null
    ? Reflect.get(relation, field)
    : undefined;
}
