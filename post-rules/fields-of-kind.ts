import { isKnownKind, kindRow, type ShownFacts } from '#kinds';

/** The fields that only some kinds show, by path, and the fact that shows them. */
const SHOWN_WITH: Readonly<Record<string, keyof ShownFacts>> = {
  start: 'showsTime',
  end: 'showsTime',
  price: 'showsPrice',
  currency: 'showsPrice',
  'information.phone': 'showsContact',
  'information.whatsapp': 'showsContact',
  'information.email': 'showsContact',
  'information.website': 'showsContact',
  'information.opening_hours': 'showsOpeningHours',
  'information.delivers': 'showsDelivery',
  'information.languages': 'showsLanguages',
  'information.organiser': 'showsOrganiser',
  'information.condition': 'showsCondition',
};

type Kind = { id: number; name: string } | null | undefined;

/**
 * Paths of the fields that the page of a post does not show.
 * @param kind without one, what all kinds show is left; a kind that we do not know shows everything
 */
export function fieldsNotShown(kind: Kind): readonly string[] {
  if (kind && !isKnownKind(kind)) return [];
  const row = kindRow(kind ?? null);
  return Object.keys(SHOWN_WITH).filter((path) => {
    const fact = SHOWN_WITH[path];
    return fact !== undefined && !row[fact];
  });
}

/**
 * Whether a post gets another kind, so that what its page no longer shows is not taken over. A post
 * that keeps its kind keeps all its values, also those that an earlier form has asked for.
 * @param publicKind of the public post; none if it is new
 */
export function changesKind(kind: Kind, publicKind: Kind): boolean {
  return !!kind && kind.id !== publicKind?.id;
}

/** A post as it becomes public: without the fields that its new kind does not show. */
export function withoutHiddenFields<Post extends object>(
  post: Post,
  kind: Kind,
  publicKind: Kind,
): Post {
  if (!changesKind(kind, publicKind)) return post;
  return fieldsNotShown(kind).reduce((cleared, path) => clear(cleared, path.split('.')), post);
}

function clear<Part extends object>(part: Part, [name = '', ...rest]: string[]): Part {
  const value: unknown = Reflect.get(part, name);
  if (value === null || value === undefined) return part;
  const cleared = rest.length > 0 && typeof value === 'object' ? clear(value, rest) : null;
  return cleared === value ? part : { ...part, [name]: cleared };
}
