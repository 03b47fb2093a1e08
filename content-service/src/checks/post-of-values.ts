import type { Core, UID } from '@strapi/strapi';
import { parseRelationToOne } from '../relations/column-relations';
import { dateOf, loadPosts, positionOf, type StoredPost } from './load-posts';

const FILE = 'plugin::upload.file';

/** Values of a form, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Relations to one entry, and what the rules need of it besides its id. */
const RELATIONS: Readonly<Record<string, { uid: UID.ContentType; populate: string[] }>> = {
  post_type: { uid: 'api::post-type.post-type', populate: [] },
  nationality: { uid: 'api::nationality.nationality', populate: [] },
  city: { uid: 'api::city.city', populate: [] },
  area: { uid: 'api::area.area', populate: ['city'] },
  post_category: { uid: 'api::post-category.post-category', populate: ['post_types'] },
};

const TEXTS = ['title', 'slug', 'description', 'currency'] as const;
const FLAGS = ['is_active', 'stick_top'] as const;
const DATES = ['start', 'end'] as const;
const PICTURES = ['picture', 'gallery'] as const;
const COMPONENTS = ['information', 'map'] as const;

/**
 * A post as it would be after saving the values of a form.
 * @param stored the post as it is, or `EMPTY_POST`
 * @param values fields that are missing keep their stored value
 */
export async function postOfValues(
  strapi: Core.Strapi,
  stored: StoredPost,
  values: FormValues,
): Promise<StoredPost> {
  const changes: Record<string, unknown> = {};
  for (const name of TEXTS) if (name in values) changes[name] = textOf(values[name]);
  for (const name of DATES) if (name in values) changes[name] = dateOf(values[name]);
  if ('price' in values) changes.price = numberOf(values.price);
  for (const name of FLAGS) if (typeof values[name] === 'boolean') changes[name] = values[name];
  for (const name of COMPONENTS) {
    if (name in values) changes[name] = componentOf(stored[name], values[name]);
  }
  if ('sources' in values) changes.sources = sourcesOf(values.sources);
  for (const name of PICTURES) {
    if (!(name in values)) continue;
    const pictures = await picturesOf(strapi, values[name]);
    changes[name] = name === 'gallery' ? pictures : (pictures[0] ?? null);
  }
  for (const [name, { uid, populate }] of Object.entries(RELATIONS)) {
    const query = strapi.db.query(uid);
    const id = await parseRelationToOne(values[name], async (documentId) => {
      const entry = await query.findOne({ where: { documentId }, select: ['id'] });
      return entry?.id ?? 0;
    });
    if (id !== undefined) changes[name] = id && (await query.findOne({ where: { id }, populate }));
  }
  const post = { ...stored, ...changes };
  return { ...post, map: positionOf(post.map) };
}

/** A stored post, or null. @param uid type of the post or of its version */
export async function findPost(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<StoredPost | null> {
  const [post] = await loadPosts(strapi, uid, { documentId }, 1);
  return post ?? null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Number fields arrive as text from some forms. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A component keeps the fields that are not sent. */
function componentOf(stored: object | null, value: unknown): object | null {
  return typeof value === 'object' && value !== null ? { ...stored, ...value } : null;
}

function sourcesOf(value: unknown): StoredPost['sources'] {
  return [value].flat().flatMap((source) => {
    if (typeof source !== 'object' || source === null) return [];
    return [
      {
        title: 'title' in source ? textOf(source.title) : null,
        url: 'url' in source ? textOf(source.url) : null,
      },
    ];
  });
}

/** The panel sends pictures as whole objects, other callers send ids. */
async function picturesOf(strapi: Core.Strapi, value: unknown): Promise<StoredPost['gallery']> {
  const ids = [value].flat().flatMap((item) => {
    const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
    return typeof id === 'number' || typeof id === 'string' ? [Number(id)] : [];
  });
  if (ids.length === 0) return [];
  return strapi.db.query(FILE).findMany({
    where: { id: { $in: ids } },
    select: ['id', 'alternativeText', 'width', 'height'],
  });
}
