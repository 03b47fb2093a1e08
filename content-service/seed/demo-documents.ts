import { createHash } from 'node:crypto';
import { PARTNER_FIELD } from '../src/brand';
import type { DemoFiles } from './demo-files';
import type { DemoPost } from './post-file';
import { resolveRelativeDate } from './relative-date';

/** The name that posts of a folder have as `post_type` in the content service. */
export const POST_TYPES: Record<string, string> = {
  article: 'Article',
  business: 'Business',
  event: 'Event',
  activity: 'Activity',
  marketplace: 'Marketplace',
  forum: 'Forum',
};

/**
 * Made from the key, so that an interrupted seeding finds again what it has already made. It
 * begins with a letter: Strapi takes what begins with a digit for a numeric id.
 */
export function documentIdOf(type: string, key: string | number): string {
  return `d${createHash('sha256').update(`${type} ${key}`).digest('hex').slice(0, 23)}`;
}

const reference = (type: string, key: string | undefined) => key && documentIdOf(type, key);

/**
 * A post of the demo content as the document service takes it, without its related post: that
 * one may not exist yet.
 * @param pictures the upload's numeric id for each picture key
 * @throws Error naming the post when it refers to something that the reference files do not have
 */
export function postDocument(
  post: DemoPost,
  files: DemoFiles,
  pictures: ReadonlyMap<string, number>,
  firstStart: Date,
) {
  const at = `posts/${post.kind}, post ${post.id}`;
  const cities = files.countries.flatMap((country) => country.cities);
  const city = found(cities, post.city, `${at}: city`);
  const area = found(city?.areas ?? [], post.area, `${at}: area`);
  found(files.communities, post.community, `${at}: community`);
  found(files.categories, post.category, `${at}: category`);
  found(files.creators, post.creator, `${at}: creator`);
  const picture = (key: string) => {
    const id = pictures.get(key);
    if (id === undefined) throw new Error(`${at}: picture "${key}" is unknown`);
    return id;
  };
  const moment = (text: string | undefined) =>
    text && resolveRelativeDate(text, firstStart, city?.time_zone ?? 'UTC').toISOString();
  const { languages, ...information } = post.information ?? {};
  return {
    id: post.id,
    documentId: documentIdOf('post', post.id),
    createdAt: moment(post.created),
    title: post.title,
    description: post.description,
    slug: post.slug,
    is_active: post.active,
    stick_top: post.sticky !== undefined,
    sticky_order: post.sticky ?? 0,
    [PARTNER_FIELD]: post.partner,
    price: post.price,
    currency: post.currency,
    start: moment(post.start),
    end: moment(post.end),
    picture: post.picture && picture(post.picture),
    gallery: post.gallery.map(picture),
    post_type: documentIdOf('post-type', post.kind),
    post_category: reference('post-category', post.category),
    nationality: reference('nationality', post.community),
    city: reference('city', post.city),
    area: city && area && documentIdOf('area', `${city.key}/${area.key}`),
    creator: reference('creator', post.creator),
    information: post.information && { ...information, languages: languages?.join(',') },
    map: post.map && { latitude: post.map[0], longitude: post.map[1] },
  };
}

function found<Entry extends { key: string }>(
  entries: Entry[],
  key: string | undefined,
  at: string,
) {
  const entry = entries.find((candidate) => candidate.key === key);
  if (key !== undefined && !entry) throw new Error(`${at} "${key}" is unknown`);
  return entry;
}
