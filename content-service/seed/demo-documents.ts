import { createHash } from 'node:crypto';
import { PARTNER_FIELD } from '../src/brand';
import type { DemoFiles } from './demo-files';
import type { DemoPost } from './post-file';
import { resolveRelativeDate } from './relative-date';

/** The name of the `post_type` for each folder of posts. */
export const POST_TYPES: Record<string, string> = {
  article: 'Article',
  business: 'Business',
  event: 'Event',
  activity: 'Activity',
  marketplace: 'Marketplace',
  forum: 'Forum',
};

/**
 * Derived from the key, so that a resumed seeding finds what it has already created. Starts with a
 * letter, because Strapi treats a text that starts with a digit as a numeric id.
 */
export function documentIdOf(type: string, key: string | number): string {
  return `d${createHash('sha256').update(`${type} ${key}`).digest('hex').slice(0, 23)}`;
}

const optionalDocumentId = (type: string, key: string | undefined) =>
  key && documentIdOf(type, key);

/**
 * Converts a demo post to a document, without its related post, which may not exist yet.
 * @param pictures the id of the uploaded file for each picture key
 * @throws Error that names the post if it refers to a key that the reference files do not have
 */
export function postDocument(
  post: DemoPost,
  files: DemoFiles,
  pictures: ReadonlyMap<string, number>,
  firstStart: Date,
) {
  const location = `posts/${post.kind}, post ${post.id}`;
  if (!(post.kind in POST_TYPES)) throw new Error(`${location}: kind "${post.kind}" is unknown`);
  const cities = files.countries.flatMap((country) => country.cities);
  const city = findByKey(cities, post.city, `${location}: city`);
  const area = findByKey(city?.areas ?? [], post.area, `${location}: area`);
  findByKey(files.communities, post.community, `${location}: community`);
  const category = findByKey(files.categories, post.category, `${location}: category`);
  if (category && !category.kinds.includes(post.kind)) {
    throw new Error(`${location}: category "${post.category}" is not for this kind`);
  }
  findByKey(files.creators, post.creator, `${location}: creator`);
  const pictureId = (key: string) => {
    const id = pictures.get(key);
    if (id === undefined) throw new Error(`${location}: picture "${key}" is unknown`);
    return id;
  };
  const toIsoDate = (text: string | undefined) =>
    text && resolveRelativeDate(text, firstStart, city?.time_zone ?? 'UTC').toISOString();
  const { languages, ...information } = post.information ?? {};
  return {
    id: post.id,
    documentId: documentIdOf('post', post.id),
    createdAt: toIsoDate(post.created),
    title: post.title,
    description: post.description,
    slug: post.slug,
    is_active: post.active,
    stick_top: post.sticky !== undefined,
    sticky_order: post.sticky ?? 0,
    [PARTNER_FIELD]: post.partner,
    price: post.price,
    currency: post.currency,
    checked_at: toIsoDate(post.checked),
    check_every: post.check_every,
    start: toIsoDate(post.start),
    end: toIsoDate(post.end),
    picture: post.picture && pictureId(post.picture),
    gallery: post.gallery.map(pictureId),
    post_type: documentIdOf('post-type', post.kind),
    post_category: optionalDocumentId('post-category', post.category),
    nationality: optionalDocumentId('nationality', post.community),
    city: optionalDocumentId('city', post.city),
    area: city && area && documentIdOf('area', `${city.key}/${area.key}`),
    creator: optionalDocumentId('creator', post.creator),
    information: post.information && { ...information, languages: languages?.join(',') },
    answers: post.answers.map((answer) => ({ ...answer, date: toIsoDate(answer.date) })),
    map: post.map && { latitude: post.map[0], longitude: post.map[1] },
    sources: post.sources,
    translation_group: post.translation?.group,
    translated_from: post.translation?.from,
  };
}

function findByKey<Entry extends { key: string }>(
  entries: Entry[],
  key: string | undefined,
  location: string,
) {
  const entry = entries.find((candidate) => candidate.key === key);
  if (key !== undefined && !entry) throw new Error(`${location} "${key}" is unknown`);
  return entry;
}
