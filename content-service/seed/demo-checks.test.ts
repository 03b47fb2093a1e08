import path from 'node:path';
import { checkPost } from 'post-rules/check-post';
import type { Post } from 'post-rules/post';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { finderOf } from '../src/checks/suspicious-words';
import { POST_TYPES } from './demo-documents';
import { type DemoFiles, readDemoFiles } from './demo-files';
import type { DemoPost } from './post-file';
import { resolveRelativeDate } from './relative-date';

const SEED = path.resolve(__dirname);
const NOW = new Date('2026-11-22T12:00:00Z');

/** They show what the website does without a title. */
const WITHOUT_TITLE = ['407 title-missing', '506 title-missing'];

type Picture = Post['gallery'][number];

let files: DemoFiles;
let pictures: Map<string, Picture>;

const kindNamed = (kind: string) => ({
  id: Object.keys(POST_TYPES).indexOf(kind),
  name: POST_TYPES[kind] ?? '',
});

/** A demo post as the database will have it. */
function postOf(demo: DemoPost): Post {
  const cities = files.countries.flatMap((country) => country.cities);
  const city = cities.find(({ key }) => key === demo.city);
  const area = city?.areas.find(({ key }) => key === demo.area);
  const category = files.categories.find(({ key }) => key === demo.category);
  const [latitude, longitude] = demo.map ?? [];
  const cityId = city ? cities.indexOf(city) : 0;
  const {
    phone = null,
    whatsapp = null,
    email = null,
    opening_hours = null,
  } = demo.information ?? {};
  const dateOf = (text: string | undefined) =>
    text ? resolveRelativeDate(text, NOW, city?.time_zone ?? 'UTC') : null;
  return {
    id: demo.id,
    is_active: true,
    stick_top: demo.sticky !== undefined,
    translated_from: null,
    title: demo.title ?? null,
    slug: demo.slug ?? null,
    description: demo.description,
    start: dateOf(demo.start),
    end: dateOf(demo.end),
    price: demo.price ?? null,
    currency: demo.currency ?? null,
    post_type: kindNamed(demo.kind),
    nationality: { language_query: demo.community },
    city: city ? { ...city, id: cityId } : null,
    area: area ? { id: 1, name: area.name, city: { id: cityId } } : null,
    post_category: category
      ? { id: 1, name: category.name, post_types: category.kinds.map(kindNamed) }
      : null,
    picture: (demo.picture && pictures.get(demo.picture)) || null,
    gallery: demo.gallery.flatMap((key) => pictures.get(key) ?? []),
    information: { phone, whatsapp, email, opening_hours },
    sources: demo.sources.map(({ title, url = null }) => ({ title, url })),
    map: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  };
}

beforeAll(async () => {
  files = await readDemoFiles(SEED);
  const entries = files.pictures
    .filter(({ file }) => file.endsWith('.webp'))
    .map(async ({ key, file, alt }) => {
      const { width, height } = await sharp(path.join(SEED, 'pictures', file)).metadata();
      return [key, { alternativeText: alt, width, height }] as const;
    });
  pictures = new Map(await Promise.all(entries));
});

describe('the demo content', () => {
  const problemsOf = () => {
    const known = new Set(files.posts.flatMap(({ id, slug }) => [String(id), slug ?? '']));
    return files.posts.flatMap((demo) => {
      const duplicateCandidates = files.posts
        .filter(
          ({ kind, community, city }) =>
            kind === demo.kind && community === demo.community && city === demo.city,
        )
        .map(({ id, title = null }) => ({ id, title }));
      const context = {
        postExists: (slugOrId: string) => known.has(slugOrId),
        duplicateCandidates,
        titleAtSlug: null,
        otherLanguages: new Map(),
        missingLanguages: [],
        suspiciousWords: finderOf(files.scamRules.flatMap(({ words }) => words.split('\n'))),
        usualPrice: null,
      };
      return checkPost(postOf(demo), context).map((problem) => ({ post: demo.id, ...problem }));
    });
  };

  test('speaks of paying as scams do nowhere but where it is meant to', () => {
    const scams = problemsOf().filter(({ code }) => code === 'scam-words');
    expect(scams.map(({ post, values }) => `${post} ${values.words}`)).toEqual([]);
  });

  test('has no errors but those it is meant to show', () => {
    const errors = problemsOf().filter(({ level }) => level === 'error');
    expect(errors.map(({ post, code }) => `${post} ${code}`)).toEqual(WITHOUT_TITLE);
  });
});
